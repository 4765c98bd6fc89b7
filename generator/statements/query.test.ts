import { describe, expect, it } from 'vitest';
import { ask, isQuery, QueryError } from './query.ts';

const title = {
  bank: 12000,
  players: { '2': { cash: 1200 }, '6': { cash: 400 } },
  trains: [
    { id: '2', price: 80, rustsOn: '4' },
    { id: '4', price: 300, rustsOn: 'D' },
    { id: '5', price: 450, events: ['close'] },
  ],
  hexes: { A1: { label: 'OO' }, A3: { label: 'B' }, A5: { label: 'OO', town: 0 } },
  'a/b': 1,
};

const valueOf = (query: string): unknown => ask(title, query).value;

describe('a query', () => {
  it.each([
    ['/bank', 12000],
    ['/players/2/cash', 1200],
    ['/trains/1/price', 300],
    ['/trains[id=4]/rustsOn', 'D'],
    ['/trains[id=4][price=300]/id', '4'],
    ['/trains[events]/id', '5'],
    ['/hexes[label=B]/label', 'B'],
    ['/a~1b', 1],
    ['/trains/*/price', [80, 300, 450]],
    ['/hexes/*[label=OO]/town', [null, 0]],
    ['/trains/*/*[=4]', ['4', '4']],
    ['/trains/*[id=9]/price', []],
    ['count(/trains/*)', 3],
    ['count(/hexes/*[label=OO])', 2],
    ['sum(/trains/*/price)', 830],
    ['min(/trains/*/price)', 80],
    ['max(/players/*/cash)', 1200],
    ['keys(/players)', ['2', '6']],
  ])('%s', (query, expected) => {
    expect(valueOf(query)).toEqual(expected);
  });

  it('answers null where only the last step leads to nothing: a train that never rusts', () => {
    expect(valueOf('/trains[id=5]/rustsOn')).toBeNull();
  });

  it('names what it looked at', () => {
    expect(ask(title, '/trains/*[price=450]/id').matches).toEqual([{ pointer: '/trains/2/id', value: '5' }]);
  });

  it.each([
    ['bank', 'begins with "/"'],
    ['/trains[id=9]/price', '0 entries of /trains'],
    ['/hexes[label=OO]/town', '2 entries of /hexes'],
    ['/tarins[id=4]', 'there is no /tarins'],
    ['/tarins/0', 'there is no /tarins'],
    ['/bank/coins', 'nothing below /bank'],
    ['/trains[id=4/price', 'is no step'],
    ['sum(/trains/*/id)', '/trains/0/id is no number'],
    ['mean(/trains/*/price)', 'no function mean'],
  ])('%s is refused: %s', (query, why) => {
    expect(() => valueOf(query)).toThrow(QueryError);
    expect(() => valueOf(query)).toThrow(why);
  });
});

it('is told from the key of a trace', () => {
  expect(['/bankBroken', 'count(/privates/*)', 'player/1/cash', 'bank'].map(isQuery)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
