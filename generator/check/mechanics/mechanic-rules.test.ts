/** Rules that mechanics bring are rules like all others: provenance, variants, silence, fixes. */
import { afterAll, describe, expect, test } from 'vitest';
import type { Mechanic } from '../../../runtime/kernel/mechanic.ts';
import { defineMechanicRule } from '../../../runtime/kernel/mechanic-rule.ts';
import { around, ownTile, patched } from '../../../test/support/sound-title.ts';
import { brief, findingsIn, titleFolders } from '../../../test/support/title-folder.ts';
import { contextOf } from '../context.ts';
import { ruleOf, rulesOf } from './mechanic-rules.ts';

const { write, sound, remove } = titleFolders();
afterAll(remove);

/** The small title with ports; nothing is wrong with it. */
const withPorts = (more: object = {}) => ({
  'title.json': (title: object) => ({
    ...title,
    mechanics: [{ id: 'ports', hexes: ['C1', 'B8'], stops: 3 }],
    variants: {},
    ...more,
  }),
});
const found = async (folder: string) => (await findingsIn(folder)).map(brief);

describe('a finding', () => {
  test('points to the overlay that causes it', async () => {
    sound('harbours', withPorts());
    const folder = write('inland', {
      'title.json': { id: 'inland', extends: 'harbours', name: 'Inland', mechanics: [{ id: 'ports', hexes: ['C5'] }] },
    });
    expect(await found(folder)).toEqual(['ports/hex-without-stop inland/title.json /mechanics/0/hexes/0']);
  });

  test('points to the patch of the variant that causes it, and says so', async () => {
    const variants = {
      long: { name: 'Long', description: 'Longer routes.', patch: { mechanics: [{ id: 'ports', stops: 12 }] } },
    };
    const [finding, ...others] = await findingsIn(sound('varied', withPorts({ variants })));
    expect(others).toEqual([]);
    expect(finding && brief(finding)).toBe(
      'ports/no-train-so-long varied/title.json /variants/long/patch/mechanics/0/stops',
    );
    expect(finding?.message).toMatch(/^With the variant "long": A route to a port has 12 stops/);
  });

  test('can be silenced, everywhere or at its place', async () => {
    const mechanics = [{ id: 'ports', hexes: ['C1', 'C5'], stops: 3 }];
    const silence = (at?: string) => [{ rule: 'ports/hex-without-stop', because: 'A test.', ...(at && { at }) }];
    expect(await found(sound('mute', withPorts({ mechanics, silence: silence() })))).toEqual([]);
    expect(await found(sound('there', withPorts({ mechanics, silence: silence('/mechanics/0/hexes/1') })))).toEqual([]);
    expect(await found(sound('loud', withPorts({ mechanics, silence: silence('/mechanics/0/hexes/0') })))).toEqual([
      'ports/hex-without-stop loud/title.json /mechanics/0/hexes/1',
      'silence-unused loud/title.json /silence/0/rule',
    ]);
  });

  test('of a misspelt name is mended by --fix', async () => {
    const mechanics = [{ id: 'keep-order', sales: ['stock.sel'] }];
    const [finding] = await findingsIn(sound('misspelt', withPorts({ mechanics })));
    expect(finding).toMatchObject({ code: 'keep-order/sales-unknown', hint: 'Did you mean "stock.sell"?' });
    expect(finding?.fix?.edits[0]?.text).toBe('"stock.sell"');
  });
});

describe('a rule', () => {
  test('is asked for every entry of its mechanic, by whatever id the title calls it', () => {
    const rule = ruleOf('ports', {
      ...base,
      check: ({ id, options, at }) => [{ at: at('hexes', 0), says: `${id} ${String(options['stops'])}` }],
      message: (says) => ({ message: String(says) }),
    });
    const mechanics = [
      { id: 'ports', hexes: ['C1'], stops: 3 },
      { id: 'far', use: 'ports', hexes: ['B8'], stops: 4 },
      { id: 'exchange' },
    ];
    const found = [...rule.find(contextOf(patched({ mechanics }), around, ownTile))];
    expect(found).toEqual([
      { at: '/mechanics/0/hexes/0', message: 'ports 3' },
      { at: '/mechanics/1/hexes/0', message: 'far 4' },
    ]);
  });

  test('that fails is a finding about the mechanic, and no crash', () => {
    const rule = ruleOf('ports', {
      ...base,
      check: () => {
        throw new Error('half written');
      },
    });
    const context = contextOf(patched({ mechanics: [{ id: 'ports', hexes: ['C1'], stops: 3 }] }), around, ownTile);
    expect([...rule.find(context)]).toMatchObject([
      { at: '/mechanics/0', message: 'This rule of the mechanic cannot be asked: half written.' },
    ]);
  });

  test("of a title's own mechanic is called by the name that the title uses", () => {
    const mechanic: Mechanic = {
      manifest: { name: './toll.mjs', summary: 'A toll.', provides: {} },
      checks: [defineMechanicRule<object>({ ...base, check: ({ at }) => [{ at: at(), says: undefined }] })],
      behave: () => ({}),
    };
    const [rule] = rulesOf([mechanic]);
    const context = contextOf(patched({ mechanics: [{ id: 'toll', use: './toll.mjs' }] }), around, ownTile);
    expect([...(rule?.find(context) ?? [])].map(({ at }) => at)).toEqual(['/mechanics/0']);
  });
});

const base = {
  code: 'test/always',
  severity: 'warning',
  summary: 'Found always.',
  why: 'It is a test.',
  bad: {},
  good: {},
  message: () => ({ message: 'Here.' }),
} as const;
