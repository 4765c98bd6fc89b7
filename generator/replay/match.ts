/**
 * Whether a logged action is among those a game lists as legal. Actions are compared by what they mean: a log may name
 * another one of several equal certificates, trains or tiles, and leaves out fields that say nothing new.
 */
import type { Legal } from '../../runtime/kernel/actions.ts';
import { CORE_ACTIONS } from '../../runtime/kernel/actions.ts';
import type { LoggedAction } from '../../runtime/kernel/log.ts';

/** What stands behind the names that an action uses, in the state before it is applied. */
export interface Meaning {
  /** Corporation, holder and percent of a certificate; equal certificates give equal texts. */
  readonly certificate: (id: string) => string;
  /** Name and place of a train; equal trains in one place give equal texts. */
  readonly train: (id: string) => string;
  /** Name of a tile without its copy number. */
  readonly tile: (id: string) => string;
  /** Stop of a hex, without the copy number of the tile it belongs to where the tile is a printed one. */
  readonly city: (id: string) => string;
}

/** Fields that change what the action is: where one side has one, the other must have it too. */
const TELLING: readonly string[] = [
  'swap',
  'exchange',
  'company',
  'corporation',
  'minor',
  'purchase_for',
  'borrow_from',
];

/** Fields that belong to the envelope, not to the action. */
const ENVELOPE: ReadonlySet<string> = new Set(['type', 'entity', 'entity_type', 'id', 'auto_actions']);

/** Taken at any time, whoever is in turn, and therefore listed nowhere. */
export function needsNoListing({ type }: LoggedAction): boolean {
  return type.startsWith('program_') || type === 'message' || type === 'log' || type === 'end_game';
}

export function isListed(action: LoggedAction, legal: readonly Legal[], meaning: Meaning): boolean {
  return legal.some((candidate) => matches(action, candidate, meaning));
}

function matches(logged: LoggedAction, legal: Legal, meaning: Meaning): boolean {
  const listed: Readonly<Record<string, unknown>> = { ...legal.action };
  if (listed['type'] !== logged.type || !sameActor(logged, legal.action)) return false;
  // Routes are not listed one by one; the game checks them when it takes the action.
  if (logged.type === 'run_routes') return true;
  if (!isInRange(logged, legal)) return false;
  if (logged.type === 'buy_shares' || logged.type === 'sell_shares') {
    return sameBundle(logged, listed, meaning) && sameField('swap', logged, listed, meaning);
  }
  if (TELLING.some((field) => (isGiven(listed[field]) ? !isGiven(logged[field]) : says(logged, field)))) return false;
  return Object.keys(listed).every(
    (field) => ENVELOPE.has(field) || field === legal.range?.field || sameField(field, logged, listed, meaning),
  );
}

/** The log gives the field, and it belongs to actions of the type: old ones name the corporation of a token, too. */
function says(logged: LoggedAction, field: string): boolean {
  const fields = CORE_ACTIONS[logged.type];
  return isGiven(logged[field]) && (fields === undefined || field in fields);
}

function sameActor(logged: LoggedAction, listed: Legal['action']): boolean {
  return String(logged.entity) === String(listed.entity) && logged.entity_type === listed.entity_type;
}

function isInRange(logged: LoggedAction, { range }: Legal): boolean {
  if (range === undefined) return true;
  const value = logged[range.field];
  if (typeof value !== 'number') return value === undefined;
  return value >= range.min && value <= range.max && (value - range.min) % range.step === 0;
}

type Fields = Readonly<Record<string, unknown>>;

/** The same certificates by corporation, holder and size, and the same percent of them. */
function sameBundle(logged: Fields, listed: Fields, meaning: Meaning): boolean {
  const ours = bundle(logged, meaning);
  const theirs = bundle(listed, meaning);
  const percentGiven = isGiven(logged['percent']) && isGiven(listed['percent']);
  return ours === theirs && (!percentGiven || logged['percent'] === listed['percent']);
}

function bundle({ shares }: Fields, meaning: Meaning): string {
  return texts(shares).map(meaning.certificate).sort().join(' ');
}

/** A field that the log leaves out says nothing against the match. */
function sameField(field: string, logged: Fields, listed: Fields, meaning: Meaning): boolean {
  const ours = logged[field];
  const theirs = listed[field];
  if (!isGiven(ours) || !isGiven(theirs)) return true;
  if (field === 'train' || field === 'exchange') return meaning.train(String(ours)) === meaning.train(String(theirs));
  if (field === 'tile') return meaning.tile(String(ours)) === meaning.tile(String(theirs));
  if (field === 'city') return meaning.city(String(ours)) === meaning.city(String(theirs));
  if (field === 'swap') return meaning.certificate(String(ours)) === meaning.certificate(String(theirs));
  if (Array.isArray(ours) || Array.isArray(theirs)) return texts(ours).join(' ') === texts(theirs).join(' ');
  return String(ours) === String(theirs);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
