import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'par-groups',
  summary: 'Some starting prices are open only after an event.',
  options: {
    type: 'object',
    required: ['opens'],
    properties: {
      opens: {
        description:
          'Event -> zones of the market whose starting prices it opens. Zones named nowhere are open from the beginning.',
        type: 'object',
        propertyNames: { 'x-refers': 'events' },
        minProperties: 1,
        additionalProperties: {
          description: 'Zones that the event opens.',
          type: 'array',
          minItems: 1,
          items: { description: 'Id of a zone.', type: 'string', 'x-refers': 'zones' },
        },
      },
    },
  },
  provides: {
    events: {
      green_par: { summary: 'Opens further starting prices.' },
      brown_par: { summary: 'Opens further starting prices.' },
    },
  },
};
