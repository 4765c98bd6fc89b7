/** What phrases may ask about beside the options of the part they speak of. */
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';

/** What a title has, for the phrases of its mechanics. */
export interface Context {
  /** Status -> phases that have it. */
  readonly statuses: Readonly<Record<string, readonly string[]>>;
  /** Events that some purchase sets off, each under its own name. */
  readonly events: Readonly<Record<string, string>>;
  /** Attribute of stops -> hexes with a stop that has it. */
  readonly marked: Readonly<Record<string, readonly string[]>>;
  /** What zones of the stock market do. */
  readonly zoneEffects: readonly string[];
}

export interface Facts extends Context {
  readonly privates: number;
  /** Those that players start: a national one comes into being otherwise. */
  readonly corporations: number;
  readonly minors: number;
  readonly phases: number;
  /** Mechanics in use, each under its own name. */
  readonly uses: Readonly<Record<string, string>>;
  /** How corporations raise money where they say nothing else. */
  readonly capitalization: string;
}

export const factsOf = (title: TitleDefinition): Facts => ({
  privates: title.privates.length,
  corporations: title.corporations.filter(({ kind }) => kind !== 'national').length,
  minors: title.minors.length,
  phases: title.phases.length,
  uses: Object.fromEntries(title.mechanics.map(({ id, use = id }) => [use, use])),
  capitalization: title.policies.capitalization.mode,
  ...contextOf(title),
});

const contextOf = ({ phases, trains, map, market }: TitleDefinition): Context => ({
  zoneEffects: [...new Set(Object.values(market.zones).flatMap((zone) => Object.keys(zone)))],
  statuses: collect(phases.flatMap(({ id, status = [] }) => status.map((name) => [name, id] as const))),
  events: Object.fromEntries(trains.flatMap(({ events = [] }) => events.map(({ type }) => [type, type]))),
  marked: collect(
    Object.entries(map.hexes).flatMap(([hex, { stops = [] }]) =>
      stops.flatMap((stop) => Object.keys(stop).map((attribute) => [attribute, hex] as const)),
    ),
  ),
});

const collect = (pairs: readonly (readonly [name: string, item: string])[]): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const [name, item] of pairs) {
    const items = (found[name] ??= []);
    if (!items.includes(item)) items.push(item);
  }
  return found;
};
