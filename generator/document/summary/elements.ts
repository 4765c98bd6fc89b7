/** What there is: players, corporations, bank, map, market, tiles; and where money goes between them. */
import { linkMap } from '../../../runtime/core/map/link-map.ts';
import type { MarketZone, TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Block } from '../page.ts';
import { filled, list, shown, table, under } from '../page.ts';
import { formatRange } from '../words/format.ts';
import { certificatesOf } from './companies.ts';
import type { Teller } from './teller.ts';

export const elements = (teller: Teller): Block[] => {
  const { say } = teller.speech;
  return filled([
    under(say('element.map'), [list(mapWords(teller)), shown('map', say('map.picture'))]),
    under(say('element.market'), [list(marketWords(teller)), shown('market', say('market.picture'))]),
    under(say('element.tiles'), [list([tileWords(teller)]), shown('tiles', say('tiles.picture'))]),
    under(say('element.corporations'), [list(corporationWords(teller))]),
    under(say('element.bank'), [list(bankWords(teller))]),
  ]);
};

const corporationWords = ({ title, speech, about }: Teller): string[] => {
  const [typical] = title.corporations;
  const shares = typical === undefined ? '' : certificatesOf(speech, typical);
  return [
    speech.say('corporation.count', { count: title.corporations.length, shares }),
    ...about('home'),
    ...about('track'),
  ];
};

const bankWords = ({ title, speech }: Teller): string[] => [
  title.bank === 'unlimited' ? speech.catalogue.notation.unlimited : speech.money(title.bank),
  `${speech.say('section.trains')}: ${title.trains.map(({ id, price }) => `${id} (${speech.money(price)})`).join(', ')}.`,
];

export const mapWords = ({ title, speech }: Teller): string[] => [
  mapFigures(title, speech),
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

export const marketWords = (teller: Teller): string[] => {
  const { title, speech } = teller;
  const prices = marketPrices(title);
  return [
    speech.say('market.range', { least: speech.money(Math.min(...prices)), most: speech.money(Math.max(...prices)) }),
    ...parWords(teller),
    ...zonesOf(title).map((id) => zoneWords(teller, id)),
  ];
};

export const marketPrices = ({ market }: TitleDefinition): number[] =>
  market.rows.flat().flatMap((cell) => (cell === null ? [] : [typeof cell === 'number' ? cell : cell.price]));

export const parPrices = ({ market }: TitleDefinition): number[] => {
  const isPar = (zones: readonly string[] = []): boolean => zones.some((zone) => market.zones[zone]?.par === true);
  const prices = market.rows
    .flat()
    .flatMap((cell) => (cell === null || typeof cell === 'number' || !isPar(cell.zones) ? [] : [cell.price]));
  return [...new Set(prices)].toSorted((a, b) => a - b);
};

const parWords = ({ title, speech }: Teller): string[] => {
  const prices = parPrices(title);
  return prices.length === 0 ? [] : [speech.say('market.pars', { prices: speech.and(prices.map(speech.money)) })];
};

/** Zones that occur on the market. */
export const zonesOf = ({ market }: TitleDefinition): string[] => {
  const used = new Set(
    market.rows.flat().flatMap((cell) => (cell === null || typeof cell === 'number' ? [] : (cell.zones ?? []))),
  );
  return Object.keys(market.zones).filter((zone) => used.has(zone));
};

const NOT_EFFECTS = new Set(['name', 'color']);

export const zoneWords = ({ title, speech, named }: Teller, id: string): string => {
  const zone: MarketZone = title.market.zones[id] ?? {};
  const effects = Object.entries(zone)
    .filter(([effect, value]) => !NOT_EFFECTS.has(effect) && value !== false && value !== undefined)
    .flatMap(([effect, value]) =>
      speech.catalogue.zones[effect] === undefined
        ? named('attributes', `zones.${effect}`, { value })
        : speech.phrases(speech.catalogue.zones[effect], { value }),
    );
  const name = zone.color === undefined ? (zone.name ?? id) : speech.term('zone', zone.color);
  return `${effects.length === 0 ? name : speech.say('market.zone', { name, effects: effects.join('; ') })}.`;
};

const tileWords = ({ title, speech }: Teller): string => {
  const counts = Object.entries(title.tiles.manifest);
  const count = counts.reduce((sum, [, number]) => sum + (number === 'unlimited' ? 0 : number), 0);
  const unlimited = counts.filter(([, number]) => number === 'unlimited').map(([id]) => id);
  const figures = { count, kinds: counts.length };
  return unlimited.length === 0
    ? speech.say('tiles.countLimited', figures)
    : speech.say('tiles.count', { ...figures, unlimited: speech.and(unlimited) });
};

const PARTIES = ['players', 'bank', 'corporations'] as const;

export const moneyFlow = ({ speech, about }: Teller): Block[] => {
  const { say } = speech;
  const rows = PARTIES.flatMap((from) =>
    PARTIES.map((to) => [say(`flow.${from}`), say(`flow.${to}`), about(`flow:${from}>${to}`).join('; ')]),
  );
  return [
    table(
      [say('flow.from'), say('flow.to'), say('flow.what')],
      rows.filter(([, , what]) => what !== ''),
    ),
  ];
};

export const playersOf = (title: TitleDefinition): string => formatRange(Object.keys(title.players).map(Number));
