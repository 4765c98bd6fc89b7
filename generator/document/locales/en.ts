/** English, the pattern for other languages. */
import { diff } from './en/diff.ts';
import { money } from './en/mechanics-money.ts';
import { privates } from './en/mechanics-privates.ts';
import { shares } from './en/mechanics-shares.ts';
import { trains } from './en/mechanics-trains.ts';
import { page } from './en/page.ts';
import { powers } from './en/powers.ts';
import { rules } from './en/rules.ts';

const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

export const en = {
  notation: {
    thousands: ',',
    and: 'and',
    or: 'or',
    yes: 'yes',
    no: 'no',
    unlimited: 'unlimited',
    ordinal: (count: number): string => `${count}${SUFFIXES[ordinals.select(count)] ?? 'th'}`,
    form: (count: number): number => (count === 1 ? 0 : 1),
  },
  says: { ...page, ...diff },
  general: rules.general,
  policies: rules.policies,
  rounds: rules.rounds,
  terms: powers.terms,
  mechanics: { ...privates.mechanics, ...shares.mechanics, ...trains.mechanics, ...money.mechanics },
  steps: { ...rules.steps, ...privates.steps, ...shares.steps, ...trains.steps, ...money.steps },
  abilities: {
    ...powers.abilities,
    ...privates.abilities,
    ...shares.abilities,
    ...trains.abilities,
    ...money.abilities,
  },
  events: { ...powers.events, ...privates.events, ...shares.events, ...trains.events, ...money.events },
  statuses: { ...powers.statuses, ...privates.statuses, ...shares.statuses, ...trains.statuses, ...money.statuses },
  attributes: {
    ...powers.attributes,
    ...privates.attributes,
    ...shares.attributes,
    ...trains.attributes,
    ...money.attributes,
  },
  endReasons: rules.endReasons,
  endTimings: rules.endTimings,
  zones: rules.zones,
} as const;
