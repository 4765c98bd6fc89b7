import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'limited-zone',
  summary:
    'A zone of the market is closed until the phase has a certain status: until then a step to the right into it leads up, and a step up into it nowhere.',
  provides: {
    statuses: { blue_zone: { summary: 'The zone of the market that waits for this status is open.' } },
    attributes: {
      zones: {
        requiresStatus: {
          summary: 'Markers enter the zone only in phases with this status.',
          options: { description: 'Status of a phase.', type: 'string', 'x-refers': 'statuses', minLength: 1 },
        },
      },
    },
  },
};
