/** Numbers, money and lists as a language writes them. */
export interface Notation {
  /** Between thousands: `1,200`. */
  readonly thousands: string;
  readonly and: string;
  readonly or: string;
  /** `3rd`. */
  readonly ordinal: (count: number) => string;
  /** Which form a number takes: 0 the first (one train), 1 the second (two trains). */
  readonly form: (count: number) => number;
  readonly yes: string;
  readonly no: string;
  readonly unlimited: string;
}

export const formatNumber = (value: number, { thousands }: Notation): string => {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return decimals === undefined ? grouped : `${grouped}${thousands === '.' ? ',' : '.'}${decimals}`;
};

/** `currency` as titles write it: `$%s`. */
export const formatMoney = (value: number, currency: string, notation: Notation): string =>
  currency.replace('%s', formatNumber(value, notation));

export const formatList = (items: readonly string[], word: string): string => {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
};

/** `2, 3 or 4` is `2–4` where the numbers follow each other. */
export const formatRange = (numbers: readonly number[]): string => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first === last) return String(first);
  return last - first === sorted.length - 1 ? `${first}–${last}` : sorted.join(', ');
};
