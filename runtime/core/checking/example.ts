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

/** The small title's market with its highest starting price in a zone of its own, by name `high`. */
export const marketWithHighPar = (zone: object = { name: 'High starting price', par: true }): Patch => ({
  zones: { high: zone },
  rows: [
    [60, 66, 74, { price: 82, zones: ['high'] }, 90, 100, 112, 126, 142, 160, 180, 200],
    [55, 62, 68, { price: 76, zones: ['par'] }, 84, 92, 102, 114, 128],
    [50, 58, 64, { price: 70, zones: ['par'] }, 78, 86, 94],
    [{ price: 44, zones: ['low'] }, 52, 60, { price: 66, zones: ['par'] }, 72],
    [{ price: 38, zones: ['low'] }, { price: 46, zones: ['low'] }, 54],
  ],
});

/** What the mechanic "nationalization" is given where the Western Railway is formed out of the others. */
export const formingWestern = {
  id: 'nationalization',
  national: 'WR',
  loanValue: 100,
  sharesForOne: 2,
  price: { row: 0, least: 82, step: 2, dropLowestAbove: 2 },
  tokens: { limit: 5, price: 40 },
  trainsKept: 2,
} as const;
