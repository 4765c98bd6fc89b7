/** Who holds what of a corporation (core rules 1.3). Percent throughout. */
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { CertificateInfo, CorporationInfo } from '../kernel/rulebook.ts';
import { isOperator, isPlayer } from '../kernel/state.ts';
import type { CorporationState, EntityId } from '../kernel/state.ts';

const NONE: readonly string[] = [];
const NO_CERTIFICATES: readonly CertificateInfo[] = [];

export const corporationInfo = (play: Play, corporation: EntityId): CorporationInfo => {
  const info = play.rules.corporation.get(corporation);
  if (info === undefined) throw new Error(`no corporation ${corporation}`);
  return info;
};

export const corporationState = (play: Play, corporation: EntityId): CorporationState => {
  const state = play.state.corporations[corporation];
  if (state === undefined) throw new Error(`no state of corporation ${corporation}`);
  return state;
};

/** A certificate at its present size. */
export const certificate = (play: Play, id: string): CertificateInfo => {
  const info = play.rules.certificate.get(id);
  if (info === undefined) throw new Error(`no certificate ${id}`);
  const percent = play.state.resized[id];
  return percent === undefined ? info : { ...info, percent };
};

/** Ids in the order received. */
export const idsOf = (play: Play, corporation: EntityId, holder: EntityId): readonly string[] =>
  play.state.holdings[corporation]?.[holder] ?? NONE;

/** Everything known about one corporation's certificates, made anew when one of them has moved or changed its size. */
interface Holdings {
  readonly moves: number;
  readonly sizes: number;
  readonly certificates: Readonly<Record<EntityId, readonly CertificateInfo[]>>;
  readonly percent: Readonly<Record<EntityId, number>>;
  readonly players: number;
  readonly shareSize: number;
  readonly president: CertificateInfo | null;
}

const tables = new WeakMap<Play, Map<EntityId, Holdings>>();

const readHoldings = (play: Play, corporation: EntityId, moves: number): Holdings => {
  const certificates: Record<EntityId, readonly CertificateInfo[]> = {};
  const percent: Record<EntityId, number> = {};
  let players = 0;
  for (const [holder, ids] of Object.entries(play.state.holdings[corporation] ?? {})) {
    const list = ids.map((id) => certificate(play, id));
    const sum = list.reduce((total, c) => total + c.percent, 0);
    certificates[holder] = list;
    percent[holder] = sum;
    if (isPlayer(holder)) players += sum;
  }
  const printed = corporationInfo(play, corporation).certificates;
  const president = printed[0] === undefined ? null : certificate(play, printed[0].id);
  const single = printed[1] === undefined ? (president?.percent ?? 0) / 2 : certificate(play, printed[1].id).percent;
  return { moves, sizes: play.versions.sizes, certificates, percent, players, shareSize: single, president };
};

const holdingsOf = (play: Play, corporation: EntityId): Holdings => {
  let table = tables.get(play);
  if (table === undefined) tables.set(play, (table = new Map()));
  const moves = play.certificateMoves.get(corporation) ?? 0;
  let found = table.get(corporation);
  if (found === undefined || found.moves !== moves || found.sizes !== play.versions.sizes) {
    table.set(corporation, (found = readHoldings(play, corporation, moves)));
  }
  return found;
};

/** In the order received, at their present size. */
export const certificatesOf = (play: Play, corporation: EntityId, holder: EntityId): readonly CertificateInfo[] =>
  holdingsOf(play, corporation).certificates[holder] ?? NO_CERTIFICATES;

export const percentOf = (play: Play, corporation: EntityId, holder: EntityId): number =>
  holdingsOf(play, corporation).percent[holder] ?? 0;

/** What all players together hold. */
export const playersPercent = (play: Play, corporation: EntityId): number => holdingsOf(play, corporation).players;

/** Everybody who holds something: players, corporations, the pool ... In an order that no undo changes. */
export const holdersOf = (play: Play, corporation: EntityId): readonly EntityId[] =>
  Object.keys(holdingsOf(play, corporation).percent).sort();

/** Most that one other player (or another corporation) holds. */
export const highestOther = (play: Play, corporation: EntityId, than: EntityId): number => {
  let most = 0;
  const { percent: shares } = holdingsOf(play, corporation);
  for (const holder in shares) {
    const percent = shares[holder] ?? 0;
    if (holder === than || holder === corporation) continue;
    if (percent > most && (isPlayer(holder) || isOperator(holder))) most = percent;
  }
  return most;
};

/** Percent of one share: the first certificate that is not the president's. */
export const shareSizeOf = (play: Play, corporation: EntityId): number => holdingsOf(play, corporation).shareSize;

export const totalSharesOf = (play: Play, corporation: EntityId): number =>
  Math.floor(100 / shareSizeOf(play, corporation));

/** Shares in a percentage; may be a fraction. */
export const sharesIn = (play: Play, corporation: EntityId, percent: number): number =>
  percent / shareSizeOf(play, corporation);

export const presidentCertificate = (play: Play, corporation: EntityId): CertificateInfo | null =>
  holdingsOf(play, corporation).president;

export const presidentPercent = (play: Play, corporation: EntityId): number =>
  holdingsOf(play, corporation).president?.percent ?? 0;

/** Where unsold certificates lie. */
export const offeringOf = (play: Play, corporation: EntityId): EntityId =>
  passValue(play, 'initialOffering', corporation, { corporation });

/** Certificates of an owner that may be bought at all, in the owner's order. */
export const buyableOf = (play: Play, corporation: EntityId, owner: EntityId): readonly CertificateInfo[] =>
  passValue(play, 'buyableCertificates', certificatesOf(play, corporation, owner), { corporation, owner });

/** The smallest buyable certificate, the first of its size. */
export const smallestBuyable = (play: Play, corporation: EntityId, owner: EntityId): CertificateInfo | null => {
  let found: CertificateInfo | null = null;
  for (const c of buyableOf(play, corporation, owner)) if (found === null || c.percent < found.percent) found = c;
  return found;
};

/** Who holds a certificate, `null` where it is nowhere. */
export const holderOf = (play: Play, id: string): EntityId | null => {
  const corporation = play.rules.certificate.get(id)?.corporation;
  if (corporation === undefined) return null;
  const holdings = play.state.holdings[corporation];
  for (const holder in holdings) if (holdings[holder]?.includes(id) === true) return holder;
  return null;
};

/** Puts a certificate at the end of its new holder's list. */
export const moveCertificate = (play: Play, id: string, to: EntityId, rule: string): void => {
  const { corporation } = certificate(play, id);
  const from = holderOf(play, id);
  if (from === null) throw new Error(`nobody holds ${id}`);
  const at = idsOf(play, corporation, from).indexOf(id);
  play.change({ kind: 'certificate', corporation, certificate: id, from, at, to, rule });
};
