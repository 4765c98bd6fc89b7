/** Who presides a corporation, and which certificates are swapped when that changes (core rules 4.5). */
import type { Bundle } from '../kernel/hooks.ts';
import { askVerdict, passValue, tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { CertificateInfo } from '../kernel/rulebook.ts';
import { POOL, isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { hasPresident, isPartial, sumOf } from './bundles.ts';
import { presidentOf } from './operators.ts';
import {
  certificatesOf,
  holderOf,
  moveCertificate,
  percentOf,
  presidentCertificate,
  presidentPercent,
  shareSizeOf,
} from './shares.ts';

const RULE = 'presidency.swap';

/** Certificates that have just gone from `bundle.owner` to `to`. */
export interface Transfer {
  readonly bundle: Bundle;
  readonly to: EntityId;
}

/** Nobody presides it: the president's certificate lies in the pool. */
export const isInReceivership = (play: Play, corporation: EntityId): boolean => presidentOf(play, corporation) === POOL;

/** Places clockwise from one player to another in the present order, bankrupt players left out. */
const clockwise = (play: Play, from: EntityId | null, to: EntityId): number => {
  const seats = play.state.order.filter((p) => play.state.bankrupt[p] !== true);
  const start = from === null ? 0 : Math.max(seats.indexOf(from), 0);
  return (seats.indexOf(to) - start + seats.length) % seats.length;
};

const majorityOf = (play: Play, corporation: EntityId): readonly EntityId[] => {
  let most = 0;
  let found: EntityId[] = [];
  for (const player of play.state.order) {
    const percent = percentOf(play, corporation, player);
    if (percent > most) {
      most = percent;
      found = [player];
    } else if (percent === most && percent > 0) found.push(player);
  }
  return found;
};

const nearest = (
  play: Play,
  corporation: EntityId,
  before: EntityId | null,
  majority: readonly EntityId[],
): EntityId | null => {
  if (before === null) {
    const certificate = presidentCertificate(play, corporation);
    const holder = certificate === null ? null : holderOf(play, certificate.id);
    if (holder !== null && majority.includes(holder)) return holder;
  }
  const needed = presidentPercent(play, corporation);
  let found: EntityId | null = null;
  for (const player of majority) {
    if (percentOf(play, corporation, player) < needed || play.state.bankrupt[player] === true) continue;
    if (found === null || clockwise(play, before, player) < clockwise(play, before, found)) found = player;
  }
  return found;
};

/** The president sold the president's certificate, wholly or in part, to the pool: he cannot stay by the rest he holds. */
const isDumped = (transfer: Transfer | null, before: EntityId | null): boolean =>
  transfer !== null && transfer.to === POOL && transfer.bundle.owner === before && hasPresident(transfer.bundle);

/** Looks who presides the corporation now, after a transfer of certificates or without one. */
export const checkPresidency = (play: Play, corporation: EntityId, transfer: Transfer | null): void => {
  const before = presidentOf(play, corporation);
  const dumped = isDumped(transfer, before);
  const majority = majorityOf(play, corporation);
  if (before !== null && !dumped && majority.includes(before)) return;
  const after = nearest(play, corporation, before, dumped ? majority.filter((p) => p !== before) : majority);
  if (after === null) {
    if (dumped) enterReceivership(play, corporation, before, transfer);
    return;
  }
  if (askVerdict(play, 'mayChangePresident', { corporation, before, after }) !== null) return;
  play.set(['corporations', corporation, 'owner'], after);
  const swap = swapCertificates(play, corporation, before, after, transfer);
  tellEvent(play, 'presidentChanged', { corporation, before, after, ...swap });
  giveBackRest(play, transfer);
};

const enterReceivership = (
  play: Play,
  corporation: EntityId,
  before: EntityId | null,
  transfer: Transfer | null,
): void => {
  play.set(['corporations', corporation, 'owner'], POOL);
  tellEvent(play, 'presidentChanged', { corporation, before, after: POOL });
  giveBackRest(play, transfer);
};

interface Swap {
  readonly given: readonly CertificateInfo[];
  readonly partner: EntityId;
}

const swapCertificates = (
  play: Play,
  corporation: EntityId,
  before: EntityId | null,
  after: EntityId,
  transfer: Transfer | null,
): Swap | undefined => {
  const certificate = presidentCertificate(play, corporation);
  const holder = certificate === null ? null : holderOf(play, certificate.id);
  if (certificate === null || holder === null || holder === after) return undefined;
  const seller = transfer?.bundle.owner;
  if (before === null) {
    // A first president who gathered single shares changes them for the certificate that still lies unsold.
    if (seller !== corporation || holder !== corporation) return undefined;
    return exchange(play, certificate, holder, before, after, corporation);
  }
  if (seller === after) return undefined;
  if (holder !== before && holder !== transfer?.to) return undefined;
  const keeps = isPlayer(before) && percentOf(play, corporation, before) >= certificate.percent;
  return exchange(play, certificate, holder, before, after, keeps ? before : POOL);
};

/** The new president hands over as many shares as the president's certificate has, the first of his list. */
const exchange = (
  play: Play,
  president: CertificateInfo,
  holder: EntityId,
  before: EntityId | null,
  after: EntityId,
  partner: EntityId,
): Swap => {
  const { corporation } = president;
  const count = president.percent / shareSizeOf(play, corporation);
  const first = certificatesOf(play, corporation, after).slice(0, count);
  const given = passValue(play, 'presidentSwap', first, { corporation, president: after, before });
  for (const c of given) moveCertificate(play, c.id, partner, RULE);
  if (holder !== after) moveCertificate(play, president.id, after, RULE);
  return { given, partner };
};

/** Only a part of the president's certificate was sold: single shares of the pool, the oldest first, go back to the seller. */
const giveBackRest = (play: Play, transfer: Transfer | null): void => {
  if (transfer === null || !isPartial(transfer.bundle)) return;
  const { bundle, to } = transfer;
  const size = shareSizeOf(play, bundle.corporation);
  for (let due = sumOf(bundle.certificates) - bundle.percent; due > 0; due -= size) {
    const single = certificatesOf(play, bundle.corporation, to).find((c) => !c.president && c.percent === size);
    if (single === undefined) throw new Error(`no single share of ${bundle.corporation} to give back`);
    moveCertificate(play, single.id, bundle.owner, 'presidency.rest');
  }
};
