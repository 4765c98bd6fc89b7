/** The three kinds of hooks: a value travels, a verdict is asked until somebody objects, an event is told to all. */
import { describe, expect, it } from 'vitest';
import { corporation, player, sharePlay, shareTitle } from '../../test/support/share-title.ts';
import { askVerdict, linkHooks, passValue, tellEvent } from './hooks.ts';
import type { Taps } from './hooks.ts';
import { defineMechanic } from './mechanic.ts';
import type { Mechanic } from './mechanic.ts';
import type { Play } from './play.ts';
import { objection } from './violation.ts';

const mechanic = (name: string, hooks: Taps): Mechanic =>
  defineMechanic({ manifest: { name, summary: 'A test.', provides: {} }, behave: () => ({ hooks }) });

/** A game whose title lists the mechanics in this order, whatever the order in which `link` is given them. */
const play = (taps: Readonly<Record<string, Taps>>): Play => {
  const names = Object.keys(taps);
  const mechanics = Object.entries(taps).map(([name, hooks]) => mechanic(name, hooks));
  return sharePlay({
    title: { ...shareTitle, mechanics: names.map((id) => ({ id })) },
    mechanics: mechanics.reverse(),
  });
};

const args = { player: player(1) };
const par = { player: player(1), corporation: corporation('AB') };

describe('a value', () => {
  it('goes through all taps in the order of the title', () => {
    const it = play({ first: { certificateLimit: (_, n) => n + 3 }, second: { certificateLimit: (_, n) => n * 2 } });
    expect(passValue(it, 'certificateLimit', 10, args)).toBe(26);
  });

  it('comes back as it is where nobody taps it', () => {
    expect(passValue(play({}), 'certificateLimit', 10, args)).toBe(10);
  });
});

describe('a verdict', () => {
  it('is that of the first who objects; the others are not asked', () => {
    const asked: string[] = [];
    const tap = (name: string, objects: boolean): Taps => ({
      mayPar: () => {
        asked.push(name);
        return objects ? objection(`test.${name}`, 'No.') : null;
      },
    });
    const it = play({ a: tap('a', false), b: tap('b', true), c: tap('c', true) });
    asked.length = 0;
    expect(askVerdict(it, 'mayPar', par)).toEqual({ rule: 'test.b', message: 'No.' });
    expect(asked).toEqual(['a', 'b']);
  });

  it('is nothing where nobody objects or nobody is asked', () => {
    expect(askVerdict(play({ a: { mayPar: () => undefined } }), 'mayPar', par)).toBeNull();
    expect(askVerdict(play({}), 'mayPar', par)).toBeNull();
  });
});

describe('an event', () => {
  it('is told to all, in the order of the title', () => {
    const told: string[] = [];
    const it = play({
      a: { parred: (_, { corporation: c }) => void told.push(`a ${c}`) },
      b: { parred: (_, { corporation: c }) => void told.push(`b ${c}`) },
    });
    tellEvent(it, 'parred', par);
    expect(told).toEqual(['a corporation:AB', 'b corporation:AB']);
  });

  it('is told to nobody where nobody listens', () => {
    expect(() => tellEvent(play({}), 'parred', par)).not.toThrow();
  });
});

describe('the table of a rulebook', () => {
  it('has no entry for a hook that nobody taps, so that it costs nothing', () => {
    const tap = (): null => null;
    expect(linkHooks([{ mayPar: tap }, {}, { mayPar: tap }])).toEqual({ mayPar: [tap, tap] });
  });
});
