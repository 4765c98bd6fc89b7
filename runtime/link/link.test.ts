/** From a title to a rulebook: what is refused with a sentence, and what comes out (core rules 1.2). */
import { describe, expect, it } from 'vitest';
import { shareTitle } from '../../test/support/share-title.ts';
import { defineMechanic } from '../kernel/mechanic.ts';
import type { Mechanic } from '../kernel/mechanic.ts';
import type { RoundDefinition, TitleDefinition, Variant } from '../kernel/title.ts';
import { link, LinkError } from './link.ts';
import type { LinkOptions } from './link.ts';

const variant = (patch: Variant['patch'], more: Partial<Variant> = {}): Variant => ({
  name: 'An optional rule',
  description: 'A test.',
  patch,
  ...more,
});

const variants: TitleDefinition['variants'] = {
  rich: variant({ bank: 20000 }),
  poor: variant({ bank: 5000 }, { conflicts: ['rich'] }),
  more: variant({ name: 'More' }, { requires: ['rich'] }),
  crowd: variant({ bank: 30000 }, { players: [4] }),
};
const base: TitleDefinition = { ...shareTitle, variants };

const tried = (
  change: Partial<TitleDefinition> = {},
  options: Partial<LinkOptions> = {},
  mechanics: readonly Mechanic[] = [],
): string => {
  try {
    link({ ...base, ...change }, mechanics, { players: 3, ...options });
    return 'linked';
  } catch (error) {
    if (error instanceof LinkError) return error.message;
    throw error;
  }
};

const mechanic = (name: string, behaviour: ReturnType<Mechanic['behave']> = {}): Mechanic =>
  defineMechanic({
    manifest: { name, summary: 'A test.', provides: { actions: { scrap: { train: 'train' } } } },
    behave: () => behaviour,
  });

const rounds = (...definitions: readonly RoundDefinition[]): Partial<TitleDefinition> => ({
  rounds: { ...base.rounds, definitions: [...base.rounds.definitions, ...definitions] },
});

describe('optional rules', () => {
  it('change the title, in the order in which they are chosen', () => {
    const rules = link(base, [], { players: 3, variants: ['rich', 'more'] });
    expect([rules.title.bank, rules.title.name, rules.variants]).toEqual([20000, 'More', ['rich', 'more']]);
    expect(base.bank).toBe(12000);
  });

  it('for another number of players are dropped', () => {
    expect(link(base, [], { players: 3, variants: ['crowd'] }).variants).toEqual([]);
    expect(link(base, [], { players: 4, variants: ['crowd'] }).title.bank).toBe(30000);
  });

  it('count once, however often they are named', () => {
    expect(link(base, [], { players: 3, variants: ['rich', 'rich'] }).variants).toEqual(['rich']);
  });

  it('that the title does not know are an error', () => {
    expect(tried({}, { variants: ['long'] })).toBe(
      'Invented has no optional rule long; it has rich, poor, more, crowd.',
    );
    expect(tried({ variants: {} }, { variants: ['long'] })).toBe('Invented has no optional rule long; it has none.');
    expect(tried({}, { variants: ['constructor'] })).toContain('has no optional rule constructor');
  });

  it('that exclude or need others say so', () => {
    expect(tried({}, { variants: ['rich', 'poor'] })).toBe(
      'Optional rules poor and rich of Invented exclude each other.',
    );
    expect(tried({}, { variants: ['more'] })).toBe('Optional rule more of Invented needs rich.');
    expect(tried({}, { variants: ['poor'] })).toBe('linked');
  });
});

describe('players', () => {
  it('must be as many as the title is for', () => {
    expect(tried({}, { players: 5 })).toBe('Invented is for 2, 3, 4 players, not 5.');
    expect(tried({}, { players: 2 })).toBe('linked');
  });
});

describe('what the title names must be there', () => {
  it('a mechanic', () => {
    const uses = { mechanics: [{ id: 'loans' }] };
    expect(tried(uses)).toBe('Invented uses the mechanic loans, which was not given to link.');
    expect(tried(uses, {}, [mechanic('loans')])).toBe('linked');
    expect(tried({ mechanics: [{ id: 'first', use: 'loans' }] }, {}, [mechanic('loans')])).toBe('linked');
  });

  it('a step', () => {
    const round = rounds({ id: 'odd', kind: 'stock', code: 'X', steps: [{ id: 'knit' }] });
    expect(tried(round)).toBe('Round odd has the step knit, which nothing provides.');
    const knits = mechanic('knitting', {
      steps: {
        knit: (id) => ({
          id,
          name: '',
          blocking: false,
          types: [],
          offers: () => [],
          list: () => undefined,
          apply: () => undefined,
        }),
      },
    });
    expect(tried({ ...round, mechanics: [{ id: 'knitting' }] }, {}, [knits])).toBe('linked');
    // A mechanic that the title does not use brings nothing.
    expect(tried(round, {}, [knits])).toBe('Round odd has the step knit, which nothing provides.');
  });

  it('a kind of round', () => {
    expect(tried(rounds({ id: 'odd', kind: 'knitting', code: 'X', steps: [] }))).toBe(
      'Round odd is of kind knitting, which nothing provides.',
    );
  });
});

describe('a rulebook', () => {
  it('gives each mechanic its id, its options without id and use, the title and the number of players', () => {
    const seen: unknown[] = [];
    const curious = defineMechanic({
      manifest: { name: 'curious', summary: 'A test.', provides: {} },
      behave: ({ id, options, playerCount, title }) => {
        seen.push({ id, options, playerCount, bank: title.bank });
        return { state: () => ({ of: id }) };
      },
    });
    const rules = link({ ...base, mechanics: [{ id: 'a', use: 'curious', fee: 5 }, { id: 'curious' }] }, [curious], {
      players: 3,
      variants: ['rich'],
    });
    expect(seen).toEqual([
      { id: 'a', options: { fee: 5 }, playerCount: 3, bank: 20000 },
      { id: 'curious', options: {}, playerCount: 3, bank: 20000 },
    ]);
    expect([...rules.slices].map(([id, make]) => [id, make()])).toEqual([
      ['a', { of: 'a' }],
      ['curious', { of: 'curious' }],
    ]);
  });

  it('knows the actions of the core and of the mechanics it uses, no others', () => {
    const scraps = mechanic('scraps');
    expect(link({ ...base, mechanics: [{ id: 'scraps' }] }, [scraps], { players: 3 }).actions.get('scrap')).toEqual({
      train: 'train',
    });
    const without = link(base, [scraps], { players: 3 });
    expect([without.actions.has('scrap'), without.actions.has('pass')]).toEqual([false, true]);
  });

  it('keeps the options a title writes for a step', () => {
    const options: unknown[] = [];
    const steps = mechanic('steps', {
      steps: {
        note: (id, given) => {
          options.push([id, given]);
          return {
            id,
            name: '',
            blocking: false,
            types: [],
            offers: () => [],
            list: () => undefined,
            apply: () => undefined,
          };
        },
      },
    });
    const use = { id: 'late', use: 'note', blocks: false };
    link(
      { ...base, ...rounds({ id: 'odd', kind: 'stock', code: 'X', steps: [use] }), mechanics: [{ id: 'steps' }] },
      [steps],
      { players: 3 },
    );
    expect(options).toEqual([['late', use]]);
  });
});
