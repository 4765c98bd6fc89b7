/** The rules of a title on one page, from the resolved title alone. */
import type { Manifest } from '../../../runtime/kernel/manifest.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { WorkedExample } from '../../replay/example.ts';
import type { Locale } from '../locales/index.ts';
import { catalogueOf } from '../locales/index.ts';
import type { Block, Page, Section } from '../page.ts';
import { filled } from '../page.ts';
import { corporations, privates } from './companies.ts';
import { elements, moneyFlow, playersOf } from './elements.ts';
import { examples } from './examples.ts';
import { capitalization, emergency, floatAndLimits, gameEnd, startingCash } from './limits.ts';
import { mechanics } from './mechanics.ts';
import { howItPlays } from './rounds.ts';
import type { Teller } from './teller.ts';
import { tellerOf } from './teller.ts';
import { phases, trains } from './trains.ts';
import type { VariantOf } from './variants.ts';
import { variants } from './variants.ts';

export interface SummaryInput {
  readonly title: TitleDefinition;
  readonly examples?: ReadonlyMap<string, WorkedExample>;
  /** Names of the titles that it extends, nearest first. */
  readonly basedOn?: readonly string[];
  /** Of the mechanics that the title may use; default: those that come with the runtime. */
  readonly manifests?: readonly Manifest[];
  /** The title with one of its variants. */
  readonly withVariant?: VariantOf;
}

/** Sections in the order in which hobbyists' pages have them. */
const SECTIONS: readonly (readonly [
  id: SectionId,
  build: (teller: Teller, input: SummaryInput) => readonly Block[],
])[] = [
  ['howItPlays', howItPlays],
  ['elements', elements],
  ['moneyFlow', moneyFlow],
  ['phases', phases],
  ['trains', trains],
  ['capitalization', capitalization],
  ['float', floatAndLimits],
  ['cash', startingCash],
  ['gameEnd', gameEnd],
  ['privates', privates],
  ['corporations', (teller) => corporations(teller, teller.title.corporations)],
  ['minors', (teller) => (teller.title.minors.length === 0 ? [] : corporations(teller, teller.title.minors))],
  ['mechanics', mechanics],
  ['emergency', emergency],
  ['variants', (teller, { withVariant }) => variants(teller, withVariant)],
  ['examples', (teller, input) => examples(teller, input.examples ?? new Map<string, WorkedExample>())],
];

type SectionId =
  | 'howItPlays'
  | 'elements'
  | 'moneyFlow'
  | 'phases'
  | 'trains'
  | 'capitalization'
  | 'float'
  | 'cash'
  | 'gameEnd'
  | 'privates'
  | 'corporations'
  | 'minors'
  | 'mechanics'
  | 'emergency'
  | 'variants'
  | 'examples';

export const summaryOf = (input: SummaryInput, locale: Locale): Page => {
  const { title } = input;
  const teller = tellerOf(title, catalogueOf(locale), input.manifests);
  const { say } = teller.speech;
  return {
    title: title.name,
    locale,
    lead: [
      say('page.summary'),
      ...(title.designer === undefined ? [] : [say('page.designer', { name: title.designer })]),
      ...(title.publisher === undefined ? [] : [say('page.publisher', { name: title.publisher })]),
      ...(title.edition === undefined ? [] : [say('page.edition', { edition: title.edition })]),
      ...(input.basedOn === undefined ? [] : [say('page.basedOn', { titles: teller.speech.and(input.basedOn) })]),
      ...(title.setting === undefined ? [] : [say('page.setting', { setting: title.setting })]),
      `${say('element.players')}: ${playersOf(title)}.`,
    ],
    sections: SECTIONS.map(([id, build]): Section => ({
      id,
      heading: say(`section.${id}`),
      blocks: filled(build(teller, input)),
    })).filter(({ blocks }) => blocks.length > 0),
    notes: [
      ...(title.rulesUrl === undefined ? [] : [say('page.rules', { url: title.rulesUrl })]),
      ...(title.rights === undefined ? [] : [title.rights]),
    ],
  };
};
