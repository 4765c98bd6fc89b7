import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { loadTitle } from '../resolve/load-title.ts';
import type { ProofOptions } from './prove.ts';
import { proveStatements } from './prove.ts';

const folder = mkdtempSync(join(tmpdir(), 'trackwright-statements-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bid = (entity: number, company: string, price: number) => ({
  type: 'bid',
  entity,
  entity_type: 'player',
  company,
  price,
});

const example = {
  description: 'The cheapest private is bought.',
  players: ['Ann', 'Ben', 'Cleo'],
  steps: [
    { says: 'Ann buys it.', action: bid(1, 'SV', 20) },
    { says: 'Cleo may not act before Ben.', action: bid(3, 'CS', 40), refused: 'turn.waiting' },
    { says: 'Ben buys the next.', action: bid(2, 'CS', 40) },
  ],
};

let count = 0;

/** In these tests `then` is called `figures`: an object literal with a `then` looks like a promise. */
const asInFile = (statement: object): object =>
  Object.fromEntries(
    Object.entries(statement).map(([key, value]) => [key === 'figures' ? 'then' : key, value as unknown]),
  );

/** The title is 1830 with one worked example; the file has one statement a line, to tell their places apart. */
function prove(statements: readonly object[], positions: object = {}, options: ProofOptions = {}) {
  const id = `mine${(count += 1)}`;
  const path = join(folder, id);
  mkdirSync(join(path, 'examples'), { recursive: true });
  writeFileSync(join(path, 'title.json'), JSON.stringify({ id, name: 'Mine', extends: '1830' }));
  writeFileSync(join(path, 'examples', 'first.json'), JSON.stringify(example));
  const lines = statements.map((statement, index) =>
    JSON.stringify({ id: `s${index + 1}`, source: 'Book', says: 'So.', ...asInFile(statement) }),
  );
  writeFileSync(
    join(path, 'statements.json'),
    `{ "positions": ${JSON.stringify(positions)}, "statements": [\n${lines.join(',\n')}\n] }`,
  );
  const loaded = loadTitle(path);
  expect(loaded.diagnostics).toEqual([]);
  const { statements: tried, diagnostics } = proveStatements(loaded, options);
  return {
    verdicts: tried.map(({ verdict }) => verdict).join(' '),
    found: tried.map((each) => each.found),
    findings: diagnostics.map(({ code, range, severity, message }) => ({
      code,
      line: range.start.line,
      severity,
      message,
    })),
  };
}

const one = (statement: object, positions: object = {}, options: ProofOptions = {}) =>
  prove([statement], positions, options);

describe('a statement about a value', () => {
  it.each([
    { at: '/bank', equals: 12000 },
    { at: '/trains[id=4]/rustsOn', equals: 'D' },
    { at: '/trains[id=5]/rustsOn', equals: null },
    { at: '/bank', isNot: 15000 },
    { at: 'count(/privates/*)', equals: 6 },
    { at: '/players/2', equals: { certificateLimit: 28, cash: 1200 } },
    { at: '/trains[id=6]/count', variants: ['optional_6_train'], equals: 3 },
    {
      at: '/rounds/definitions[id=operating]/steps/*/id',
      includes: ['track', 'token', 'route', 'dividend', 'buy-train'],
    },
  ])('$at is proven', (statement) => {
    expect(one(statement)).toMatchObject({ verdicts: 'proven', findings: [] });
  });

  it.each([
    [{ at: '/bank', equals: 15000 }, 'says that /bank is 15000, but it is 12000'],
    [{ at: '/trains[id=5]/rustsOn', equals: 'D' }, 'is "D", but it is null'],
    [{ at: '/policies/floating/percent', equals: '60' }, 'is "60", but it is 60'],
    [
      { at: '/rounds/definitions[id=operating]/steps/*/id', includes: ['token', 'track'] },
      'holds ["token","track"] in this order',
    ],
    [{ at: '/bank', isNot: 12000 }, 'says that /bank is not 12000, but it is'],
    [{ at: '/bank', includes: [12000] }, 'holds [12000] in this order, but it is 12000'],
  ])('%j is contradicted', (statement, message) => {
    const { verdicts, findings } = one(statement);
    expect(verdicts).toBe('contradicted');
    expect(findings).toMatchObject([{ severity: 'error', line: 2 }]);
    expect(findings[0]?.message).toContain(message);
  });

  it.each([
    [{ at: '/tarins/0', equals: 1 }, 'statement-bad-query', 'there is no /tarins'],
    [{ at: '/bank' }, 'statement-unprovable', 'one of "equals", "isNot" and "includes"'],
    [{ at: '/bank', equals: 12000, isNot: 1 }, 'statement-unprovable', 'one of "equals", "isNot" and "includes"'],
    [
      { at: '/bank', variants: ['optional_7_train'], equals: 1 },
      'statement-unknown-name',
      'no variant "optional_7_train"',
    ],
    [{ at: '/tarins/0', equals: 1, overruledBecause: 'no such thing' }, 'statement-bad-query', 'there is no /tarins'],
    [{}, 'statement-unprovable', 'either "at" or "given"'],
  ])('%j cannot be judged', (statement, code, message) => {
    const { verdicts, findings } = one(statement);
    expect(verdicts).toBe('unprovable');
    expect(findings).toMatchObject([{ code, severity: 'error', line: 2 }]);
    expect(findings[0]?.message).toContain(message);
  });
});

