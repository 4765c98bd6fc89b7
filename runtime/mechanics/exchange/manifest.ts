import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'exchange',
  summary: 'A private company is exchanged for a certificate.',
  provides: {
    steps: {
      exchange: { summary: 'Private companies that may be exchanged for a certificate; nobody waits for it.' },
    },
    abilities: {
      exchange: {
        summary: 'The owner hands the company in for a certificate of one of the corporations.',
        options: {
          type: 'object',
          required: ['corporations', 'from'],
          properties: {
            corporations: {
              description:
                'Corporations whose certificates can be had: a list, `any`, or `ipoed` for those that are started.',
              anyOf: [
                { description: 'Any, or any that is started.', enum: ['any', 'ipoed'] },
                {
                  description: 'Corporations by name.',
                  type: 'array',
                  minItems: 1,
                  items: { description: 'Id of a corporation.', type: 'string', 'x-refers': 'operators' },
                },
              ],
            },
            from: {
              description: 'Where the certificate comes from: unsold ones (`ipo`) or the pool (`market`).',
              type: 'array',
              minItems: 1,
              items: { description: 'A source.', enum: ['ipo', 'market'] },
            },
          },
        },
      },
    },
    rules: {
      'exchange.ability': 'Only a company with the power to do so is exchanged, at the times it names.',
      'exchange.share':
        'A company is exchanged for an ordinary certificate of one of its corporations, from the places it names.',
    },
  },
};
