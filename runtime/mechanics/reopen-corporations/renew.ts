/** Making a closed corporation new. */
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { hexState } from '../../core/map/hexes.ts';
import { freshCorporation } from '../../core/set-up.ts';
import { corporationInfo, holderOf, moveCertificate } from '../../core/shares.ts';

const RULE = 'reopen.new';

/** The first slot of its city that is free and kept for nobody; without one, the hex as a whole. */
const reserveHome = (play: Play, corporation: EntityId): void => {
  const { home } = corporationInfo(play, corporation).definition;
  if (home === undefined) return;
  const before = hexState(play, home.hex);
  const city = home.city ?? 0;
  const kept = before.reserved[city] ?? [];
  const slot = (before.cities[city] ?? []).findIndex((occupant, i) => occupant === null && (kept[i] ?? null) === null);
  if (slot < 0) {
    play.change({
      kind: 'tile',
      hex: home.hex,
      before,
      after: { ...before, hexReserved: [...before.hexReserved, corporation] },
      rule: RULE,
    });
    return;
  }
  const list = Array.from({ length: Math.max(kept.length, slot + 1) }, (_, i) =>
    i === slot ? corporation : (kept[i] ?? null),
  );
  const reserved = before.reserved.map((old, i) => (i === city ? list : old));
  play.change({ kind: 'tile', hex: home.hex, before, after: { ...before, reserved }, rule: RULE });
};

export const renew = (play: Play, corporation: EntityId): void => {
  const info = corporationInfo(play, corporation);
  play.set(['corporations', corporation], freshCorporation(play, info));
  for (const { id } of info.certificates) if (holderOf(play, id) !== null) moveCertificate(play, id, corporation, RULE);
  reserveHome(play, corporation);
};
