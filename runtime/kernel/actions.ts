/**
 * Actions: the vocabulary and the fields of the public log format (core rules 2.2, 2.6), so that a logged action is an
 * action of ours as it stands.
 */

export type EntityType = 'player' | 'corporation' | 'minor' | 'company';

/** Fields by action type; a mechanic adds its own by extending this interface. */
export interface ActionFields {
  bid: { price: number; company?: string; corporation?: string; minor?: string };
  pass: object;
  par: { corporation: string; share_price: string };
  buy_shares: { shares: readonly string[]; percent?: number; share_price?: number; swap?: string };
  sell_shares: { shares: readonly string[]; percent?: number; share_price?: number; swap?: string };
  buy_company: { company: string; price: number };
  lay_tile: { hex: string; tile: string; rotation: number };
  place_token: { city: string; slot?: number; cost?: number; tokener?: string };
  run_routes: { routes: readonly RouteAction[]; extra_revenue?: number; subsidy?: number };
  dividend: { kind: string; amount?: number };
  buy_train: { train: string; price: number; variant?: string; exchange?: string };
  discard_train: { train: string };
  bankrupt: { option?: string };
  /** Types from here on are of the format, but only titles whose mechanics declare their fields know them. */
  choose: { choice: string };
  assign: { target: string; target_type: string };
  take_loan: { loan: number };
  payoff_loan: { loan: number };
  payoff_debt: { amount?: number };
  merge: { corporation?: string; minor?: string };
  remove_token: { city: string; slot?: number };
  buy_token: { city: string; price: number; slot?: number };
  end_game: object;
  message: { message?: string };
  program_share_pass: { unconditional?: boolean; indefinite?: boolean };
  program_buy_shares: {
    corporation: string;
    until_condition: string | number;
    from_market?: boolean;
    auto_pass_after?: boolean;
  };
  program_auction_bid: {
    bid_target: string;
    enable_maximum_bid?: boolean;
    maximum_bid?: number;
    enable_buy_price?: boolean;
    buy_price?: number;
    auto_pass_after?: boolean;
  };
  program_disable: { reason?: string; original_type?: string };
}

/** One train's run: which chains of hexes lie between its stops (core rules 2.7). */
export interface RouteAction {
  readonly train: string;
  readonly connections?: readonly (readonly string[])[];
  readonly hexes?: readonly string[];
  readonly revenue?: number;
  readonly nodes?: readonly string[];
  readonly [field: string]: unknown;
}

export interface Envelope {
  /** A player's id, or the name of a corporation, minor or private. */
  readonly entity: number | string;
  readonly entity_type: EntityType;
  /** Place in the log; absent in automatic actions. */
  readonly id?: number;
  readonly auto_actions?: readonly Action[];
}

export type ActionType = keyof ActionFields;
export type ActionOf<T extends ActionType> = Envelope & { readonly type: T } & Readonly<ActionFields[T]>;
export type Action = { [T in ActionType]: ActionOf<T> }[ActionType];

/** An action as it comes from outside, not yet known to be one. */
export interface RawAction {
  readonly type: string;
  readonly entity: number | string;
  readonly entity_type: string;
  readonly [field: string]: unknown;
}

/**
 * What a player may do now: a complete action, and where one number in it is free, the range it may be taken from
 * (a price from 1 to all of the treasury is one entry, not hundreds).
 */
export interface Legal {
  readonly action: Action;
  readonly range?: {
    readonly field: 'price' | 'amount';
    readonly min: number;
    readonly max: number;
    readonly step: number;
  };
}

/**
 * Kind of each field, for the check at the door. A trailing `?` marks an optional field.
 * Kinds: company, corporation, corporations, minor, operator, hex, tile, train, city, cell, shares, share, money, integer, rotation, routes, text, boolean, any.
 */
export type FieldKinds = Readonly<Record<string, string>>;

export const CORE_ACTIONS: Readonly<Record<string, FieldKinds>> = {
  bid: { price: 'money', company: 'company?', corporation: 'corporation?', minor: 'minor?' },
  pass: {},
  par: { corporation: 'corporation', share_price: 'cell' },
  buy_shares: { shares: 'shares', percent: 'integer?', share_price: 'any?', swap: 'share?' },
  sell_shares: { shares: 'shares', percent: 'integer?', share_price: 'any?', swap: 'share?' },
  buy_company: { company: 'company', price: 'money' },
  lay_tile: { hex: 'hex', tile: 'tile', rotation: 'rotation' },
  place_token: { city: 'city', slot: 'any?', cost: 'any?', tokener: 'any?' },
  run_routes: { routes: 'routes', extra_revenue: 'any?', subsidy: 'any?' },
  dividend: { kind: 'text', amount: 'any?' },
  buy_train: { train: 'train', price: 'money', variant: 'text?', exchange: 'train?' },
  discard_train: { train: 'train' },
  bankrupt: { option: 'any?' },
  end_game: {},
  message: { message: 'any?' },
  program_share_pass: { unconditional: 'boolean?', indefinite: 'boolean?' },
  program_buy_shares: {
    corporation: 'corporation',
    until_condition: 'any',
    from_market: 'boolean?',
    auto_pass_after: 'boolean?',
  },
  program_auction_bid: {
    bid_target: 'text',
    enable_maximum_bid: 'boolean?',
    maximum_bid: 'money?',
    enable_buy_price: 'boolean?',
    buy_price: 'money?',
    auto_pass_after: 'boolean?',
  },
  program_disable: { reason: 'any?', original_type: 'any?' },
};
