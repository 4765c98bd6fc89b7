import { afterAll, describe, expect, test } from 'vitest';
import { brief, findingsIn, titleFolders } from '../../test/support/title-folder.ts';

const { write, sound, remove } = titleFolders();
afterAll(remove);

interface TitleFile {
  readonly [key: string]: unknown;
  readonly variants: Readonly<Record<string, object>>;
}
const titleWith = (fields: object) => ({ 'title.json': (title: TitleFile) => ({ ...title, ...fields }) });
const variant = (patch: object, more: object = {}) => ({
  name: 'A variant',
  description: 'Changes something.',
  patch,
  ...more,
});
const found = async (folder: string) => (await findingsIn(folder)).map(brief);

test('the title that trackwright new writes has no findings', async () => {
  expect(await found(sound('small'))).toEqual([]);
});

describe('findings point to the file that causes them', () => {
  test('to the overlay, where it leaves something dangling', async () => {
    sound('base');
    const folder = write('over', {
      'title.json': { id: 'over', extends: 'base', name: 'Over' },
      'trains.json': { $schema: 'overlay/trains.schema.json', trains: [{ id: '2', rustsOn: '44' }] },
    });
    const [finding, ...others] = await findingsIn(folder);
    expect(others).toEqual([]);
    expect(finding && brief(finding)).toBe('unknown-train over/trains.json /trains/0/rustsOn');
    expect(finding?.range.start.line).toBe(6);
    expect(finding?.fix?.edits[0]?.text).toBe('"4"');
  });

  test('to the base, where the overlay takes away what the base speaks of', async () => {
    sound('base');
    const folder = write('without', {
      'title.json': { id: 'without', extends: 'base', name: 'Without' },
      'map.json': { $schema: 'overlay/map.schema.json', hexes: { B2: null } },
    });
    expect(await found(folder)).toContain('unknown-hex base/companies.json /privates/0/abilities/0/hexes/0');
  });

  test('to the patch of a variant, and say with which variant', async () => {
    const folder = sound('varied', titleWith({ variants: { long: variant({ trains: [{ id: '5', rustsOn: '7' }] }) } }));
    const [finding, ...others] = await findingsIn(folder);
    expect(others).toEqual([]);
    expect(finding && brief(finding)).toBe('unknown-train varied/title.json /variants/long/patch/trains/0/rustsOn');
    expect(finding?.message).toBe('With the variant "long": There is no train "7".');
  });
});

test('what a variant makes wrong elsewhere is told at what it patches', async () => {
  const folder = sound('poor', titleWith({ variants: { poor: variant({ bank: 1000 }) } }));
  const [finding] = await findingsIn(folder);
  expect(finding && brief(finding)).toBe('bank-too-small poor/title.json /variants/poor/patch/bank');
  expect(finding?.message).toMatch(/^With the variant "poor": The bank has 1000, but /);
});

test('and at the variant where it patches several parts that could be the cause', async () => {
  const patch = { bank: 1000, players: { '3': { certificateLimit: 13 } } };
  const folder = sound('poor', titleWith({ variants: { poor: variant(patch) } }));
  const [finding] = await findingsIn(folder);
  expect(finding && brief(finding)).toBe('bank-too-small poor/title.json /variants/poor');
});

test('an id that stands twice in the options of a mechanic is found', async () => {
  const right = { id: 'ferry', description: 'Ferry Token', private: 'HC', hexes: ['C3'], amount: 10 };
  const mechanics = [{ id: 'bonus-rights', price: 50, supply: 2, rights: [right, { ...right, private: 'MC' }] }];
  expect(await found(sound('rights', titleWith({ mechanics })))).toContain(
    'id-repeated rights/title.json /mechanics/0/rights/1/id',
  );
});

describe('variants', () => {
  test('are tried together: what two of them break is told of both', async () => {
    const folder = sound(
      'together',
      titleWith({
        variants: {
          no_fives: variant({
            trains: [{ id: '5', $remove: true }],
            phases: [
              { id: '5', $remove: true },
              { id: '4', tiles: ['yellow', 'green', 'brown'] },
            ],
          }),
          late_rust: variant({ trains: [{ id: '2', rustsOn: '5' }] }),
        },
      }),
    );
    const messages = (await findingsIn(folder)).map(({ code, message }) => `${code}: ${message}`);
    expect(messages).toContain('unknown-train: With the variants "no_fives", "late_rust": There is no train "5".');
  });

  test('find nothing once more that is found without them, with other figures', async () => {
    const cash = { '2': { cash: 600, certificateLimit: 20 }, '3': { cash: 700, certificateLimit: 14 } };
    const folder = sound(
      'both',
      titleWith({ players: cash, variants: { rich: variant({ players: { '2': { cash: 650 } } }) } }),
    );
    const messages = (await findingsIn(folder)).map(({ code, message }) => `${code}: ${message}`);
    expect(messages).toEqual(['starting-cash-grows: With 3 players each starts with 700, with 2 only with 600.']);
  });

  test('that exclude each other are not', async () => {
    const remove5 = {
      trains: [
        { id: '5', $remove: true },
        { id: '4', events: [{ type: 'close_companies' }] },
      ],
      phases: [
        { id: '5', $remove: true },
        { id: '4', tiles: ['yellow', 'green', 'brown'] },
      ],
    };
    const folder = sound(
      'apart',
      titleWith({
        variants: {
          no_fives: variant(remove5, { conflicts: ['late_rust'] }),
          late_rust: variant({ trains: [{ id: '2', rustsOn: '5' }] }),
        },
      }),
    );
    expect((await findingsIn(folder)).map(({ message }) => message)).toEqual([]);
  });

  test('that leave the title incomplete are found', async () => {
    const folder = sound(
      'incomplete',
      titleWith({ variants: { more: variant({ trains: [{ id: '8', price: 900 }] }) } }),
    );
    expect(await found(folder)).toEqual([
      'schema-missing-key incomplete/title.json /variants/more/patch/trains/0',
      'schema-missing-key incomplete/title.json /variants/more/patch/trains/0',
    ]);
  });

  test('that take out what is not there are found', async () => {
    const folder = sound(
      'nothing',
      titleWith({ variants: { less: variant({ trains: [{ id: '8', $remove: true }] }) } }),
    );
    expect(await found(folder)).toContain('overlay-removes-nothing nothing/title.json /variants/less/patch/trains/0');
  });
});

