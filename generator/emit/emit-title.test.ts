/** The files of a title's module: readable, typed by its ids, the same bytes for the same title. */
import { describe, expect, it } from 'vitest';
import { shareTitle } from '../../test/support/share-title.ts';
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { emitTitle } from './emit-title.ts';
import { exportName, quoted, unionOf } from './names.ts';

const tolls: Manifest = {
  name: 'ferry-tolls',
  summary: 'Ferries cost.',
  provides: { actions: { pay_toll: { price: 'money' } } },
};
const unused: Manifest = { name: 'gold-mines', summary: 'Mines pay.', provides: { actions: { dig: {} } } };

const title: TitleDefinition = {
  ...shareTitle,
  mechanics: [{ id: 'tolls', use: 'ferry-tolls', price: 10 }],
  variants: {
    long_game: {
      name: 'Long game',
      description: 'A bigger bank.',
      patch: { bank: 20000, trains: [{ id: '9', price: 900, distance: 9, count: 1 }] },
    },
  },
  corporations: [
    { id: "D'A", name: "Chemin de fer d'Aval", tokens: [0] },
    { id: 'AB', name: 'A & B', tokens: [0] },
  ],
};

const emitted = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await emitTitle(title, [tolls, unused])).map(({ path, text }) => [path, text]));

const file = async (name: string): Promise<string> => (await emitted()).get(`Invented/${name}`) ?? '';

describe('the module', () => {
  it('imports exactly the mechanics that the title uses', async () => {
    expect(await file('index.js')).toBe(`/** An invented title: generated from its JSON; change that, not this. */
import { titleModule } from 'trackwright/runtime';
import { ferryTolls } from 'trackwright/mechanics/ferry-tolls';
import definition from './definition.js';

export const { title, newGame, restore, load } = titleModule(definition, [ferryTolls]);
`);
  });

  it('holds the definition as one text of JSON', async () => {
    const text = await file('definition.js');
    const json = /^export default JSON\.parse\('(.*)'\);\n$/.exec(text)?.[1] ?? '';
    expect(JSON.parse(json.replaceAll("\\'", "'").replaceAll('\\\\', '\\'))).toEqual(title);
  });

  it('is the same for the same title', async () => {
    expect([...(await emitted())]).toEqual([...(await emitted())]);
  });
});

describe('the declarations', () => {
  it('show the name over each id, whatever stands in it', async () => {
    const text = await file('index.d.ts');
    expect(text).toContain(`/** Chemin de fer d'Aval */\n  readonly "D'A": "D'A";`);
    expect(text).toContain(`/** A & B */\n  readonly AB: 'AB';`);
    expect(text).toContain('/** Small: $20, pays $5 */');
  });

  it('know the actions of the core and of its mechanics, and no others', async () => {
    const text = await file('index.d.ts');
    expect(text).toContain(`| 'pay_toll'`);
    expect(text).not.toContain('dig');
    expect(text).not.toContain('declare module');
  });

  it('type the actions of a mechanic that does not come with the package, by its manifest', async () => {
    const own: Manifest = {
      ...tolls,
      provides: {
        actions: {
          pay_toll: { price: 'money', hexes: 'any?', shares: 'shares', train: 'train?' },
          wait: {},
          take_loan: { loan: 'integer' },
        },
      },
    };
    const imported = [{ name: 'ferry-tolls', from: '../toll.mjs', exported: 'default' }];
    const files = await emitTitle(title, [own], imported);
    const text = files.find(({ path }) => path.endsWith('index.d.ts'))?.text ?? '';
    expect(text).toContain(`declare module 'trackwright/runtime/kernel/actions' {
  interface ActionFields {
    pay_toll: { price: number; hexes?: unknown; shares: readonly string[]; train?: string };
    wait: object;
  }
}`);
  });

  it('know the ids that only an optional rule brings', async () => {
    expect(await file('index.d.ts')).toContain("/** $900 */\n  readonly '9': '9';");
  });

  it('have players, optional rules, and nothing where there is nothing', async () => {
    const text = await file('index.d.ts');
    expect(text).toContain('export type PlayerCount = 2 | 3 | 4;');
    expect(text).toContain('/** Long game: A bigger bank. */');
    expect(text).toContain('export type MinorId = never;');
  });
});

describe('names', () => {
  it('become identifiers and literals', () => {
    expect(exportName('train-trade-in')).toBe('trainTradeIn');
    expect(quoted("D'A\\B")).toBe("'D\\'A\\\\B'");
    expect(unionOf(['2', 'D'])).toBe("'2' | 'D'");
    expect(unionOf([])).toBe('never');
  });
});
