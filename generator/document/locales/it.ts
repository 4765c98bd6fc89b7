/** Italiano. */
import type { LocaleFile } from './catalogue.ts';
import { diff } from './it/diff.ts';
import { money } from './it/mechanics-money.ts';
import { privates } from './it/mechanics-privates.ts';
import { shares } from './it/mechanics-shares.ts';
import { trains } from './it/mechanics-trains.ts';
import { page } from './it/page.ts';
import { powers } from './it/powers.ts';
import { rules } from './it/rules.ts';

export const it: LocaleFile = {
  notation: {
    thousands: '.',
    and: 'e',
    or: 'o',
    yes: 'sì',
    no: 'no',
    unlimited: 'senza limite',
    ordinal: (count) => `${count}°`,
    form: (count) => (count === 1 ? 0 : 1),
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
};
