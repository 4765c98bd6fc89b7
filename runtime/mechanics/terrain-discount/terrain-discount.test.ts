import { describe, expect, it } from 'vitest';

import { company, corporation, givePrivate, operate, player, railGame } from '../../../test/support/rail-title.ts';
import { layCost } from '../../core/map/lay-tile.ts';
import type { AbilityDefinition } from '../../kernel/title.ts';
import type { EntityId } from '../../kernel/state.ts';
import { terrainDiscount } from './index.ts';

const MINES: AbilityDefinition = { type: 'tile_discount', ownerType: 'corporation', discount: 80, terrain: 'mountain' };

/** What a straight tile costs AB on each hex, with the company in the hands of `owner`. */
const costs = (ability: AbilityDefinition, owner: EntityId): Readonly<Record<string, number>> => {
  const game = railGame({
    with: [terrainDiscount],
    mechanics: [{ id: 'terrain-discount' }],
    privates: [company('M', 50, ability)],
  });
  operate(game.context);
  givePrivate(game.context, 'M', owner);
  const cost = (hex: string) => layCost(game.context, { operator: corporation('AB'), hex, tile: '9', rotation: 0 });
  return { B4: cost('B4'), B6: cost('B6'), B8: cost('B8'), C5: cost('C5') };
};

describe('a company that makes mountains cheaper', () => {
  it('does so for the corporation that owns it, where the ground is mountain and nothing else', () => {
    expect(costs(MINES, corporation('AB'))).toEqual({ B4: 0, B6: 60, B8: 40, C5: 0 });
  });

  it('does nothing for others', () => {
    expect(costs(MINES, corporation('CD'))).toEqual({ B4: 80, B6: 60, B8: 40, C5: 0 });
    expect(costs(MINES, player(1))).toEqual({ B4: 80, B6: 60, B8: 40, C5: 0 });
  });

  it('takes off no more than the ground costs, and counts on mixed ground where the title says so', () => {
    expect(costs({ ...MINES, mixed: true }, corporation('AB'))).toMatchObject({ B4: 0, B6: 0, B8: 40 });
    expect(costs({ ...MINES, discount: 50 }, corporation('AB'))).toMatchObject({ B4: 30 });
  });

  it('may be for some hexes only', () => {
    expect(costs({ ...MINES, mixed: true, hexes: ['B6'] }, corporation('AB'))).toMatchObject({ B4: 80, B6: 0 });
  });
});
