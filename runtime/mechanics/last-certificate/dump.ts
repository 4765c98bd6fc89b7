/** When a president may sell the president's certificate, or a part of it. */
import type { Bundle } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { CertificateInfo } from '../../kernel/rulebook.ts';
import { POOL, isPlayer } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { hasPresident, isPartial } from '../../core/bundles.ts';
import { certificatesOf, percentOf, presidentPercent, shareSizeOf } from '../../core/shares.ts';

/** Who would preside after the seller: the most percent, at least the president's; then the nearest behind him. */
const successor = (play: Play, seller: EntityId, corporation: EntityId): EntityId | null => {
  const { order } = play.state;
  const start = order.indexOf(seller);
  const behind = [...order.slice(start + 1), ...order.slice(0, Math.max(start, 0))];
  let found: EntityId | null = null;
  for (const player of behind) {
    const percent = percentOf(play, corporation, player);
    if (percent < presidentPercent(play, corporation)) continue;
    if (found === null || percent > percentOf(play, corporation, found)) found = player;
  }
  return found;
};

export const dumpObjection = (
  play: Play,
  seller: EntityId,
  bundle: Bundle,
  isLast: (c: CertificateInfo) => boolean,
): Objection | null => {
  if (!hasPresident(bundle) || !isPlayer(seller)) return null;
  const { corporation } = bundle;
  const next = successor(play, seller, corporation);
  const kept = percentOf(play, corporation, seller) - bundle.percent;
  if (next === null || kept >= presidentPercent(play, corporation) || percentOf(play, corporation, next) <= kept) {
    return objection('last-certificate.dump', `Nobody would take the president's certificate of ${corporation} over.`);
  }
  if (!isPartial(bundle)) return null;
  const size = shareSizeOf(play, corporation);
  const single = certificatesOf(play, corporation, POOL).some((c) => c.percent === size);
  const given = certificatesOf(play, corporation, next).some(isLast);
  return single || !given
    ? null
    : objection('last-certificate.rest', `The pool has no single share of ${corporation} to give back.`);
};
