import { describe, expect, it } from 'vitest';

import {
  company,
  corporation,
  givePrivate,
  laysBy,
  operate,
  player,
  railGame,
  setCash,
} from '../../../test/support/rail-title.ts';
import type { Game } from '../../kernel/game.ts';
import type { AbilityDefinition } from '../../kernel/title.ts';
import { privateTrack } from './index.ts';

/** AB, of player 1, is at its track step; the company X has the power. */
const game = (ability: Omit<AbilityDefinition, 'type'>, owner: 'AB' | 'CD' | 1 | 2): Game => {
  const it = railGame({
    with: [privateTrack],
    mechanics: [{ id: 'private-track' }],
    privates: [company('X', 40, { type: 'tile_lay', ...ability })],
  });
  givePrivate(it.context, 'X', typeof owner === 'number' ? player(owner) : corporation(owner));
  operate(it.context);
  return it;
};

const by = (entity: string, entity_type: string) => ({ entity, entity_type });
const lay = (it: Game, entity: string, hex: string, tile: string, rotation: number): void => {
  const type = entity === 'X' ? 'company' : 'corporation';
  it.apply({ type: 'lay_tile', ...by(entity, type), hex, tile, rotation });
};
const refusal = (act: () => unknown): string => {
  try {
    act();
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'rule' in error ? String(error.rule) : String(error);
  }
};

/** 1,000, and what its own private has just paid. */
const AB_CASH = 1005;

describe('a company that lays beside the ordinary track', () => {
  const EXTRA = {
    ownerType: 'corporation',
    hexes: ['C5'],
    tiles: ['8', '9'],
    when: ['owning_corp_or_turn'],
    count: 1,
  } as const;

  it("lays at any time of its owner's turn, without a connection, once; the ordinary lay stays", () => {
    const it = game(EXTRA, 'AB');
    expect(laysBy(it, 'X')).toContain('C5 9/0');
    lay(it, 'X', 'C5', '9-0', 0);
    expect(it.state.hexes['C5']).toMatchObject({ tile: '9-0', rotation: 0 });
    expect(laysBy(it, 'X')).toEqual([]);
    expect(it.waiting()).toMatchObject({ step: 'track', entities: [corporation('AB')] });
    expect(laysBy(it, 'AB')).not.toEqual([]);
  });

  it('lays nothing for others', () => {
    expect(laysBy(game(EXTRA, 'CD'), 'X')).toEqual([]);
    expect(laysBy(game(EXTRA, 1), 'X')).toEqual([]);
    expect(refusal(() => lay(game(EXTRA, 'CD'), 'X', 'C5', '9-0', 0))).toBe('turn.waiting');
  });

  it('pays for the ground, unless it is free', () => {
    const mountain = { ...EXTRA, hexes: ['B4'] };
    const it = game(mountain, 'AB');
    lay(it, 'X', 'B4', '9-0', 0);
    expect(it.state.cash[corporation('AB')]).toBe(AB_CASH - 80);
    const free = game({ ...mountain, free: true }, 'AB');
    lay(free, 'X', 'B4', '9-0', 0);
    expect(free.state.cash[corporation('AB')]).toBe(AB_CASH);
  });
});

describe('a company of a player', () => {
  const PORT = {
    ownerType: 'player',
    hexes: ['C7'],
    tiles: ['58'],
    when: ['stock_round', 'owning_player_track', 'or_between_turns'],
    count: 1,
  } as const;

  it('lays before the first action of any turn', () => {
    const it = game(PORT, 2);
    expect(laysBy(it, 'X')).not.toEqual([]);
    lay(it, 'AB', 'B2', '5-0', 0);
    expect(laysBy(it, 'X')).toEqual([]);
  });

  it('keeps the track step of the corporations open that its owner presides', () => {
    const it = game(PORT, 1);
    lay(it, 'AB', 'B2', '5-0', 0);
    expect(it.waiting()).toMatchObject({ step: 'track', types: ['pass'] });
    expect(laysBy(it, 'X')).not.toEqual([]);
    const other = game(PORT, 2);
    lay(other, 'AB', 'B2', '5-0', 0);
    expect(other.waiting()?.step).not.toBe('track');
  });
});

describe('a company with a power for the moment of its sale', () => {
  const ON_SALE = { ownerType: 'corporation', hexes: ['A5'], tiles: ['57'], when: ['sold'], count: 1 } as const;
  const sell = (it: Game): void =>
    void it.apply({ type: 'buy_company', ...by('AB', 'corporation'), company: 'X', price: 80 });

  it('is asked at once, before play goes on', () => {
    const it = game(ON_SALE, 2);
    expect(laysBy(it, 'X')).toEqual([]);
    sell(it);
    expect(it.waiting()).toMatchObject({ step: 'special-track', entities: ['company:X'], types: ['lay_tile', 'pass'] });
    expect(refusal(() => lay(it, 'AB', 'B4', '9-0', 0))).toBe('turn.waiting');
    expect(laysBy(it, 'X')).toContain('A5 57/0');
    lay(it, 'X', 'A5', '57-0', 0);
    expect(it.waiting()).toMatchObject({ step: 'track', entities: [corporation('AB')] });
  });

  it('lets who sold it pay for the ground', () => {
    const it = game({ ...ON_SALE, hexes: ['B4'], tiles: ['9'] }, 2);
    sell(it);
    const before = it.state.cash[player(2)] ?? 0;
    lay(it, 'X', 'B4', '9-0', 0);
    expect([it.state.cash[player(2)], it.state.cash[corporation('AB')]]).toEqual([before - 80, 920]);
  });

  it('loses what it declines', () => {
    const it = game(ON_SALE, 2);
    sell(it);
    it.apply({ type: 'pass', ...by('X', 'company') });
    expect(it.waiting()).toMatchObject({ step: 'track' });
    expect(laysBy(it, 'X')).toEqual([]);
  });
});

