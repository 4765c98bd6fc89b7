import { describe, expect, it } from 'vitest';

import { corporation, operate } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { Game } from '../../kernel/game.ts';
import { startRound } from '../../kernel/engine.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import { layTile } from '../../core/map/lay-tile.ts';
import { placeToken } from '../../core/map/tokens.ts';
import { cityDisaster } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');

/** AB has its home in B2, under a yellow tile, and CD its second token there, in a city of two slots. */
const game = (closes: readonly string[] = []): Game => {
  const it = turnGame({
    uses: [{ id: 'city-disaster', event: 'flood', hex: 'B2', closes }],
    with: [cityDisaster],
    steps: [{ id: 'track' }],
    change: (title) => ({
      ...title,
      tiles: {
        manifest: { big: 1, '5': 4 },
        definitions: { ...title.tiles.definitions, big: { color: 'yellow', city: 20, slots: 2, exits: [0, 1] } },
      },
    }),
  });
  const play = it.context;
  operate(play);
  layTile(play, { operator: AB, hex: 'B2', tile: 'big-0', rotation: 0 });
  placeToken(play, { corporation: CD, tokenIndex: 1, hex: 'B2', city: 0 });
  placeToken(play, { corporation: CD, tokenIndex: 0, hex: 'E8', city: 0 });
  play.set(['corporations', CD, 'hadRoute'], true);
  return it;
};
const strike = (it: Game): void => tellEvent(it.context, 'trainEvent', { type: 'flood', train: '4-0' });

describe('a disaster', () => {
  it('shows the printed hex again; the tile is out of the game', () => {
    const it = game();
    strike(it);
    expect(it.state.hexes['B2']).toMatchObject({ tile: 'B2', rotation: 0, cities: [[null]] });
    expect(it.state.supply['big']).toEqual([]);
  });

  it('takes the tokens from their owners for ever', () => {
    const it = game();
    strike(it);
    expect(it.state.corporations[CD]?.tokens.map((t) => t.hex)).toEqual(['E8']);
    expect(it.state.corporations[AB]?.tokens.map((t) => t.hex)).toEqual([null]);
  });

  it('makes every corporation look for its routes anew', () => {
    const it = game();
    strike(it);
    expect(it.state.corporations[CD]?.hadRoute).toBe(false);
  });

  it('closes a corporation that stands nowhere else, where the title says so', () => {
    const it = game(['AB', 'CD']);
    strike(it);
    expect([it.state.corporations[AB]?.closed, it.state.corporations[CD]?.closed]).toEqual([true, false]);
  });

  it('is nothing to other events', () => {
    const it = game();
    tellEvent(it.context, 'trainEvent', { type: 'storm', train: '4-0' });
    expect(it.state.hexes['B2']?.tile).toBe('big-0');
  });

  it('forbids to build there until the next stock round', () => {
    const it = game();
    const lay = { type: 'lay_tile', entity: 'AB', entity_type: 'corporation', hex: 'B2', tile: '5-0', rotation: 0 };
    strike(it);
    placeToken(it.context, { corporation: AB, tokenIndex: 0, hex: 'B2', city: 0 });
    expect(it.explain(lay)?.rule).toBe('city-disaster.frozen');
    startRound(it.context, 'stock', 0, 1);
    startRound(it.context, 'operating', 1, 1);
    expect(it.explain(lay)).toBeNull();
  });
});
