/** What differs between two titles, in words, ordered by importance; what is equal is left out. */
import { ANY_MONEY, inOwnMoney } from './money.ts';
import type { Manifest } from '../../../runtime/kernel/manifest.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Locale } from '../locales/index.ts';
import { catalogueOf } from '../locales/index.ts';
import type { Page, Section } from '../page.ts';
import { list, paragraph } from '../page.ts';
import type { Teller } from '../summary/teller.ts';
import { tellerOf } from '../summary/teller.ts';
import { corporations, minors, privates } from './companies.ts';
import type { Difference } from './difference.ts';
import { AREAS } from './difference.ts';
import { compareCollection } from './fields.ts';
import { map } from './map.ts';
import { market } from './market.ts';
import { players } from './players.ts';
import { rounds } from './rounds.ts';
import { instead } from './instead.ts';
import { gameEnd, mechanics, policies, variants } from './rules.ts';
import { tiles } from './tiles.ts';
import { phases, trains } from './trains.ts';

export const differencesOf = (before: Teller, after: Teller): Difference[] => {
  const found = [
    ...players(before, after),
    ...policies(before, after),
    ...mechanics(before, after),
    ...rounds(before, after),
    ...gameEnd(before, after),
    ...compareCollection(trains, before, after),
    ...compareCollection(phases, before, after),
    ...compareCollection(privates, before, after),
    ...compareCollection(corporations, before, after),
    ...compareCollection(minors, before, after),
    ...market(before, after),
    ...map(before, after),
    ...tiles(before, after),
    ...variants(before, after),
  ];
  return found.toSorted((a, b) => AREAS.indexOf(a.area) - AREAS.indexOf(b.area));
};

/** `b` as compared with `a`. Amounts are compared as numbers; each is then written in the money of its own title. */
export const compareTitles = (
  a: TitleDefinition,
  b: TitleDefinition,
  locale: Locale,
  manifests?: readonly Manifest[],
): Difference[] => {
  const catalogue = catalogueOf(locale);
  const after = tellerOf({ ...b, currency: ANY_MONEY }, catalogue, manifests);
  const money = { before: a.currency.replace('%s', '100'), after: b.currency.replace('%s', '100') };
  const found = [
    ...instead('players', '/currency', after.speech.say('diff.what.currency'), money, after),
    ...differencesOf(tellerOf({ ...a, currency: ANY_MONEY }, catalogue, manifests), after),
  ];
  return found.map((one) => ({ ...one, says: inOwnMoney(one.says, a.currency, b.currency) }));
};

export const comparisonPage = (
  a: TitleDefinition,
  b: TitleDefinition,
  locale: Locale,
  manifests?: readonly Manifest[],
): Page => {
  const { say } = tellerOf(b, catalogueOf(locale)).speech;
  const differences = compareTitles(a, b, locale, manifests);
  const names = { a: a.name, b: b.name };
  const sections = AREAS.map((area): Section => {
    const lines = differences.filter((one) => one.area === area).map(({ says }) => says);
    return { id: area, heading: say(`diff.area.${area}`), blocks: lines.length === 0 ? [] : [list(lines)] };
  }).filter(({ blocks }) => blocks.length > 0);
  const nothing: Section = {
    id: 'same',
    heading: say('diff.heading', names),
    blocks: [paragraph(say('diff.same', names))],
  };
  return {
    title: say('diff.heading', names),
    locale,
    lead: [],
    sections: sections.length === 0 ? [nothing] : sections,
    notes: [],
  };
};
