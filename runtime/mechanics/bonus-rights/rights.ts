/** Who has which right, and how many are left. */
import type { Play } from '../../kernel/play.ts';
import { BANK, isOperator, isPlayer } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { cashOf } from '../../core/bank.ts';
import { ownerOf } from '../../core/privates.ts';

export interface Right {
  readonly id: string;
  readonly description: string;
  readonly private: string;
  readonly hexes: readonly string[];
  readonly amount: number;
}

/** Of one right. */
export interface RightState {
  readonly owners: readonly EntityId[];
  /** Tokens still for sale, `null`: without end. */
  readonly left: number | null;
}

export interface Rights {
  readonly all: readonly Right[];
  readonly price: number;
  readonly of: (play: Play, right: Right) => RightState;
  readonly set: (play: Play, right: Right, state: RightState) => void;
  readonly buyObjection: (play: Play, right: Right, operator: EntityId) => Objection | null;
}

export const rightsOf = (slice: string, all: readonly Right[], price: number): Rights => {
  const of = (play: Play, right: Right): RightState => play.state.slices[slice]?.[right.id] as RightState;
  return {
    all,
    price,
    of,
    set: (play, right, state) => play.set(['slices', slice, right.id], state),
    buyObjection(play, right, operator) {
      const { owners, left } = of(play, right);
      const holder = ownerOf(play, right.private);
      if (owners.includes(operator)) return objection('right.unavailable', `${operator} has this right.`);
      if (holder !== null && (isPlayer(holder) || holder === BANK)) {
        return objection('right.unavailable', `${right.description} is not sold while a player owns ${right.private}.`);
      }
      if (left === 0) return objection('right.unavailable', `There is no ${right.description} left.`);
      return cashOf(play, operator) < price ? objection('right.cash', `${right.description} costs ${price}.`) : null;
    },
  };
};

/** Who is paid for a right: the corporation that owns the private, else the bank. */
export const receiverOf = (play: Play, right: Right): EntityId => {
  const holder = ownerOf(play, right.private);
  return holder !== null && isOperator(holder) ? holder : BANK;
};