describe('silence', () => {
  const cheap = { '2': { cash: 600, certificateLimit: 20 }, '3': { cash: 700, certificateLimit: 14 } };

  test('takes a finding away, for a reason', async () => {
    const silence = [{ rule: 'starting-cash-grows', at: '/players/3', because: 'The edition has it so.' }];
    expect(await found(sound('silent', titleWith({ players: cheap, silence })))).toEqual([]);
  });

  test('at another place does not, and is then found itself', async () => {
    const silence = [{ rule: 'starting-cash-grows', at: '/players/2', because: 'A slip.' }];
    expect(await found(sound('elsewhere', titleWith({ players: cheap, silence })))).toEqual([
      'starting-cash-grows elsewhere/title.json /players/3/cash',
      'silence-unused elsewhere/title.json /silence/0/rule',
    ]);
  });

  test('of a rule that does not exist, or of what cannot be silenced', async () => {
    const silence = [
      { rule: 'starting-cash-grow', because: 'Misspelt.' },
      { rule: 'json-comment', because: 'I like comments.' },
    ];
    const [unknown, mute] = await findingsIn(sound('odd', titleWith({ silence })));
    expect(unknown).toMatchObject({ code: 'silence-unknown', hint: 'Did you mean "starting-cash-grows"?' });
    expect(mute).toMatchObject({ code: 'silence-mute', severity: 'error' });
  });

  test('is inherited with what it silences', async () => {
    sound(
      'loud',
      titleWith({ players: cheap, silence: [{ rule: 'starting-cash-grows', because: 'The edition has it so.' }] }),
    );
    expect(await found(write('heir', { 'title.json': { id: 'heir', extends: 'loud', name: 'Heir' } }))).toEqual([]);
  });
});

describe('worked examples', () => {
  const example = (steps: readonly object[], more: object = {}) => ({
    description: 'Set-up.',
    players: ['Ann', 'Ben'],
    steps,
    ...more,
  });
  const withExample = (id: string, value: object) => {
    const folder = sound(id);
    write(id, { 'examples/start.json': value });
    return folder;
  };

  test('that come out are no finding', async () => {
    const steps = [
      { says: 'Each has 600.', expect: { 'player/1/cash': 600, bank: 2800 } },
      {
        says: 'Ann buys.',
        action: { type: 'bid', entity: 1, entity_type: 'player', company: 'HC', price: 20 },
        expect: { 'player/1/cash': 580 },
      },
    ];
    expect(await found(withExample('right', example(steps)))).toEqual([]);
  });

  test('with a wrong figure point to the figure', async () => {
    const steps = [{ says: 'Each has 600.', expect: { 'player/1/cash': 500 } }];
    const [finding] = await findingsIn(withExample('wrong', example(steps)));
    expect(finding && brief(finding)).toBe('example-figure examples/start.json /steps/0/expect/player~11~1cash');
    expect(finding?.message).toBe('player/1/cash is 600 here, and not 500.');
  });

  test('with an action that is refused, or for players that the title has not', async () => {
    const bid = {
      says: 'Ann bids too little.',
      action: { type: 'bid', entity: 1, entity_type: 'player', company: 'MC', price: 1 },
    };
    expect(await found(withExample('refused', example([bid])))).toEqual([
      'example-action examples/start.json /steps/0/action',
    ]);
    expect(
      await found(withExample('crowd', example([{ says: 'Begin.' }], { players: ['A', 'B', 'C', 'D', 'E', 'F'] }))),
    ).toEqual(['example-impossible examples/start.json /players']);
  });
});

test('a statement that the title contradicts is found', async () => {
  const statements = [{ id: 'bank', source: 'Page 1', says: 'The bank has 5000.', at: '/bank', equals: 5000 }];
  expect(await found(sound('stated', { 'statements.json': () => ({ statements }) }))).toEqual([
    'statement-contradicted stated/statements.json /statements/0/equals',
  ]);
});

describe('how files are kept', () => {
  test('a missing or wrong $schema is found, and can be mended', async () => {
    const folder = sound('kept');
    write('kept', {
      'market.json': JSON.stringify({ rows: [[{ price: 60, zones: ['par'] }]], zones: { par: { par: true } } }),
    });
    write('kept', { 'trains.json': JSON.stringify({ $schema: '../map.schema.json', trains: [], phases: [] }) });
    const findings = (await findingsIn(folder)).filter(
      ({ code }) => code === 'schema-missing' || code === 'schema-wrong',
    );
    expect(findings.map(brief)).toEqual(['schema-wrong kept/trains.json /$schema', 'schema-missing kept/market.json']);
    expect(findings.map(({ fix }) => fix?.edits.length)).toEqual([1, 1]);
  });

  test('keys out of order', async () => {
    const folder = sound('order', {
      'trains.json': ({ trains: [{ id, ...first }, ...others], ...rest }: { trains: [Record<string, unknown>] }) => ({
        ...rest,
        trains: [{ ...first, id }, ...others],
      }),
    });
    expect(await found(folder)).toEqual(['key-order order/trains.json /trains/0/id']);
  });
});
