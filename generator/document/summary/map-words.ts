/** The map in words: how large it is, what lies beyond it, what building costs and where it is not possible. */
import { linkMap } from '../../../runtime/core/map/link-map.ts';
import type { StopDefinition, TitleDefinition } from '../../../runtime/kernel/title.ts';
import { isPort } from '../words/naming.ts';
import type { Teller } from './teller.ts';

export const mapWords = ({ title, speech }: Teller): string[] => [
  mapFigures(title, speech),
  ...offboardWords(title, speech),
  ...terrainWords(title, speech),
  ...borderWords(title, speech),
];

export const mapFigures = (title: TitleDefinition, { say }: Teller['speech']): string => {
  const { hexes } = linkMap(title);
  const count = (kind: string): number =>
    hexes.reduce(
      (sum, { printed }) =>
        sum + printed.stops.filter((stop) => stop.kind === kind && stop.definition.hide !== true).length,
      0,
    );
  return say('map.hexes', {
    hexes: hexes.length,
    cities: count('city'),
    towns: count('town') + count('halt'),
    offboards: count('offboard'),
  });
};

/** What lies beyond the map, with its values in the order in which they come. */
const offboardWords = (title: TitleDefinition, { say, money, term }: Teller['speech']): string[] => {
  const unnamed = (id: string): string => (isPort(id, title) ? `${term('', 'port')} (${id})` : id);
  const places = Object.entries(title.map.hexes).flatMap(([id, { name, stops = [] }]) =>
    stops
      .filter(({ kind, hide }) => kind === 'offboard' && hide !== true)
      .map((stop) => {
        const values = valuesOf(stop).map(([stage, value]) =>
          stage === undefined ? money(value) : say('map.valueFrom', { value: money(value), stage: term('', stage) }),
        );
        return say('map.place', { place: name ?? unnamed(id), values: values.join(', ') });
      }),
  );
  return places.length === 0 ? [] : [say('map.offboards', { places: places.join('; ') })];
};

/** By the colour of tiles, or by the phase where a mechanic reads them so. */
const valuesOf = ({ revenue, ...stop }: StopDefinition): (readonly [stage: string | undefined, value: number])[] => {
  const byPhase = 'revenueByPhase' in stop ? (stop.revenueByPhase as Readonly<Record<string, number>>) : undefined;
  const values = byPhase ?? revenue;
  return typeof values === 'number' ? [[undefined, values]] : Object.entries(values);
};

const terrainWords = ({ map }: TitleDefinition, { say, money, term, and }: Teller['speech']): string[] => {
  const costs = new Map<string, Set<number>>();
  for (const { terrain = [] } of Object.values(map.hexes))
    for (const { cost, types } of terrain) {
      const kind = types === undefined ? say('map.plainTerrain') : and(types.map((type) => term('', type)));
      costs.set(kind, (costs.get(kind) ?? new Set<number>()).add(cost));
    }
  if (costs.size === 0) return [];
  const written = [...costs].map(([kind, some]) =>
    say('map.terrainCost', {
      kind,
      cost: [...some]
        .toSorted((a, b) => a - b)
        .map(money)
        .join(' / '),
    }),
  );
  return [say('map.terrain', { costs: written.join('; ') })];
};

const borderWords = ({ map }: TitleDefinition, { say }: Teller['speech']): string[] => {
  const count = Object.values(map.hexes).flatMap(({ borders = [] }) =>
    borders.filter(({ type }) => type === 'impassable'),
  ).length;
  return count === 0 ? [] : [say('map.borders', { count })];
};
