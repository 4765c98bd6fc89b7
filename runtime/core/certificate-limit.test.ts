import { describe, expect, it } from 'vitest';

import {
  corporation,
  deal,
  player,
  sharePlay,
  shareTitle,
  start,
  withPolicies,
} from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import { POOL } from '../kernel/state.ts';
import { singleBundle } from './bundles.ts';
import {
  certificateCount,
  certificateLimit,
  holdingLimit,
  limitObjection,
  poolObjection,
} from './certificate-limit.ts';
import { transferPrivate } from './privates.ts';

const AB = corporation('AB');
const P1 = player(1);

const game = (at: string, held: readonly string[], limit = 16): Play => {
  const title = { ...shareTitle, players: { '3': { cash: 800, certificateLimit: limit } } };
  const play = sharePlay({ title });
  start(play, 'AB', { owner: P1, at });
  deal(play, { [P1]: held });
  return play;
};

describe('certificates that count', () => {
  it("each one certificate, the president's too, and each private company", () => {
    const play = game('100,0,4', ['AB_0', 'AB_1', 'CD_3']);
    transferPrivate(play, 'S', P1);
    expect(certificateCount(play, P1)).toBe(4);
  });

  it('not private companies where the title says so', () => {
    const play = sharePlay({ title: withPolicies({ holding: { privatesCount: false } }) });
    transferPrivate(play, 'S', P1);
    expect(certificateCount(play, P1)).toBe(0);
  });

  it('not those of a corporation in a zone without the limit; those of one without a price do', () => {
    const play = game('60,1,1', ['AB_0', 'AB_1', 'CD_3']);
    expect(certificateCount(play, P1)).toBe(1);
  });

  it('the limit goes by the number of players', () => {
    expect([2, 3, 4].map((players) => certificateLimit(sharePlay({ players }), P1))).toEqual([20, 16, 12]);
  });
});

const refusal = (play: Play, id: string, exchange = false): string | undefined =>
  limitObjection(play, P1, singleBundle(play, id), { exchange })?.rule;

describe('receiving a certificate', () => {
  it('is refused to who holds as many as allowed', () => {
    expect(refusal(game('100,0,4', ['AB_0', 'AB_1'], 3), 'AB_2')).toBeUndefined();
    expect(refusal(game('100,0,4', ['AB_0', 'AB_1'], 2), 'AB_2')).toBe('stock.buy.certificate-limit');
  });

  it('is allowed at the limit where the corporation does not count, and in an exchange', () => {
    expect(refusal(game('60,1,1', ['CD_1', 'CD_2'], 2), 'AB_2')).toBeUndefined();
    expect(refusal(game('100,0,4', ['CD_1', 'CD_2'], 2), 'AB_2', true)).toBeUndefined();
  });

  it('is refused above 60% of one corporation, also in an exchange', () => {
    const held = ['AB_0', 'AB_1', 'AB_2', 'AB_3', 'AB_4'];
    expect(refusal(game('100,0,4', held.slice(0, 4)), 'AB_5')).toBeUndefined();
    expect(refusal(game('100,0,4', held), 'AB_5')).toBe('stock.buy.holding-limit');
    expect(refusal(game('100,0,4', held), 'AB_5', true)).toBe('stock.buy.holding-limit');
  });

  it('is allowed above 60% in a zone without the limit', () => {
    const play = game('46,2,0', ['AB_0', 'AB_1', 'AB_2', 'AB_3', 'AB_4']);
    expect(holdingLimit(play, P1, AB)).toBe(Infinity);
    expect(refusal(play, 'AB_5')).toBeUndefined();
  });

  it('has no limit for a corporation', () => {
    const play = game('100,0,4', []);
    expect(limitObjection(play, corporation('CD'), singleBundle(play, 'AB_1'))).toBeNull();
  });
});

it('the pool takes up to 50%', () => {
  const play = game('100,0,4', ['AB_1']);
  deal(play, { [POOL]: ['AB_2', 'AB_3', 'AB_4', 'AB_5'] });
  expect(poolObjection(play, singleBundle(play, 'AB_1'))).toBeNull();
  deal(play, { [POOL]: ['AB_6'] });
  expect(poolObjection(play, singleBundle(play, 'AB_1'))?.rule).toBe('stock.sell.pool-limit');
});
