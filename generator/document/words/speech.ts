/** Says what the data of a title mean, in one language. */
import type { Catalogue, MessageKey, MessageParameters, Phrases } from '../locales/catalogue.ts';
import { readCondition } from './condition.ts';
import { formatList, formatMoney, formatNumber } from './format.ts';
import { ITEM, itemsOf, itemTemplate } from './items.ts';
import type { SpokenTitle } from './naming.ts';
import { nameOf } from './naming.ts';
import type { Hole } from './template.ts';
import { fill, valueAt } from './template.ts';

export interface Phrase {
  /** Its key in the catalogue: the condition. */
  readonly key: string;
  readonly section?: string;
  /** Policy whose own words it stands for. */
  readonly instead?: string;
  readonly text: string;
}

export interface Speech {
  readonly catalogue: Catalogue;
  readonly say: <K extends MessageKey>(key: K, ...values: MessageParameters<K>) => string;
  readonly money: (amount: number) => string;
  readonly number: (value: number) => string;
  readonly and: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
  /** A word of the title format in this language, as it is used in one place: `term('when', 'sold')`. */
  readonly term: (place: string, word: string) => string;
  /** Every phrase whose condition the options fulfil, in the order of the catalogue. */
  readonly all: (phrases: Phrases | undefined, options: unknown) => Phrase[];
  /** The texts of one section, or of those that belong to none in particular. */
  readonly phrases: (phrases: Phrases | undefined, options: unknown, section?: string) => string[];
}

export const speechOf = (catalogue: Catalogue, title: SpokenTitle): Speech => {
  const { notation } = catalogue;
  const writer = writerOf(catalogue, title);
  const all = (phrases: Phrases = {}, options: unknown): Phrase[] =>
    Object.entries(phrases)
      .filter(([key]) => !key.startsWith(ITEM))
      .map(([key, template]) => ({ key, template, condition: readCondition(key) }))
      .filter(({ condition }) => condition.holds(options))
      .map(({ key, template, condition: { section, instead } }) => ({
        key,
        ...(section === undefined ? {} : { section }),
        ...(instead === undefined ? {} : { instead }),
        text: writer(template, options, phrases),
      }));
  return {
    catalogue,
    say: (key, ...[values]) => writer(catalogue.says[key], values, {}),
    money: (amount) => formatMoney(amount, title.currency, notation),
    number: (value) => formatNumber(value, notation),
    and: (items) => formatList(items, notation.and),
    or: (items) => formatList(items, notation.or),
    term: (place, word) => wordOf(word, place, catalogue),
    all,
    phrases: (phrases, options, section) =>
      all(phrases, options)
        .filter((phrase) => phrase.section === section)
        .map(({ text }) => text),
  };
};

/** More equal figures than this are counted instead of repeated. */
const SEVERAL = 3;

type Writer = (template: string, values: unknown, phrases: Phrases) => string;

const writerOf = (catalogue: Catalogue, title: SpokenTitle): Writer => {
  const { notation } = catalogue;
  const { currency } = title;

  const scalar = (value: unknown, format: string | undefined): string => {
    if (typeof value === 'boolean') return value ? notation.yes : notation.no;
    if (value === 'unlimited') return notation.unlimited;
    if (typeof value !== 'number') return named(value === undefined ? '' : String(value), format);
    if (format === 'money') return formatMoney(value, currency, notation);
    return format === 'percent' ? `${formatNumber(value, notation)}%` : formatNumber(value, notation);
  };

  const named = (word: string, format: string | undefined): string =>
    nameOf(word, format, title, catalogue) ?? wordOf(word, format, catalogue);

  const whole = (value: unknown, format: string | undefined): string => {
    // `or` and `or.place`: a choice, and its words as that place has them.
    const [, choice, place] = /^(or)(?:\.(.+))?$/.exec(format ?? '') ?? [undefined, undefined, format];
    if (Array.isArray(value) && value.length > SEVERAL && new Set(value).size === 1)
      return `${value.length} × ${whole(value[0], place)}`;
    if (Array.isArray(value))
      return formatList(
        value.map((item: unknown) => whole(item, place)),
        choice === undefined ? notation.and : notation.or,
      );
    if (typeof value !== 'object' || value === null) return scalar(value, place);
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${whole(inner, place)}`)
      .join('; ');
  };

  const write: Writer = (template, values, phrases) =>
    fill(template, (hole) => {
      const value = valueAt(values, hole.name);
      if (hole.forms !== undefined) return formOf(hole, value, catalogue);
      const items = itemsOf(value, hole.format);
      if (items === undefined) return whole(value, hole.format);
      return items.map((item) => write(itemTemplate(phrases, hole.name, item), item, phrases)).join('; ');
    });

  return write;
};

const formOf = ({ forms = [] }: Hole, value: unknown, { notation }: Catalogue): string =>
  forms[Math.min(forms.length - 1, notation.form(Number(value)))] ?? '';

/** Words of the title format that languages name differently; the place decides where one word means two things. */
const wordOf = (word: string, place: string | undefined, { terms }: Catalogue): string =>
  (place === undefined ? undefined : terms[`${place}.${word}`]) ?? (place === undefined ? word : (terms[word] ?? word));
