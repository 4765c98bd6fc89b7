import { ruleCases } from '../../../test/support/rule-cases.ts';
import { stepMissing } from './step-missing.ts';

ruleCases(stepMissing, {
  valid: [
    {
      rounds: { definitions: [{ id: 'operating', steps: [{ id: 'bankruptcy', $remove: true }] }] },
      policies: { bankruptcy: { allowed: false } },
    },
  ],
  invalid: [
    {
      patch: { rounds: { definitions: [{ id: 'auction', steps: { $replace: [{ id: 'pending-par' }] } }] } },
      at: ['/rounds/definitions/0'],
      says: /private companies are sold in it/,
    },
    {
      patch: {
        corporations: [{ id: 'SR', home: { hex: 'C3' } }],
        map: {
          hexes: {
            C3: {
              $replace: {
                color: 'yellow',
                label: 'OO',
                stops: [
                  { kind: 'city', revenue: 0 },
                  { kind: 'city', revenue: 0 },
                ],
              },
            },
          },
        },
        rounds: { definitions: [{ id: 'operating', steps: [{ id: 'home-token', $remove: true }] }] },
      },
      at: ['/rounds/definitions/2'],
      says: /"SR" chooses a city of its home/,
    },
    { patch: stepMissing.bad, at: ['/rounds/definitions/2'], says: /"route".*trains run/ },
    {
      patch: { rounds: { definitions: [{ id: 'operating', steps: [{ id: 'discard-train', $remove: true }] }] } },
      at: ['/rounds/definitions/2'],
      says: /the train limit falls/,
    },
    {
      patch: { rounds: { definitions: [{ id: 'operating', steps: [{ id: 'buy-private', $remove: true }] }] } },
      at: ['/rounds/definitions/2'],
      says: /lets corporations buy private companies/,
    },
    {
      patch: { rounds: { definitions: [{ id: 'stock', steps: [{ id: 'trade-shares', $remove: true }] }] } },
      at: ['/rounds/definitions/1'],
      says: /shares are traded/,
    },
  ],
});
