/** One thing in which two titles differ. */
export interface Difference {
  readonly area: Area;
  readonly kind: 'changed' | 'added' | 'removed';
  /** Where it is written: JSON pointer into the resolved title. */
  readonly at: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** In words. */
  readonly says: string;
}

/** What players ask first comes first. */
export const AREAS = [
  'players',
  'policies',
  'mechanics',
  'rounds',
  'gameEnd',
  'trains',
  'phases',
  'privates',
  'corporations',
  'minors',
  'market',
  'map',
  'tiles',
  'variants',
] as const;

export type Area = (typeof AREAS)[number];

/** Equal as data: the order of keys does not matter. */
export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

export const difference = (
  area: Area,
  kind: Difference['kind'],
  at: string,
  says: string,
  before?: unknown,
  after?: unknown,
): Difference => ({
  area,
  kind,
  at,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
  says,
});
