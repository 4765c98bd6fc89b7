import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'share-gift',
  summary: 'Whoever buys a private company from the bank receives a certificate of a corporation with it.',
  provides: {
    abilities: {
      shares: {
        summary:
          "Certificates that come with the company: an ordinary one at once; with a president's certificate the buyer names the par price.",
        options: {
          type: 'object',
          required: ['shares'],
          properties: {
            shares: {
              description:
                'Ids of certificates (`PRR_1`), or `random_president`, `first_president`, `random_share`: drawn when the game is set up.',
              anyOf: [
                {
                  description: 'Id of a certificate, or how it is drawn.',
                  type: 'string',
                  'x-refers': 'certificates',
                  'x-or': ['random_president', 'first_president', 'random_share'],
                  minLength: 1,
                },
                {
                  description: 'Several certificates.',
                  type: 'array',
                  minItems: 1,
                  items: { description: 'Id of a certificate.', type: 'string', 'x-refers': 'certificates' },
                },
              ],
            },
            corporations: {
              description: 'Corporations that `random_share` draws from. Default: all.',
              type: 'array',
              minItems: 1,
              items: { description: 'Id of a corporation.', type: 'string', 'x-refers': 'operators' },
            },
            closesWithFirstTrain: {
              description: 'The company closes when the corporation of its certificate buys its first train.',
              type: 'boolean',
            },
          },
        },
      },
    },
    rules: {
      'gift.share': 'A certificate that comes with a private company is free.',
      'gift.par': 'The bank pays a corporation that raises money by its shares the par value of those given away.',
    },
  },
};
