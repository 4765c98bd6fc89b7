import { describe, expect, it } from 'vitest';

import { factTitles, factsAreThere, readFacts, titleFromFacts } from '../../../test/support/facts-title.ts';
import type { HexInfo } from '../../kernel/rulebook.ts';
import type { TitleDefinition } from '../../kernel/title.ts';
import { EDGES, oppositeEdge } from './coordinates.ts';
import { linkMap } from './link-map.ts';

/** Neighbours as core rules 9.1 define them, on the printed map. */
const neighboursOf = (hex: HexInfo, impassable: readonly string[]): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const edge of EDGES) {
    const other = hex.adjacent[edge];
    if (!other || hex.impassable[edge] === true) continue;
    const answers = other.printed.rotations[0]?.exits.includes(oppositeEdge(edge)) === true;
    if (answers || !impassable.includes(other.printed.color)) found[String(edge)] = other.id;
  }
  return found;
};

describe.skipIf(!factsAreThere)('the linked map has the places and neighbours of the printed one', () => {
  for (const title of factTitles()) {
    it(title, () => {
      const definition = titleFromFacts(title);
      const map = linkMap(definition);
      const facts = readFacts(title).map.hexes;
      expect(map.hexes.map(({ id, x, y }) => ({ id, x, y }))).toEqual(facts.map(({ id, x, y }) => ({ id, x, y })));
      const impassable = definition.policies.track.impassableColors;
      for (const fact of facts) {
        const hex = map.hex.get(fact.id);
        expect(hex && { [fact.id]: neighboursOf(hex, impassable) }).toEqual({ [fact.id]: fact.neighbors });
      }
    });
  }
});

const small = (tiles: TitleDefinition['tiles'], hexes: TitleDefinition['map']['hexes'] = {}): TitleDefinition =>
  ({ map: { layout: 'flat', axes: { x: 'letter', y: 'number' }, hexes }, tiles }) as TitleDefinition;

const tileOf = (definition: TitleDefinition['tiles']['definitions'][string]) => {
  const tile = linkMap(small({ manifest: { t: 1 }, definitions: { t: definition } })).tile.get('t');
  if (tile === undefined) throw new Error('no tile');
  return tile;
};

describe('the short forms of a tile', () => {
  it('one city joined to each exit', () => {
    const tile = tileOf({ color: 'yellow', city: 20, exits: [0, 3] });
    expect(tile.stops.map(({ kind, revenue, slots }) => [kind, revenue, slots])).toEqual([['city', 20, 1]]);
    expect(tile.rotations[0]?.pathsOf[0]).toHaveLength(2);
    expect(tile.rotations.map((rotated) => rotated.exits)).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
  });

  it('a town, and track without a stop', () => {
    expect(tileOf({ color: 'yellow', town: 10, exits: [0, 1] })).toMatchObject({ towns: 1, cities: [] });
    const plain = tileOf({ color: 'yellow', paths: [{ from: 0, to: 2 }] });
    expect(plain.rotations[5]?.exits).toEqual([1, 5]);
    expect(plain.rotations[5]?.pathsAt[5]).toHaveLength(1);
  });

  it('a stop says its number in logs where that is not its place', () => {
    const tile = tileOf({ stops: [{ kind: 'city', revenue: 10, part: 1 }], paths: [{ from: 0, to: 's0' }] });
    expect(tile.stops[0]).toMatchObject({ index: 0, part: 1, visitCost: 1, route: 'mandatory' });
  });
});

describe('borders and terrain', () => {
  it('an impassable border shuts the edge for the hex it is written at', () => {
    const map = linkMap(
      small({ manifest: {}, definitions: {} }, { A1: { borders: [{ edge: 0, type: 'impassable' }] }, A3: {} }),
    );
    expect(map.hex.get('A1')?.adjacent[0]?.id).toBe('A3');
    expect(map.hex.get('A1')?.impassable[0]).toBe(true);
    expect(map.hex.get('A3')?.impassable[3]).toBe(false);
  });

  it('a tile of the manifest without a definition is an error', () => {
    expect(() => linkMap(small({ manifest: { 999: 1 }, definitions: {} }))).toThrow('999');
  });
});
