import { expect, it } from 'vitest';

import { corporation, shareGame, shareTitle } from '../../../test/support/share-title.ts';
import { moveMarker } from '../../core/market-moves.ts';
import { sharePrice } from '../../core/share-price.ts';
import { marketPriceOnly } from './index.ts';

it('unsold shares cost what the market says, wherever the price has gone', () => {
  const game = shareGame({
    title: { ...shareTitle, mechanics: [{ id: 'market-price-only' }] },
    mechanics: [marketPriceOnly],
  });
  const AB = corporation('AB');
  const price = () => [sharePrice(game.context, AB, AB), sharePrice(game.context, AB, 'pool')];
  game.apply({ type: 'par', entity: 1, entity_type: 'player', corporation: 'AB', share_price: '90,1,4' });
  expect(price()).toEqual([90, 90]);
  moveMarker(game.context, AB, 'right', 1, 'test');
  expect(price()).toEqual([100, 100]);
  moveMarker(game.context, AB, 'down', 1, 'test');
  expect(price()).toEqual([90, 90]);
  expect(game.state.corporations[AB]?.par).toEqual({ row: 2, column: 5 });
});
