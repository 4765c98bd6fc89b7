/** Private companies, corporations and minors. */
import type { CorporationDefinition, PrivateDefinition } from '../../../runtime/kernel/title.ts';
import type { Block } from '../page.ts';
import { list, paragraph, table } from '../page.ts';
import type { Teller } from './teller.ts';

/** Certificates of a corporation that does not say: the president's and eight of 10%. */
const STANDARD = [20, 10, 10, 10, 10, 10, 10, 10, 10];

export const privates = (teller: Teller): Block[] => {
  const { title, speech } = teller;
  if (title.privates.length === 0) return [paragraph(speech.say('private.none'))];
  return [
    list([
      ...title.privates.map((company) => `**${company.name} (${company.id})** — ${privateWords(teller, company)}`),
      privateSale(teller),
      ...teller.about('private-close'),
    ]),
  ];
};

const privateSale = ({ title, speech, facts }: Teller): string => {
  const phases = facts.statuses['can_buy_companies'];
  const { minimumPercent: minimum, maximumPercent: maximum } = title.policies.privates;
  if (phases === undefined) return speech.say('private.noSale');
  const least = commonMinimum(title.privates);
  return least === undefined
    ? speech.say('private.sale', { phases: speech.and(phases), minimum, maximum })
    : speech.say('private.saleFrom', { phases: speech.and(phases), least: speech.money(least), maximum });
};

const sells = ({ abilities = [] }: PrivateDefinition): boolean => !abilities.some(({ type }) => type === 'no_buy');

/** The least price of its own that every private company has which can be bought at all. */
const commonMinimum = (companies: readonly PrivateDefinition[]): number | undefined => {
  const minimums = new Set(companies.filter(sells).map(({ minPrice }) => minPrice));
  const [least] = minimums;
  return minimums.size === 1 ? least : undefined;
};

const privateWords = (teller: Teller, company: PrivateDefinition): string => {
  const { say, money } = teller.speech;
  return [
    `${say('private.figures', { value: money(company.value), revenue: money(company.revenue) })}.`,
    ...powersOf(teller, company),
    ...priceWords(teller, company),
    ...(company.minPlayers === undefined ? [] : [say('private.minPlayers', { count: company.minPlayers })]),
    ...attributesOf(teller, 'privates', company, PRIVATE_FIELDS),
  ].join(' ');
};

/** Nothing on one that is never sold, nor what is the same for all. */
const priceWords = ({ title, speech: { say, money } }: Teller, company: PrivateDefinition): string[] => {
  const { minPrice, maxPrice } = company;
  if (!sells(company)) return [];
  return [
    ...(minPrice === undefined || minPrice === commonMinimum(title.privates)
      ? []
      : [say('private.minPrice', { price: money(minPrice) })]),
    ...(maxPrice === undefined ? [] : [say('private.maxPrice', { price: money(maxPrice) })]),
  ];
};

/** Its abilities in words; a company that none has may still be named by a mechanic. */
export const powersOf = (teller: Teller, { id, abilities = [] }: PrivateDefinition): string[] => {
  const inMechanics = JSON.stringify(teller.title.mechanics).includes(JSON.stringify(id));
  const powerless = teller.speech.say(inMechanics ? 'private.byMechanic' : 'private.noPower');
  const sentences = abilities.flatMap((ability) => teller.named('abilities', ability.type, ability));
  return abilities.every(({ type }) => type === 'blocks_hexes') ? [...sentences, powerless] : sentences;
};

const PRIVATE_FIELDS = new Set([
  'id',
  'name',
  'value',
  'revenue',
  'description',
  'minPlayers',
  'minPrice',
  'maxPrice',
  'abilities',
]);
const CORPORATION_FIELDS = new Set([
  'id',
  'name',
  'color',
  'textColor',
  'kind',
  'home',
  'tokens',
  'shares',
  'float',
  'holdingLimit',
  'capitalization',
  'abilities',
]);

