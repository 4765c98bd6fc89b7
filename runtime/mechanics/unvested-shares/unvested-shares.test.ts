import { describe, expect, it } from 'vitest';

import { corporation, deal, player, start } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { unvestedShares } from './index.ts';

/** Second stock round; player 2 presides over AB, player 1 has the shares named. */
const game = (...shares: string[]): Game => {
  const it = turnGame({ uses: [{ id: 'unvested-shares' }], with: [unvestedShares] });
  const play = it.context;
  deal(play, { [player(2)]: ['AB_0', 'AB_1'], [player(1)]: shares });
  start(play, 'AB', { owner: player(2), at: '71,3,4', operated: 1 });
  play.set(['turn'], 2);
  startRound(play, 'stock', 0, 1);
  return it;
};
const buy = { type: 'buy_shares', entity: 1, entity_type: 'player', shares: ['AB_8'], percent: 10 };
const sell = (...shares: string[]) => ({
  type: 'sell_shares',
  entity: 1,
  entity_type: 'player',
  shares,
  percent: shares.length * 10,
});

describe('who has bought a share', () => {
  it('keeps one of that corporation in the same turn', () => {
    const it = game('AB_2');
    it.apply(buy);
    expect(it.explain(sell('AB_2', 'AB_8'))?.rule).toBe('unvested.keep');
    expect(it.explain(sell('AB_2'))).toBeNull();
  });

  it('may sell what he had before he bought', () => {
    expect(game('AB_2').explain(sell('AB_2'))).toBeNull();
  });

  it('is free again in his next turn', () => {
    const it = game('AB_2');
    it.apply(buy);
    it.apply({ type: 'pass', entity: 1, entity_type: 'player' });
    for (const entity of [2, 3]) it.apply({ type: 'pass', entity, entity_type: 'player' });
    expect(it.waiting()?.entities).toEqual([player(1)]);
    expect(it.explain(sell('AB_2', 'AB_8'))).toBeNull();
  });

  it('is not bound by starting a corporation', () => {
    const it = game();
    it.apply({ type: 'par', entity: 1, entity_type: 'player', corporation: 'CD', share_price: '67,4,4' });
    expect(it.state.round.memory.unvested).toBeUndefined();
    expect(it.state.corporations[corporation('CD')]?.owner).toBe(player(1));
  });
});
