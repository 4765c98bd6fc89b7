import { describe, expect, it } from 'vitest';

import { corporation, deal, giveTrain, operate, player } from '../../../test/support/rail-title.ts';
import { listener, turnGame } from '../../../test/support/turn-title.ts';
import { closeCorporation } from '../../core/close-corporation.ts';
import { layTile } from '../../core/map/lay-tile.ts';
import { placeHomeToken } from '../../core/home-token.ts';
import { pendingTokens } from '../../core/pending-token.ts';
import { placeToken } from '../../core/map/tokens.ts';
import type { Game } from '../../kernel/game.ts';
import { reopenCorporations } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');
const { mechanic, heard } = listener(['corporationReopened']);

const game = (): Game => {
  const it = turnGame({
    uses: [{ id: 'reopen-corporations' }, { id: 'listener' }],
    with: [reopenCorporations, mechanic],
    steps: [{ id: 'track' }],
  });
  operate(it.context);
  giveTrain(it.context, AB, '2');
  deal(it.context, { pool: ['AB_2'] });
  return it;
};

describe('a corporation that closes', () => {
  it('is as new: all certificates, all tokens, no price, no trains, no money', () => {
    const it = game();
    closeCorporation(it.context, AB);
    expect(it.state.corporations[AB]).toMatchObject({
      owner: null,
      price: null,
      started: false,
      floated: false,
      closed: false,
      operated: 0,
      hadRoute: false,
    });
    expect(it.state.corporations[AB]?.tokens.map((t) => [t.hex, t.used])).toEqual([
      [null, false],
      [null, false],
    ]);
    expect(Object.keys(it.state.holdings[AB] ?? {})).toEqual([AB]);
    expect(it.state.holdings[AB]?.[AB]).toEqual(Array.from({ length: 9 }, (_, i) => `AB_${i}`));
    expect([it.state.cash[AB], it.state.trains[AB]]).toEqual([0, undefined]);
    expect(heard.at(-1)).toBe(`corporationReopened ${AB}`);
  });

  it('loses the rest of its turn: the next operates', () => {
    const it = game();
    expect(it.context.current).toBe(AB);
    closeCorporation(it.context, AB);
    expect([it.context.current, it.waiting()?.entities]).toEqual([CD, [CD]]);
  });

  it('closing in the turn of another leaves that turn as it is', () => {
    const it = game();
    closeCorporation(it.context, CD);
    expect(it.context.current).toBe(AB);
    expect(it.state.holdings[CD]?.[player(2)]).toBeUndefined();
  });

  it('has its home kept for it again: a slot, or the hex where none is free', () => {
    const it = game();
    closeCorporation(it.context, AB);
    expect(it.state.hexes['B2']).toMatchObject({ reserved: [[AB]], hexReserved: [] });
    const full = game();
    const home = full.state.corporations[AB]?.tokens.findIndex((t) => t.hex === 'B2') ?? -1;
    expect(home).toBe(0);
    closeCorporation(full.context, AB);
    full.context.change({
      kind: 'tile',
      hex: 'B2',
      before: full.state.hexes['B2'] as never,
      after: { ...(full.state.hexes['B2'] as never as object), reserved: [[]] } as never,
      rule: 'test',
    });
    layTile(full.context, { operator: CD, hex: 'B2', tile: '5-0', rotation: 0 });
    placeToken(full.context, { corporation: CD, tokenIndex: 1, hex: 'B2', city: 0 });
    full.context.set(['corporations', AB, 'closed'], false);
    closeCorporation(full.context, AB);
    expect(full.state.hexes['B2']).toMatchObject({ hexReserved: [AB] });
    // While its home is full it places no token, and nobody is asked for one.
    placeHomeToken(full.context, AB);
    expect(full.state.corporations[AB]?.tokens[0]?.hex).toBeNull();
    expect(pendingTokens(full.context)).toEqual([]);
  });
});
