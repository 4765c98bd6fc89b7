import { defineRule } from '../rule.ts';
import { sharesOf } from '../tables/shares.ts';

export const startUnaffordable = defineRule({
  code: 'start-unaffordable',
  family: 'arithmetic',
  severity: 'error',
  summary: "A player's starting money does not buy the cheapest president's certificate.",
  why: 'No corporation could be started in the first stock round.',
  bad: { players: { 4: { cash: 100 } } },
  good: { players: { 4: { cash: 140 } } },
  message: ({ players, cash, price }: { players: string; cash: number; price: number }) => ({
    message: `With ${players} players each starts with ${cash}, but the cheapest president's certificate costs ${price}.`,
    hint: 'Give more money, or add a lower starting price.',
  }),
  *check({ title, market }) {
    const sizes = sharesOf(title).flatMap(({ shares: [president], shareSize }) =>
      president === undefined ? [] : [president / shareSize],
    );
    if (sizes.length === 0 || market.parCells.length === 0) return;
    const price = market.lowestPar * Math.min(...sizes);
    for (const [players, { cash }] of Object.entries(title.players)) {
      if (cash < price) yield { at: `/players/${players}/cash`, says: { players, cash, price } };
    }
  },
});
