import { describe, expect, it } from 'vitest';

import { corporation, laysBy, operate } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { Game } from '../../kernel/game.ts';
import { layTile } from '../../core/map/lay-tile.ts';
import { townChanges } from './index.ts';

/** AB's home B2 has a city with an exit to B4, and on B4 lies a town on the way to B6. */
const game = (status: readonly string[]): Game => {
  const it = turnGame({
    uses: [{ id: 'town-changes', changes: { '4': ['57', '8', '9'] } }],
    with: [townChanges],
    steps: [{ id: 'track' }],
    change: (title) => ({
      ...title,
      phases: title.phases.map((phase) => ({ ...phase, status })),
      tiles: {
        manifest: { ...title.tiles.manifest, '4': 1 },
        definitions: { ...title.tiles.definitions, '4': { color: 'yellow', town: 10, exits: [0, 3] } },
      },
    }),
  });
  const play = it.context;
  operate(play);
  const lay = (hex: string, tile: string) =>
    layTile(play, {
      operator: corporation('AB'),
      hex,
      tile,
      rotation: 0,
      by: null,
      special: true,
      connectAnywhere: true,
    });
  lay('B2', '57-0');
  lay('B4', '4-0');
  return it;
};

describe('in phases in which towns change', () => {
  it('a town becomes a city or mere track of the same colour, all exits kept', () => {
    const lays = laysBy(game(['upgradeable_towns']), 'AB').filter((lay) => lay.startsWith('B4'));
    expect(lays.sort()).toEqual(['B4 57/0', 'B4 57/3', 'B4 9/0', 'B4 9/3']);
  });

  it('not before', () => {
    expect(laysBy(game([]), 'AB').filter((lay) => lay.startsWith('B4'))).toEqual([]);
  });

  it('a tile that turns an exit away is refused', () => {
    const lay = { type: 'lay_tile', entity: 'AB', entity_type: 'corporation', hex: 'B4', tile: '8-0', rotation: 1 };
    expect(game(['upgradeable_towns']).explain(lay)?.rule).toBe('town-changes.exits');
  });
});
