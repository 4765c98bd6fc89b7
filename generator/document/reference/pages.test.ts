/** The generated pages are current, and say something about everything they list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../source/package-root.ts';
import { optionsTable } from './options.ts';
import { referencePages } from './pages.ts';
import { readHooks, type HookEntry } from './read-hooks.ts';

describe('docs/', () => {
  const pages = referencePages(packageRoot());

  it.each([...pages.keys()])('%s is current (npm run docs)', (name) => {
    const written = readFileSync(join(packageRoot(), 'docs', name), 'utf8');
    expect(written).toBe(pages.get(name));
  });
});

describe('hooks', () => {
  let hooks: readonly HookEntry[] = [];
  beforeAll(() => {
    hooks = readHooks(packageRoot());
  });
  const named = (keep: (hook: HookEntry) => boolean): readonly string[] => hooks.filter(keep).map(({ name }) => name);

  it('all say what they are for', () => {
    expect(named(({ says }) => !/^[A-Z`].*\.$/.test(says))).toEqual([]);
  });

  it('are all called somewhere', () => {
    expect(named(({ calledIn }) => calledIn.length === 0)).toEqual([]);
  });

  it('are read with their value, their arguments, where they are called and who taps them', () => {
    expect(hooks.find(({ name }) => name === 'tradeIn')).toEqual({
      name: 'tradeIn',
      kind: 'value',
      says: 'Money off a depot train for handing in another; 0: that train is not taken.',
      value: 'number',
      arguments: '{ buyer: EntityId; train: string; exchanged: string }',
      calledIn: ['core/train-market.ts'],
      tappedBy: expect.arrayContaining(['train-trade-in']),
    });
  });

  it('know taps that a function makes', () => {
    expect(hooks.find(({ name }) => name === 'soldOut')?.tappedBy).toContain('two-player-shares');
  });
});

describe('a table of options', () => {
  it('gives type, range, default and meaning, and options inside options by their path', () => {
    const text = optionsTable({
      type: 'object',
      required: ['fee'],
      properties: {
        fee: { type: 'integer', minimum: 1, maximum: 9, description: 'What it costs.' },
        zone: { type: 'string', description: 'Where. Default: anywhere.' },
        hexes: { type: 'array', description: 'There.', items: { type: 'string', 'x-refers': 'hexes' } },
        steps: {
          type: 'array',
          description: 'In this order.',
          items: { type: 'object', properties: { kind: { enum: ['a', 'b'], default: 'a', description: 'Which.' } } },
        },
      },
    });
    expect(text.split('\n')).toEqual([
      '| option | type | default | meaning |',
      '|---|---|---|---|',
      '| `fee` | whole number, 1 to 9 | required | What it costs. |',
      '| `zone` | text | anywhere | Where. |',
      '| `hexes` | list of: a name of `hexes` |  | There. |',
      '| `steps` | list of: object |  | In this order. |',
      '| `steps[].kind` | `"a"`, `"b"` | `"a"` | Which. |',
    ]);
  });
});
