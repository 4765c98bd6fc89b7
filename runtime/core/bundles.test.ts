import { describe, expect, it } from 'vitest';

import { corporation, deal, player, sharePlay, start } from '../../test/support/share-title.ts';
import { POOL } from '../kernel/state.ts';
import { isOffered, isPartial, namedBundle, offeredBundles } from './bundles.ts';
import { bundlePrice } from './share-price.ts';

const AB = corporation('AB');
const P1 = player(1);

const shown = (play: Parameters<typeof offeredBundles>[0]): readonly string[] =>
  offeredBundles(play, P1, AB).map((b) => `${b.certificates.map((c) => c.id).join('+')}=${b.percent}`);

describe('bundles that a seller can put up', () => {
  it('every number of certificates, in the order received', () => {
    const play = sharePlay();
    deal(play, { [P1]: ['AB_5', 'AB_2', 'AB_7'] });
    expect(shown(play)).toEqual(['AB_5=10', 'AB_5+AB_2=20', 'AB_5+AB_2+AB_7=30']);
  });

  it("the president's certificate goes last, wholly or in part", () => {
    const play = sharePlay();
    deal(play, { [P1]: ['AB_0', 'AB_3', 'AB_1'] });
    expect(shown(play)).toEqual(['AB_3=10', 'AB_3+AB_1=20', 'AB_3+AB_1+AB_0=40', 'AB_3+AB_1+AB_0=30']);
  });

  it('follow what the seller holds', () => {
    const play = sharePlay();
    deal(play, { [P1]: ['AB_3'] });
    expect(shown(play)).toEqual(['AB_3=10']);
    deal(play, { [POOL]: ['AB_3'] });
    expect(shown(play)).toEqual([]);
  });

  it('a log may name other certificates of the same sizes', () => {
    const play = sharePlay();
    deal(play, { [P1]: ['AB_0', 'AB_3', 'AB_1'] });
    expect(isOffered(play, P1, namedBundle(play, ['AB_1']))).toBe(true);
    expect(isOffered(play, P1, namedBundle(play, ['AB_0']))).toBe(false);
  });
});

describe('a bundle that an action names', () => {
  const play = sharePlay();
  deal(play, { [P1]: ['AB_0', 'AB_3'], [POOL]: ['AB_1'] });

  it("is the sum of its certificates, unless it keeps a part of the president's", () => {
    expect(namedBundle(play, ['AB_3', 'AB_0']).percent).toBe(30);
    expect(isPartial(namedBundle(play, ['AB_3', 'AB_0'], 20))).toBe(true);
  });

  it.each([
    ['two owners', ['AB_3', 'AB_1'], undefined, 'bundle.mixed'],
    ['two corporations', ['AB_3', 'CD_1'], undefined, 'bundle.mixed'],
    ['a part of an ordinary certificate', ['AB_3'], 5, 'bundle.percent'],
    ["more than a part of the president's", ['AB_3', 'AB_0'], 10, 'bundle.percent'],
    ['more than they are', ['AB_3'], 20, 'bundle.percent'],
  ] as const)('is refused: %s', (_, ids, percent, rule) => {
    expect(() => namedBundle(play, ids, percent)).toThrow(expect.objectContaining({ rule }));
  });
});

describe('prices', () => {
  it('unsold shares cost par, those of the pool the market price, those without a price the lowest par', () => {
    const play = sharePlay();
    deal(play, { [POOL]: ['AB_1'] });
    expect(bundlePrice(play, namedBundle(play, ['AB_2']))).toBe(67);
    start(play, 'AB', { owner: P1, at: '90,1,4' });
    const cell = { row: 0, column: 5 };
    play.set(['corporations', AB, 'price'], cell);
    expect(bundlePrice(play, namedBundle(play, ['AB_2']))).toBe(90);
    expect(bundlePrice(play, namedBundle(play, ['AB_1']))).toBe(112);
    expect(bundlePrice(play, namedBundle(play, ['AB_0']))).toBe(180);
  });

  it('are rounded up where a certificate is not a whole number of shares', () => {
    const play = sharePlay();
    start(play, 'AB', { owner: P1, at: '67,4,4' });
    play.set(['resized', 'AB_2'], 5);
    expect(bundlePrice(play, namedBundle(play, ['AB_2']))).toBe(34);
  });
});
