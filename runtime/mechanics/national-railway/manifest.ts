import type { Manifest } from '../../kernel/manifest.ts';

const money = (description: string) => ({ description, type: 'integer', minimum: 0, maximum: 1000000 });
const count = (description: string) => ({ description, type: 'integer', minimum: 0, maximum: 999 });

export const manifest: Manifest = {
  name: 'national-railway',
  summary:
    'A corporation that buys only trains that never rust, trades trains at their price, and until it has owned such a train keeps what it earns while its price stands still.',
  options: {
    type: 'object',
    required: ['corporation', 'mustBuyAbove', 'mustBuyAboveWithRusting'],
    properties: {
      corporation: { description: 'The corporation.', type: 'string', 'x-refers': 'operators', minLength: 1 },
      mustBuyAbove: money(
        'With more cash than this it must buy its first train that never rusts, in whole currency units.',
      ),
      mustBuyAboveWithRusting: money('The same while it owns a train that rusts, in whole currency units.'),
      extraTrains: count('Trains it may own beyond the limit.'),
      extraTrainsLater: count(
        'The same once it has settled what it had too much of after its forming; as before, if left out.',
      ),
    },
  },
  provides: {
    rules: {
      'national.trains': 'The national railway buys only trains that never rust.',
    },
  },
};
