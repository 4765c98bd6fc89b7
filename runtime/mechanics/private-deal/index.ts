/** Private companies dealt at the start (1889: beginner's game). Each draws a number, in the order of the title; the lowest is dealt first. */
import { tellEvent } from '../../kernel/hooks.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import { BANK } from '../../kernel/state.ts';
import { pay } from '../../core/bank.ts';
import { ownerOf, transferPrivate } from '../../core/privates.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly price?: 'value' | 'nothing';
}

export const privateDeal = defineMechanic<Options>({
  manifest,
  behave: ({ options: { price = 'value' } }) => ({
    hooks: {
      gameStarted(play) {
        const drawn = play.rules.privates
          .filter((info) => ownerOf(play, info.id) === BANK)
          .map((info) => ({ info, draw: play.draw() }))
          .sort((a, b) => a.draw - b.draw);
        for (const [seat, player] of play.state.order.entries()) {
          const info = drawn[seat]?.info;
          if (info === undefined) return;
          const cost = price === 'value' ? info.value : 0;
          if (cost > 0) pay(play, player, BANK, cost, 'private-deal.price');
          transferPrivate(play, info.id, player);
          tellEvent(play, 'privateBought', { company: info.id, buyer: player, seller: BANK, price: cost });
        }
      },
    },
  }),
});
