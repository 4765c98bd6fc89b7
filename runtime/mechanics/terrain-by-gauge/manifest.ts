import type { Manifest } from '../../kernel/manifest.ts';

const gauge = { description: 'Name of a gauge.', type: 'string', 'x-refers': 'gauges', minLength: 1 };
const divisor = {
  description: 'The terrain costs its figure divided by this, rounded down.',
  type: 'integer',
  minimum: 1,
};

export const manifest: Manifest = {
  name: 'terrain-by-gauge',
  summary: 'Terrain is paid at every lay and upgrade, and costs by the gauge of the track that is added.',
  options: {
    type: 'object',
    required: ['added'],
    properties: {
      added: {
        description:
          'Gauges in the order in which they decide: the first that is among the added track sets the cost; if none is, the last.',
        type: 'array',
        minItems: 1,
        items: {
          description: 'A gauge and what it makes of the cost.',
          type: 'object',
          additionalProperties: false,
          required: ['gauge', 'divisor'],
          properties: { gauge, divisor },
        },
      },
    },
  },
  provides: {
    abilities: {
      terrain_discount: {
        summary: 'Its owner pays less for the terrain where the added track is of certain gauges.',
        options: {
          type: 'object',
          required: ['gauges', 'divisor'],
          properties: {
            gauges: { description: 'Gauges it is for.', type: 'array', minItems: 1, items: gauge },
            divisor,
          },
        },
      },
    },
    rules: { 'track.lay-cost': 'Terrain is paid at every lay, by the gauge of the added track.' },
  },
};