describe('a company that lays two tiles together', () => {
  const DOUBLE = {
    ownerType: 'corporation',
    hexes: ['C3', 'C5'],
    tiles: ['8', '9'],
    when: ['track'],
    count: 2,
    together: true,
    mustLayAll: true,
    lostWhenBuilt: true,
  } as const;

  it('lays the second at once, and cannot decline it', () => {
    const it = game(DOUBLE, 'AB');
    lay(it, 'X', 'C3', '8-0', 0);
    expect(it.waiting()).toMatchObject({ step: 'special-track', entities: ['company:X'], types: ['lay_tile'] });
    expect(refusal(() => it.apply({ type: 'pass', ...by('X', 'company') }))).toBe('turn.waiting');
    lay(it, 'X', 'C5', '9-0', 0);
    expect(it.waiting()).toMatchObject({ step: 'track', types: ['lay_tile', 'pass'] });
    expect(laysBy(it, 'X')).toEqual([]);
  });

  it('joins them to each other: private-track.together', () => {
    const it = game(DOUBLE, 'AB');
    // C3 has hexes beyond its edges 0 (C5), 1 (B4) and 2 (B2); only what leads to C5 counts.
    expect(laysBy(it, 'X').filter((place) => place.startsWith('C3'))).toEqual(['C3 8/0']);
    expect(refusal(() => lay(it, 'X', 'C3', '8-0', 1))).toBe('private-track.together');
    lay(it, 'X', 'C3', '8-0', 0);
    expect(refusal(() => lay(it, 'X', 'C5', '8-0', 0))).toBe('private-track.together');
  });

  it('may decline the rest where the title does not ask for all', () => {
    const it = game({ ...DOUBLE, mustLayAll: false }, 'AB');
    lay(it, 'X', 'C3', '8-0', 0);
    it.apply({ type: 'pass', ...by('X', 'company') });
    expect(it.waiting()).toMatchObject({ step: 'track', entities: [corporation('AB')] });
    expect(laysBy(it, 'X')).toEqual([]);
  });

  it('keeps the track step open, also while it could still be bought', () => {
    const owned = game(DOUBLE, 'AB');
    lay(owned, 'AB', 'B2', '5-0', 0);
    expect(owned.waiting()).toMatchObject({ step: 'track', types: ['pass'] });
    const forSale = game(DOUBLE, 2);
    lay(forSale, 'AB', 'B2', '5-0', 0);
    expect(forSale.waiting()).toMatchObject({ step: 'track', types: ['pass'] });
  });

  it('loses the power when its owner builds there by itself', () => {
    const it = game({ ...DOUBLE, hexes: ['B2', 'C3'] }, 'AB');
    expect(laysBy(it, 'X')).not.toEqual([]);
    lay(it, 'AB', 'B2', '5-0', 0);
    expect(laysBy(it, 'X')).toEqual([]);
    expect(it.waiting()?.step).not.toBe('track');
  });
});

describe('what a lay costs, and where it may be', () => {
  const POWER = { ownerType: 'corporation', tiles: ['5', '9'], when: ['owning_corp_or_turn'], count: 1 } as const;
  const paid = (more: object): number => {
    const it = game({ ...POWER, hexes: ['B4'], ...more }, 'AB');
    lay(it, 'X', 'B4', '9-0', 0);
    return AB_CASH - (it.state.cash[corporation('AB')] ?? 0);
  };

  it('the ground of B4 is 80; a price of its own comes on top, a discount comes off', () => {
    expect([paid({}), paid({ cost: 30 }), paid({ discount: 50 }), paid({ free: true, cost: 30 })]).toEqual([
      80, 110, 30, 30,
    ]);
  });

  it('a tile that its owner cannot pay is not listed', () => {
    const it = game({ ...POWER, hexes: ['B4'] }, 'AB');
    setCash(it.context, corporation('AB'), 79);
    expect(laysBy(it, 'X')).toEqual([]);
    setCash(it.context, corporation('AB'), 80);
    expect(laysBy(it, 'X')).not.toEqual([]);
  });

  it('without named hexes any will do, with `reachable` only those that its owner reaches', () => {
    const anywhere = game({ ...POWER }, 'AB');
    expect(laysBy(anywhere, 'X').map((place) => place.split(' ')[0])).toEqual(
      expect.arrayContaining(['A3', 'B4', 'C5']),
    );
    const joined = game({ ...POWER, reachable: true }, 'AB');
    // AB stands in a city without track: only that hex itself is joined to it.
    expect([...new Set(laysBy(joined, 'X').map((place) => place.split(' ')[0]))]).toEqual(['B2']);
  });
});

describe('a power that stands for the ordinary lay of the turn', () => {
  const INSTEAD = {
    ownerType: 'corporation',
    hexes: ['C5'],
    tiles: ['9'],
    when: ['owning_corp_or_turn'],
    count: 2,
    consumeTileLay: true,
  } as const;

  it('uses it up', () => {
    const it = game(INSTEAD, 'AB');
    lay(it, 'X', 'C5', '9-0', 0);
    expect(laysBy(it, 'AB')).toEqual([]);
    expect(it.waiting()?.step).not.toBe('track');
  });

  it('is none once that is used: track.no-lay-left', () => {
    const it = game(INSTEAD, 'AB');
    lay(it, 'AB', 'B2', '5-0', 0);
    expect(laysBy(it, 'X')).toEqual([]);
    expect(refusal(() => lay(it, 'X', 'C5', '9-0', 0))).toBe('track.no-lay-left');
  });
});
