import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

const reach = (to: string, hexes: object) => ({
  mechanics: [
    {
      id: 'destinations',
      while: 'incremental',
      afterwards: 'full',
      table: { NR: { to: [to] }, ER: { to: ['C7'] }, SR: { to: ['A3'] }, WR: { to: ['A7'] } },
    },
  ],
  map: { hexes },
});
/** Nothing crosses any edge of A3 that has a hex beyond it. */
const walled = { A3: { borders: [0, 1, 2, 3, 4, 5].map((edge) => ({ edge, type: 'impassable' })) } };

mechanicRuleCases('destinations', checks, {
  'way-unknown': {
    at: ['/mechanics/1/while'],
    says: /"escro"/,
    instead: 'escrow',
  },
  'way-unchanged': {
    at: ['/mechanics/1/afterwards'],
    says: /"escrow"/,
  },
  missing: {
    at: ['/mechanics/1/table'],
    says: /WR.*"escrow"/,
    // A way of its own, which waits for no destination.
    valid: [
      {
        mechanics: [{ id: 'destinations', while: 'escrow', afterwards: 'full', table: { NR: { to: ['C3'] } } }],
        corporations: ['ER', 'SR', 'WR'].map((id) => ({ id, capitalization: 'full' })),
      },
    ],
  },
  'no-start': {
    at: ['/mechanics/1/table/NR'],
    says: /NR/,
  },
  'start-without-city': {
    at: ['/mechanics/1/table/NR/from'],
    says: /NR.*\(B4\)/,
  },
  'at-home': {
    at: ['/mechanics/1/table/NR/to/0'],
    says: /NR.*\(A3\)/,
  },
  unreachable: {
    at: ['/mechanics/1/table/NR/to/0'],
    says: /NR.*\(C1\)/,
    valid: [reach('B8', {})],
    // Its home is walled in.
    invalid: [
      { patch: reach('C7', walled), at: ['/mechanics/0/table/NR/to/0', '/mechanics/0/table/SR/to/0'], says: /NR/ },
    ],
  },
});