/** What mechanics know of a company beside its ordinary fields. */
export const attributesOf = (
  teller: Teller,
  kind: 'privates' | 'corporations',
  company: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string> = CORPORATION_FIELDS,
): string[] =>
  Object.entries(company)
    .filter(([name, value]) => !known.has(name) && value !== undefined && value !== null)
    .flatMap(([name, value]) => teller.named('attributes', `${kind}.${name}`, { value }));

export const corporations = (teller: Teller, companies: readonly CorporationDefinition[]): Block[] => {
  const { say } = teller.speech;
  const columns = ['column.corporation', 'column.home', 'column.tokens', 'column.notes'] as const;
  return [
    list(shareStructures(teller, companies.filter(isStarted))),
    table(
      columns.map((column) => say(column)),
      companies.map((company) => [
        `${company.name} (${company.id})`,
        homeOf(teller, company),
        tokensOf(teller, company),
        corporationNotes(teller, company).join(' '),
      ]),
    ),
  ];
};

/** A national corporation comes into being otherwise, and is told apart. */
export const isStarted = ({ kind }: CorporationDefinition): boolean => kind !== 'national';

/** Corporations with the same certificates are counted together. */
export const shareStructures = ({ speech }: Teller, companies: readonly CorporationDefinition[]): string[] => {
  const kinds = new Map<string, number>();
  for (const company of companies) {
    const words = certificatesOf(speech, company);
    kinds.set(words, (kinds.get(words) ?? 0) + 1);
  }
  return [...kinds].map(([shares, count]) => speech.say('corporation.count', { count, shares }));
};

export const certificatesOf = (
  { say, and }: Teller['speech'],
  { shares = STANDARD }: CorporationDefinition,
): string => {
  const [president = 0, ...others] = shares;
  const sizes = [...new Set(others)];
  const rest = sizes.map((percent) =>
    say('corporation.others', { count: others.filter((other) => other === percent).length, percent }),
  );
  return say('corporation.certificates', { president, rest: and(rest) });
};

export const homeOf = (teller: Teller, { id, home }: CorporationDefinition): string => {
  const { title, speech, mechanic } = teller;
  if (home === undefined) {
    // A mechanic may let it choose.
    const [chosen] = title.mechanics
      .filter(({ corporation }) => corporation === id)
      .flatMap(mechanic)
      .filter(({ section }) => section === 'home-of');
    return chosen?.text ?? speech.say('corporation.noHome');
  }
  const name = title.map.hexes[home.hex]?.name;
  const hex = name === undefined ? home.hex : `${name} (${home.hex})`;
  return home.city === undefined ? hex : speech.say('corporation.homeCity', { hex, city: home.city + 1 });
};

export const tokensOf = ({ speech }: Teller, { tokens }: CorporationDefinition): string => {
  if (tokens.length === 0) return speech.say('corporation.noTokens');
  if (tokens.length > 1 && tokens.every((price) => price === 0))
    return speech.say('corporation.allFree', { count: tokens.length });
  return tokens.map((price) => (price === 0 ? speech.say('corporation.free') : speech.money(price))).join(', ');
};

export const corporationNotes = (teller: Teller, company: CorporationDefinition): string[] => {
  const { speech } = teller;
  const { say, term } = speech;
  const { kind, float, holdingLimit, capitalization, abilities = [] } = company;
  return [
    ...(kind === undefined || kind === 'major' ? [] : [say('corporation.kind', { kind: term('kind', kind) })]),
    ...(isStarted(company) ? [] : [say('corporation.own', { shares: certificatesOf(speech, company) })]),
    ...(float === undefined ? [] : [say('corporation.float', { percent: float })]),
    ...(holdingLimit === undefined ? [] : [say('corporation.holding', { percent: holdingLimit })]),
    ...(capitalization === undefined
      ? []
      : [say('corporation.capitalization', { mode: term('capital', capitalization) })]),
    ...abilities.flatMap((ability) => teller.named('abilities', ability.type, ability)),
    ...attributesOf(teller, 'corporations', company),
  ];
};
