import { describe, expect, it } from 'vitest';

import { corporation, deal, player, sharePlay, start, withPolicies } from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import type { TitleDefinition } from '../kernel/title.ts';
import { namedBundle } from './bundles.ts';
import { checkEmergencySale, emergencyBundles, sellInEmergency } from './emergency-sale.ts';
import { presidentOf } from './operators.ts';

const [AB, CD] = [corporation('AB'), corporation('CD')];
const [P1, P2] = [player(1), player(2)];

/** P1 presides AB, which must buy, and CD; P2 could take over CD. */
const game = (title?: TitleDefinition): Play => {
  const play = sharePlay(title === undefined ? {} : { title });
  play.set(['turn'], 2);
  play.set(['round', 'kind'], 'operating');
  start(play, 'AB', { owner: P1, at: '100,0,4', operated: 1 });
  start(play, 'CD', { owner: P1, at: '80,2,4', operated: 1 });
  deal(play, { [P1]: ['AB_0', 'AB_1', 'AB_2', 'CD_0', 'CD_1'], [P2]: ['AB_3', 'AB_4', 'CD_2', 'CD_3'] });
  return play;
};

const offered = (play: Play, needed: number): readonly string[] =>
  emergencyBundles(play, { operator: AB, president: P1, needed }).map((b) => `${b.corporation.slice(12)} ${b.percent}`);

const refusal = (play: Play, needed: number, ids: readonly string[]): string | undefined =>
  checkEmergencySale(play, { operator: AB, president: P1, needed, bundle: namedBundle(play, ids) })?.rule;

describe('shares sold to buy a train', () => {
  it('no more than needed: what is left after taking the cheapest certificate back must not do', () => {
    expect(offered(game(), 80)).toEqual(['AB 10', 'CD 10']);
    expect(offered(game(), 81)).toEqual(['AB 10', 'CD 10', 'CD 20']);
    expect(refusal(game(), 100, ['AB_1', 'AB_2'])).toBe('emergency.sell.needed');
  });

  it('nothing once the money is there', () => {
    expect(offered(game(), 0)).toEqual([]);
  });

  it('the presidency of the operating corporation stays; that of others may go', () => {
    const play = game();
    expect(offered(play, 1000)).toEqual(['AB 10', 'AB 20', 'CD 10', 'CD 30', 'CD 20']);
    expect(refusal(play, 1000, ['AB_1', 'AB_2', 'AB_0'])).toBe('emergency.sell.presidency');
  });

  it('a tie keeps the presidency', () => {
    const play = game();
    expect(refusal(play, 1000, ['AB_1', 'AB_2'])).toBeUndefined();
  });

  it('no presidency at all may go where the title says so', () => {
    const strict = game(withPolicies({ emergency: { mayLosePresidency: false } }));
    expect(offered(strict, 1000)).toEqual(['AB 10', 'AB 20', 'CD 10']);
  });

  it('more than needed, where the title allows it', () => {
    expect(offered(game(withPolicies({ emergency: { maySellMoreThanNeeded: true } })), 1)).toContain('CD 30');
  });

  it('none, where the title forbids it', () => {
    expect(refusal(game(withPolicies({ emergency: { maySellShares: false } })), 500, ['AB_1'])).toBe(
      'emergency.sell.never',
    );
  });

  it('in blocks, one sale of a corporation for a purchase', () => {
    const play = game(withPolicies({ sales: { inBlocks: true } }));
    sellInEmergency(play, { operator: AB, president: P1, needed: 500 }, namedBundle(play, ['CD_1']));
    expect(refusal(play, 400, ['CD_0'])).toBe('emergency.sell.block');
    expect(refusal(play, 400, ['AB_1'])).toBeUndefined();
  });

  it('a sale may cost the presidency of another corporation', () => {
    const play = game();
    sellInEmergency(play, { operator: AB, president: P1, needed: 500 }, namedBundle(play, ['CD_1', 'CD_0'], 20));
    expect(presidentOf(play, CD)).toBe(P2);
  });

  it("the president's certificate alone is no bundle while others are held", () => {
    expect(refusal(game(), 1000, ['CD_0'])).toBe('stock.sell.bundle');
  });
});
