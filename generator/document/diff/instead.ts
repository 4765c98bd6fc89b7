/** "X: this instead of that", where the two differ. */
import type { Teller } from '../summary/teller.ts';
import type { Area, Difference } from './difference.ts';
import { difference } from './difference.ts';

export interface Versions {
  readonly before: string;
  readonly after: string;
}

export const instead = (
  area: Area,
  at: string,
  what: string,
  { before, after }: Versions,
  { speech: { say } }: Teller,
): Difference[] =>
  before === after
    ? []
    : [difference(area, 'changed', at, say('diff.instead', { what, after, before }), before, after)];
