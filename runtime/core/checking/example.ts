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

/** One way into the small title's off-board area is narrow. */
export const narrowTrack: Patch = {
  map: {
    hexes: {
      C1: {
        paths: [
          { from: 3, to: 's0', track: 'narrow' },
          { from: 4, to: 's0' },
        ],
      },
    },
  },
};

/** A mechanic in a title with company loans of 100, or, for contrast, without any. */
export const withLoans = (use: object, loans = true): Patch =>
  loans
    ? {
        mechanics: [{ id: 'company-loans', count: 40, value: 100 }, use],
        phases: [{ id: '6', status: ['no_loans'] }],
        ...operatingSteps({ id: 'loan-desk', after: 'buy-train', $before: 'track' }),
      }
    : { mechanics: [use] };
