/** Pieces of the small title's patches, for the examples of rules. */
import type { Patch } from '../../kernel/mechanic-rule.ts';

/** Steps put into the operating round: `{ id: 'exchange', $before: 'track' }`. */
export const operatingSteps = (...steps: readonly object[]): Patch => ({
  rounds: { definitions: [{ id: 'operating', steps }] },
});

/** An ability of the small title's first private company, beside the one it has. */
export const harbourAbility = (ability: object): Patch => ({
  privates: [{ id: 'HC', abilities: [{ type: 'blocks_hexes', ownerType: 'player', hexes: ['B2'] }, ability] }],
});
