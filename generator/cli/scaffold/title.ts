export function titleFile(id: string): object {
  return {
    id,
    name: id,
    designer: 'Your name',
    rights: 'Yours.',
    currency: '$%s',
    players: {
      2: { cash: 600, certificateLimit: 20 },
      3: { cash: 400, certificateLimit: 14 },
      4: { cash: 300, certificateLimit: 11 },
    },
    bank: 4000,
    policies: {
      sales: { order: 'sell_buy', after: 'first' },
      priceMovement: { sale: 'down_share', soldOut: 'up' },
    },
    rounds: {
      opening: ['auction'],
      cycle: [{ round: 'stock' }, { round: 'operating', times: 'phase' }],
      definitions: [
        { id: 'auction', kind: 'auction', code: 'ISR', steps: [{ id: 'waterfall-auction', increment: 5 }] },
        {
          id: 'stock',
          kind: 'stock',
          code: 'SR',
          steps: [{ id: 'discard-train' }, { id: 'trade-shares' }],
        },
        {
          id: 'operating',
          kind: 'operating',
          code: 'OR',
          steps: [
            { id: 'bankruptcy' },
            { id: 'home-token' },
            { id: 'track' },
            { id: 'token' },
            { id: 'route' },
            { id: 'dividend' },
            { id: 'discard-train' },
            { id: 'buy-train' },
            { id: 'buy-private', blocks: true },
          ],
        },
      ],
    },
    mechanics: [],
    variants: {
      short_game: {
        name: 'Short game',
        description: 'The bank has 3000 and breaks sooner.',
        patch: { bank: 3000 },
      },
    },
  };
}
