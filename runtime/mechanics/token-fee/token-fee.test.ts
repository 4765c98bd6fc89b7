import { expect, it } from 'vitest';

import { corporation, shareGame, shareTitle } from '../../../test/support/share-title.ts';
import { tokenFee } from './index.ts';

it('a corporation pays the fee from what its first certificate brought', () => {
  const game = shareGame({
    title: {
      ...shareTitle,
      policies: { ...shareTitle.policies, capitalization: { mode: 'incremental' } },
      mechanics: [{ id: 'token-fee' }],
      corporations: [
        { id: 'AB', name: 'AB', tokens: [], tokenFee: 90 },
        { id: 'CD', name: 'CD', tokens: [] },
      ],
    },
    mechanics: [tokenFee],
  });
  const par = (entity: number, id: string) =>
    game.apply({ type: 'par', entity, entity_type: 'player', corporation: id, share_price: '100,0,4' });
  par(1, 'AB');
  expect(game.state.cash[corporation('AB')]).toBe(200 - 90);
  expect(game.changes().filter((c) => c.kind === 'money' && c.rule === 'token.fee')).toHaveLength(1);
  par(2, 'CD');
  expect(game.state.cash[corporation('CD')]).toBe(200);
});
