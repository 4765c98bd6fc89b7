/** Old shares against shares of the national railway. */
import type { Play } from '../../kernel/play.ts';
import { POOL } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { corporationInfo, idsOf, moveCertificate } from '../../core/shares.ts';
import type { Scheme } from './slice.ts';

const RULE = 'nationalization.shares';

/** Who gets how many shares. */
export interface Allotment {
  readonly shares: ReadonlyMap<EntityId, number>;
  readonly pool: number;
  /** More are needed than are printed: all shares are halved and the others issued. */
  readonly doubled: boolean;
  /** Who will preside: the most shares, of equals the first asked. */
  readonly president: EntityId | null;
}

/** Players from the one who set it off, in seat order. */
const players = (play: Play, first: EntityId | null): readonly EntityId[] => {
  const { order } = play.state;
  const start = first === null ? 0 : Math.max(order.indexOf(first), 0);
  return [...order.slice(start), ...order.slice(0, start)];
};

export const allot = (play: Play, scheme: Scheme): Allotment => {
  const { percent, trigger } = scheme.read(play);
  const printed = corporationInfo(play, scheme.national);
  const needed = scheme.options.sharesForOne * printed.shareSize;
  const later = printed.certificates.filter((c) => c.issuedLater === true).length;
  let left = printed.totalShares + later;
  let pool = percent[POOL] ?? 0;
  let president: EntityId | null = null;
  let most = 0;
  const shares = new Map<EntityId, number>();
  for (const player of players(play, trigger)) {
    const held = percent[player] ?? 0;
    if (held === 0) continue;
    const count = Math.min(Math.floor(held / needed), left);
    pool += held % needed;
    left -= count;
    shares.set(player, count);
    if (count > most) {
      most = count;
      president = player;
    }
  }
  const toPool = Math.min(Math.floor(pool / needed), left);
  return { shares, pool: toPool, doubled: left - toPool < later, president };
};

const halve = (play: Play, national: EntityId): void => {
  for (const { id, percent, issuedLater } of corporationInfo(play, national).certificates) {
    if (issuedLater === true) moveCertificate(play, id, national, RULE);
    else play.set(['resized', id], percent / 2);
  }
};

/** From the end of the list of unsold ones; the president's is handed over by itself. */
const handOut = (play: Play, national: EntityId, to: EntityId, count: number): void => {
  const president = corporationInfo(play, national).certificates[0]?.id;
  const unsold = idsOf(play, national, national).filter((id) => id !== president);
  for (const id of count > 0 ? unsold.slice(-count).reverse() : []) moveCertificate(play, id, to, RULE);
};

/** Hands the shares out. A president with one share has the certificate at half its size. */
export const exchangeShares = (play: Play, scheme: Scheme, allotment: Allotment): void => {
  const { national } = scheme;
  const certificate = corporationInfo(play, national).certificates[0];
  if (allotment.doubled) halve(play, national);
  for (const [player, count] of allotment.shares) {
    let singles = count;
    if (player === allotment.president && certificate !== undefined) {
      const size = play.state.resized[certificate.id] ?? certificate.percent;
      if (count === 1) play.set(['resized', certificate.id], size / 2);
      moveCertificate(play, certificate.id, player, RULE);
      singles = Math.max(0, count - 2);
    }
    handOut(play, national, player, singles);
  }
  handOut(play, national, POOL, allotment.pool);
  play.set(['corporations', national, 'owner'], allotment.president);
};
