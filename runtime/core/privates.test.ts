/** Who owns private companies, what they pay, and what closing one frees (core rules 8.1, 15). */
import { beforeEach, describe, expect, it } from 'vitest';
import { company, corporation, givePrivate, player, railGame } from '../../test/support/rail-title.ts';
import type { Play } from '../kernel/play.ts';
import { BANK } from '../kernel/state.ts';
import type { PrivateDefinition } from '../kernel/title.ts';
import { closePrivate, isOpen, ownerOf, payPrivates, privatesOf, revenueOf } from './privates.ts';

const AB = corporation('AB');
let play: Play;

const pays = (id: string, revenue: number): PrivateDefinition => ({ id, name: id, value: 50, revenue });

beforeEach(() => {
  play = railGame({
    with: [],
    privates: [pays('P', 20), pays('Q', 5), pays('R', 5), pays('Z', 0), pays('U', 30)],
  }).context;
});

const payments = (): readonly string[] => {
  play.journal = [];
  payPrivates(play);
  return play.journal.flatMap((c) => (c.kind === 'money' ? [`${c.from} ${c.to} ${c.amount} ${c.rule}`] : []));
};

describe('the income of privates', () => {
  it('is paid by the bank to every owner: players by seat, then operators, the small ones first', () => {
    for (const [id, owner] of [
      ['P', player(1)],
      ['R', player(1)],
      ['Q', AB],
      ['U', player(2)],
    ] as const)
      givePrivate(play, id, owner);
    expect(payments()).toEqual([
      'bank player:1 5 private.revenue',
      'bank player:1 20 private.revenue',
      'bank player:2 30 private.revenue',
      'bank corporation:AB 5 private.revenue',
    ]);
  });

  it('is nothing for those of the bank, those that are closed and those without revenue', () => {
    givePrivate(play, 'Z', player(1));
    givePrivate(play, 'P', player(1));
    closePrivate(play, 'P');
    expect(payments()).toEqual([]);
  });
});

describe('a private', () => {
  it('lies with the bank until it is bought', () => {
    expect([ownerOf(play, 'P'), isOpen(play, 'P'), revenueOf(play, 'P')]).toEqual([BANK, true, 20]);
  });

  it('is listed with its owner in the order of the title', () => {
    for (const id of ['R', 'P']) givePrivate(play, id, player(1));
    expect(privatesOf(play, player(1)).map((p) => p.id)).toEqual(['P', 'R']);
  });

  it("that is closed is nobody's, and is not closed twice", () => {
    givePrivate(play, 'P', player(1));
    closePrivate(play, 'P');
    expect([ownerOf(play, 'P'), isOpen(play, 'P')]).toEqual([null, false]);
    play.journal = [];
    closePrivate(play, 'P');
    expect(play.journal).toEqual([]);
  });

  it('frees what was kept for it when it closes', () => {
    play = railGame({
      with: [],
      privates: [company('P', 50, { type: 'reservation', hex: 'E4', city: 0, slot: 1 })],
    }).context;
    expect(play.state.hexes['E4']?.reserved).toEqual([[null, 'company:P']]);
    closePrivate(play, 'P');
    expect(play.state.hexes['E4']?.reserved).toEqual([[null, null]]);
  });
});
