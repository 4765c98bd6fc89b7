/** How much a player may hold (core rules 4.7): certificates in all, and percent of one corporation. */
import type { Bundle } from '../kernel/hooks.ts';
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { CertificateInfo } from '../kernel/rulebook.ts';
import { POOL, isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import type { Objection } from '../kernel/violation.ts';
import { objection } from '../kernel/violation.ts';
import { zoneOf } from './market.ts';
import { certificatesOf, corporationInfo, percentOf } from './shares.ts';

const sizeOf = (play: Play, certificate: CertificateInfo): number =>
  play.rules.hooks.certificateSize === undefined ? 1 : passValue(play, 'certificateSize', 1, { certificate });

/** A corporation does not count while its price stands in such a zone; one without a price does. */
const countsFor = (play: Play, corporation: EntityId): boolean => zoneOf(play, corporation).noCertificateLimit !== true;

const sizeOfAll = (play: Play, certificates: readonly CertificateInfo[]): number =>
  play.rules.hooks.certificateSize === undefined
    ? certificates.length
    : certificates.reduce((sum, c) => sum + sizeOf(play, c), 0);

const privatesHeld = (play: Play, player: EntityId): number => {
  let held = 0;
  for (const { id } of play.rules.privates) if (play.state.privates[id]?.owner === player) held++;
  return held;
};

/** Certificates that count towards the player's limit, private companies among them where the title says so. */
export const certificateCount = (play: Play, player: EntityId): number => {
  let count = play.rules.policies.holding.privatesCount ? privatesHeld(play, player) : 0;
  for (const { entity } of play.rules.corporations) {
    const held = certificatesOf(play, entity, player);
    if (held.length > 0 && countsFor(play, entity)) count += sizeOfAll(play, held);
  }
  return passValue(play, 'certificateCount', count, { player });
};

export const certificateLimit = (play: Play, player: EntityId): number => {
  const printed = play.rules.title.players[play.rules.playerCount]?.certificateLimit ?? Infinity;
  return passValue(play, 'certificateLimit', printed, { player });
};

/** Most percent of the corporation the player may hold. */
export const holdingLimit = (play: Play, player: EntityId, corporation: EntityId): number => {
  if (zoneOf(play, corporation).noHoldingLimit === true) return Infinity;
  return passValue(play, 'holdingLimit', corporationInfo(play, corporation).holdingLimit, { player, corporation });
};

export const isOverHoldingLimit = (play: Play, player: EntityId, corporation: EntityId): boolean => {
  const percent = percentOf(play, corporation, player);
  return percent > 0 && percent > holdingLimit(play, player, corporation);
};

/** What a buyer may still take up before he is at his limits; a step asks once and tests many bundles. */
export interface Room {
  readonly certificates: number;
}

export const roomOf = (play: Play, player: EntityId): Room => ({
  certificates: certificateLimit(play, player) - certificateCount(play, player),
});

/** Whether a player may receive shares. An exchange is free of the certificate limit. Only players have limits. */
export const limitObjection = (
  play: Play,
  buyer: EntityId,
  bundle: Bundle,
  options: { readonly exchange?: boolean; readonly room?: Room } = {},
): Objection | null => {
  if (!isPlayer(buyer)) return null;
  const { corporation } = bundle;
  const after = percentOf(play, corporation, buyer) + bundle.percent;
  if (after > holdingLimit(play, buyer, corporation)) {
    return objection(
      'stock.buy.holding-limit',
      () => `${buyer} would hold ${after}% of ${corporation}, more than is allowed.`,
    );
  }
  if (options.exchange === true || !countsFor(play, corporation)) return null;
  const room = options.room ?? roomOf(play, buyer);
  if (sizeOfAll(play, bundle.certificates.slice(0, 1)) > room.certificates) {
    return objection('stock.buy.certificate-limit', () => `${buyer} holds as many certificates as allowed.`);
  }
  return null;
};

/** The pool takes no more of a corporation than its limit. */
export const poolObjection = (play: Play, bundle: Bundle): Objection | null => {
  const { poolLimit } = play.rules.policies.holding;
  const after = percentOf(play, bundle.corporation, POOL) + bundle.percent;
  if (after <= poolLimit) return null;
  return objection(
    'stock.sell.pool-limit',
    () => `The pool would hold ${after}% of ${bundle.corporation}, more than ${poolLimit}%.`,
  );
};
