/** What there is: players, corporations, bank, map, market, tiles; and where money goes between them. */
import type { MarketZone, MechanicUse, TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Block } from '../page.ts';
import { filled, list, shown, table, under } from '../page.ts';
import { formatRange } from '../words/format.ts';
import { parPrices } from '../words/zone.ts';
import { isStarted, shareStructures } from './companies.ts';
import { mapWords } from './map-words.ts';
import type { Teller } from './teller.ts';

export const elements = (teller: Teller): Block[] => {
  const { say } = teller.speech;
  return filled([
    under(say('element.players'), [list(playerWords(teller))]),
    under(say('element.privates'), [list(privateWords(teller))]),
    under(say('element.map'), [list(mapWords(teller)), shown('map', say('map.picture'))]),
    under(say('element.market'), [list(marketWords(teller)), shown('market', say('market.picture'))]),
    under(say('element.tiles'), [list([tileWords(teller)]), shown('tiles', say('tiles.picture'))]),
    under(say('element.corporations'), [list(corporationWords(teller))]),
    under(say('element.bank'), [list(bankWords(teller))]),
  ]);
};

const playerWords = (teller: Teller): string[] => [...teller.about('players'), limitWords(teller)];

/** `Certificate limit: 20 (2 players); ...` */
export const limitWords = ({ title, speech: { say } }: Teller): string => {
  const limits = Object.entries(title.players).map(
    ([players, { certificateLimit }]) => `${players}: ${certificateLimit}`,
  );
  return say('cash.limits', { limits: limits.join('; ') });
};

const privateWords = ({ title, about, speech: { say } }: Teller): string[] =>
  title.privates.length === 0
    ? []
    : [say('private.names', { names: title.privates.map(({ id }) => id).join(', ') }), ...about('privates')];

const corporationWords = (teller: Teller): string[] => [
  ...shareStructures(teller, teller.title.corporations.filter(isStarted)),
  ...teller.about('home'),
  ...teller.about('track'),
];

const bankWords = ({ title, speech, about }: Teller): string[] => [
  bankSize(title, speech),
  ...about('bank'),
  `${speech.say('section.trains')}: ${title.trains.map(({ id, price }) => `${id} (${speech.money(price)})`).join(', ')}.`,
];

const bankSize = ({ bank }: TitleDefinition, { say, money }: Teller['speech']): string =>
  bank === 'unlimited' ? say('bank.unlimited') : say('bank.size', { money: money(bank) });

export const marketWords = (teller: Teller): string[] => {
  const { title, speech } = teller;
  const prices = marketPrices(title);
  return [
    speech.say('market.range', { least: speech.money(Math.min(...prices)), most: speech.money(Math.max(...prices)) }),
    ...parWords(teller),
    ...zonesOf(title).map((id) => capitalized(zoneWords(teller, id))),
  ];
};

export const marketPrices = ({ market }: TitleDefinition): number[] =>
  market.rows.flat().flatMap((cell) => (cell === null ? [] : [typeof cell === 'number' ? cell : cell.price]));

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

const capitalized = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

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
  const conditions = title.mechanics.flatMap((use) => zoneConditions(speech, use, id));
  const name = zone.color === undefined ? (zone.name ?? id) : speech.term('zone', zone.color);
  const all = [...effects, ...conditions].join('; ');
  return `${all === '' ? name : speech.say('market.zone', { name, effects: all })}.`;
};

/** What a mechanic says of a zone: since which event it is open, for one. */
const zoneConditions = ({ phrases, catalogue }: Teller['speech'], use: MechanicUse, id: string): string[] => {
  const opens = typeof use['opens'] === 'object' && use['opens'] !== null ? Object.entries(use['opens']) : [];
  const openedBy = opens.find(([, zones]) => Array.isArray(zones) && zones.includes(id))?.[0];
  return phrases(catalogue.mechanics[use.use ?? use.id], { ...use, zone: id, openedBy }, 'zone');
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
    list(about('flow')),
  ];
};

export const playersOf = (title: TitleDefinition): string => formatRange(Object.keys(title.players).map(Number));