describe('a statement that is overruled', () => {
  const overruledBecause = 'The printed rules say otherwise.';

  it('differs from the title, which is no finding', () => {
    expect(one({ at: '/bank', equals: 15000, overruledBecause })).toMatchObject({
      verdicts: 'overruled',
      findings: [],
    });
  });

  it('must differ from it', () => {
    const { verdicts, findings } = one({ at: '/bank', equals: 12000, overruledBecause });
    expect(verdicts).toBe('proven');
    expect(findings).toMatchObject([{ code: 'statement-followed', severity: 'warning', line: 2 }]);
  });
});

describe('a statement about play', () => {
  const given = { players: 3, actions: [bid(1, 'SV', 20)] };

  it.each([
    ['figures of a position', { given, figures: { 'player/1/cash': 780, bank: 9620, 'company/CS/owner': null } }],
    ['figures after an action', { given, action: bid(2, 'CS', 40), figures: { 'player/2/cash': 760 } }],
    [
      'a refusal, which changes nothing',
      { given, action: bid(3, 'CS', 40), refused: 'turn.waiting', figures: { 'player/3/cash': 800 } },
    ],
    ['that an action is accepted', { given, action: bid(2, 'CS', 40) }],
    ['what may be chosen', { given, figures: { asks: 'bid pass' } }],
    ['the state itself', { given, figures: { '/bankBroken': false, 'count(/privates/*[owner=player:1])': 1 } }],
    [
      'a step of a worked example',
      { given: { example: 'first', step: 3 }, figures: { 'player/2/cash': 760, 'player/3/cash': 800 } },
    ],
    [
      'a named position',
      { given: { position: 'two', actions: [bid(3, 'DH', 70)] }, figures: { bank: 9600 + 20 + 40 + 70 } },
    ],
  ])('%s is proven', (_, statement) => {
    const positions = { one: given, two: { position: 'one', actions: [bid(2, 'CS', 40)] } };
    expect(one(statement, positions)).toMatchObject({ verdicts: 'proven', findings: [] });
  });

  it('leaves the position to the next as it was', () => {
    const after = { given, action: bid(2, 'CS', 40), figures: { 'player/2/cash': 760 } };
    expect(prove([after, after, { given, figures: { 'player/2/cash': 800 } }])).toMatchObject({
      verdicts: 'proven proven proven',
      findings: [],
    });
  });

  it.each([
    [{ given, figures: { 'player/1/cash': 800 } }, 'statement-contradicted', 'player/1/cash is 800, but it is 780'],
    [
      { given, action: bid(2, 'CS', 40), refused: 'auction.bid.low' },
      'statement-played-otherwise',
      'accepted, although auction.bid.low',
    ],
    [
      { given, action: bid(3, 'CS', 40), figures: { bank: 9660 } },
      'statement-played-otherwise',
      'refused by turn.waiting',
    ],
  ])('%j is contradicted', (statement, code, message) => {
    const { verdicts, findings } = one(statement);
    expect(verdicts).toBe('contradicted');
    expect(findings).toMatchObject([{ code, severity: 'error', line: 2 }]);
    expect(findings[0]?.message).toContain(message);
    expect(one({ ...statement, overruledBecause: 'Another edition.' })).toMatchObject({
      verdicts: 'overruled',
      findings: [],
    });
  });

  it.each([
    [
      { given: { players: 3, actions: [bid(3, 'SV', 20)] }, figures: { bank: 1 } },
      'bid of 3 is refused by turn.waiting',
    ],
    [{ given: { players: 9 }, figures: { bank: 1 } }, '9'],
    [{ given: { position: 'nowhere' }, figures: { bank: 1 } }, 'no position "nowhere"'],
    [{ given: { position: 'round' }, figures: { bank: 1 } }, 'in a circle: round, round'],
    [{ given: { example: 'second' }, figures: { bank: 1 } }, 'no worked example "second"'],
    [{ given: { example: 'first', step: 4 }, figures: { bank: 1 } }, 'first has 3 steps'],
    [{ given: {}, figures: { bank: 1 } }, 'begins with one of'],
    [{ given: { players: 3, example: 'first' }, figures: { bank: 1 } }, 'begins with one of'],
    [{ given }, 'needs "action" or "then"'],
    [{ given, refused: 'turn.waiting', figures: { bank: 1 } }, 'no action is there to be refused'],
    [{ given, figures: { '/nowhere/at': 1 } }, 'there is no /nowhere'],
  ])('%j cannot be judged', (statement, message) => {
    const { verdicts, findings } = one(statement, { round: { position: 'round' } });
    expect(verdicts).toBe('unprovable');
    expect(findings).toMatchObject([{ severity: 'error', line: 2 }]);
    expect(findings[0]?.message).toContain(message);
  });
});

