/** Rights to a bonus (1856: the tunnel at Sarnia, the bridge at Buffalo). They outlive the private that brought them. */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { isOperator } from '../../kernel/state.ts';
import { buyRight } from './buy-right.ts';
import { manifest } from './manifest.ts';
import { rightsOf } from './rights.ts';
import type { Right } from './rights.ts';

declare module '../../kernel/actions.ts' {
  interface ActionFields {
    special_buy: { description: string; cost?: number };
  }
}

interface Options {
  readonly price: number;
  readonly supply: number | 'unlimited';
  readonly rights: readonly Right[];
}

export const bonusRights = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { price, supply, rights: all } }) => {
    const rights = rightsOf(id, all, price);
    const left = supply === 'unlimited' ? null : supply;
    const oneMore = (count: number | null): number | null => (count === null ? null : count + 1);
    return {
      state: () => Object.fromEntries(all.map((right) => [right.id, { owners: [], left }])),
      steps: { 'buy-right': buyRight(rights) },
      hooks: {
        privateBought(play, { company, buyer }) {
          const right = all.find((r) => r.private === company);
          if (right === undefined || !isOperator(buyer)) return;
          const state = rights.of(play, right);
          rights.set(play, right, { ...state, owners: [...state.owners, buyer] });
        },
        // No corporation ever bought it: the owner's own token is for sale too.
        privateClosed(play, { company }) {
          const right = all.find((r) => r.private === company);
          if (right === undefined) return;
          const state = rights.of(play, right);
          if (state.owners.length === 0) rights.set(play, right, { ...state, left: oneMore(state.left) });
        },
        corporationAbsorbed(play, { corporation, by }) {
          for (const right of all) {
            const { owners, left: remaining } = rights.of(play, right);
            if (!owners.includes(corporation)) continue;
            const others = owners.filter((o) => o !== corporation);
            const has = others.includes(by);
            rights.set(play, right, {
              owners: has ? others : [...others, by],
              left: has ? oneMore(remaining) : remaining,
            });
          }
        },
        routeRevenue(play, revenue, { operator, stops }) {
          let more = 0;
          for (const right of all) {
            if (!rights.of(play, right).owners.includes(operator)) continue;
            more += right.amount * right.hexes.filter((hex) => stops.some((stop) => stop.hex === hex)).length;
          }
          return revenue + more;
        },
      },
    };
  },
});
