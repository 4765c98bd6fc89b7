/** A nationalization in the small title: the Western Railway is formed out of the others. */
import { formingWestern } from '../../core/checking/example.ts';
import type { Patch } from '../../kernel/mechanic-rule.ts';

interface More {
  /** Whether anybody lends. */
  readonly loans?: boolean;
  /** Of the private company. */
  readonly ability?: object;
  /** Of the Western Railway. */
  readonly national?: object;
  /** Whom the mechanic "national-railway" is about. */
  readonly railway?: string;
}

export const example = (options: object, { loans = true, ability, national = {}, railway }: More = {}): Patch => ({
  mechanics: [
    ...(loans ? [{ id: 'company-loans', count: 40, value: 100 }] : []),
    ...(ability === undefined ? [] : [{ id: 'exchange' }]),
    { ...formingWestern, ...options },
    ...(railway === undefined
      ? []
      : [{ id: 'national-railway', corporation: railway, mustBuyAbove: 600, mustBuyAboveWithRusting: 400 }]),
  ],
  corporations: [{ id: 'WR', home: null, kind: 'national', ...national }],
  trains: [{ id: '6', events: [{ type: 'nationalization' }] }],
  phases: loans ? [{ id: '6', status: ['no_loans'] }] : [],
  ...(ability === undefined ? {} : { privates: [{ id: 'MC', abilities: [ability] }] }),
  rounds: {
    definitions: [
      ...(ability === undefined ? [] : [{ id: 'stock', steps: [{ id: 'exchange', $before: 'trade-shares' }] }]),
      {
        id: 'operating',
        steps: [
          ...(loans ? [{ id: 'loan-desk', after: 'buy-train', $before: 'track' }] : []),
          { id: 'pay-or-merge', $before: 'track' },
          { id: 'reduce-tokens', $before: 'track' },
          { id: 'national-discard', $before: 'track' },
        ],
      },
    ],
  },
});