describe('a statement about a public log', () => {
  const statement = { given: { log: '1830/7', after: 1 }, figures: { 'player/11/cash': 1180 } };
  const log = {
    id: 7,
    title: '1830',
    players: [
      { id: 11, name: 'Ann' },
      { id: 12, name: 'Ben' },
    ],
    actions: [
      { ...bid(11, 'SV', 20), id: 1 },
      { ...bid(12, 'CS', 40), id: 2 },
    ],
  };
  const corpus = join(folder, 'corpus');
  mkdirSync(join(corpus, '1830'), { recursive: true });
  writeFileSync(join(corpus, '1830', '7.json'), JSON.stringify(log));

  it('is proven by the log', () => {
    expect(one(statement, {}, { corpus })).toMatchObject({ verdicts: 'proven', findings: [] });
  });

  it('is skipped where the corpus is absent, and the file says so once', () => {
    const { verdicts, findings } = prove([statement, statement], {}, { corpus: join(folder, 'nowhere') });
    expect(verdicts).toBe('skipped skipped');
    expect(findings).toMatchObject([{ code: 'statements-skipped', severity: 'info' }]);
    expect(findings[0]?.message).toContain('2 statements were skipped');
  });

  it.each([
    [{ log: '1830/8' }, 'the corpus has no log 1830/8'],
    [{ log: '../1830/7' }, 'the corpus has no log ../1830/7'],
    [{ log: '1830/7', after: 9 }, '1830/7 has no action 9'],
  ])('%j cannot be judged', (given, message) => {
    const { verdicts, findings } = one({ given, figures: { bank: 1 } }, {}, { corpus });
    expect(verdicts).toBe('unprovable');
    expect(findings[0]?.message).toContain(message);
  });
});

describe('two statements', () => {
  it('that say different things about one value contradict each other, however they ask for it', () => {
    const { verdicts, findings } = prove([
      { at: '/trains[id=4]/price', equals: 300 },
      { at: '/trains/2/price', equals: 350 },
    ]);
    expect(verdicts).toBe('proven contradicted');
    expect(findings).toMatchObject([
      { code: 'statement-contradicted', line: 3 },
      { code: 'statements-disagree', line: 3 },
    ]);
    expect(findings[1]?.message).toContain('"s2" says that /trains/2/price is 350, but "s1" on line 2 says 300');
  });

  it('do not where one is overruled', () => {
    const { verdicts, findings } = prove([
      { at: '/trains[id=4]/price', equals: 300 },
      { at: '/trains/2/price', equals: 350, overruledBecause: 'A misprint.' },
    ]);
    expect({ verdicts, findings }).toEqual({ verdicts: 'proven overruled', findings: [] });
  });

  it.each([
    [
      'of different variants',
      { at: '/trains[id=6]/count', equals: 2 },
      { at: '/trains[id=6]/count', variants: ['optional_6_train'], equals: 3 },
    ],
    [
      'of different functions',
      { at: 'max(/players/*/cash)', equals: 1200 },
      { at: 'min(/players/*/cash)', equals: 400 },
    ],
    ['of the same value', { at: '/bank', equals: 12000 }, { at: '/bank', equals: 12000 }],
  ])('do not where they speak %s', (_, first, second) => {
    expect(prove([first, second])).toMatchObject({ verdicts: 'proven proven', findings: [] });
  });

  it('contradict each other about play, too', () => {
    const given = { players: 3 };
    const { findings } = prove([
      { given, action: bid(2, 'SV', 20), refused: 'turn.waiting' },
      { given, action: bid(2, 'SV', 20), figures: { bank: 9620 } },
      { given, figures: { bank: 9600 } },
      { given, figures: { bank: 9601 } },
    ]);
    expect(findings.filter(({ code }) => code === 'statements-disagree').map(({ line }) => line)).toEqual([3, 5]);
  });
});

it('a title without statements proves nothing', () => {
  expect(proveStatements({ ...loadTitle('1830'), statements: undefined } as never)).toEqual({
    statements: [],
    diagnostics: [],
  });
});
