/** Certificates that change hands together: what a bundle is, and which ones a seller can offer (core rules 4.2, 7.3). */
import type { Bundle } from '../kernel/hooks.ts';
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { CertificateInfo } from '../kernel/rulebook.ts';
import type { EntityId } from '../kernel/state.ts';
import { refuse } from '../kernel/violation.ts';
import { certificate, certificatesOf, corporationInfo, holderOf, shareSizeOf } from './shares.ts';

export type { Bundle } from '../kernel/hooks.ts';

export const sumOf = (certificates: readonly CertificateInfo[]): number =>
  certificates.reduce((total, c) => total + c.percent, 0);

/** Certificates of one corporation and one owner; `percent` less than their sum sells only a part of the president's. */
export const bundleOf = (certificates: readonly CertificateInfo[], owner: EntityId, percent?: number): Bundle => {
  const corporation = certificates[0]?.corporation;
  if (corporation === undefined) throw new Error('a bundle needs a certificate');
  return { corporation, owner, certificates, percent: percent ?? sumOf(certificates) };
};

export const singleBundle = (play: Play, id: string): Bundle => {
  const owner = holderOf(play, id);
  if (owner === null) throw new Error(`nobody holds ${id}`);
  return bundleOf([certificate(play, id)], owner);
};

export const hasPresident = (bundle: Bundle): boolean => bundle.certificates.some((c) => c.president);

export const isPartial = (bundle: Bundle): boolean => bundle.percent < sumOf(bundle.certificates);

/** The bundle that an action names; refuses what is none. */
export const namedBundle = (play: Play, ids: readonly string[], percent?: number | null): Bundle => {
  const certificates = ids.map((id) => certificate(play, id));
  const first = certificates[0];
  if (first === undefined) return refuse('bundle.empty', 'No certificate is named.');
  const owner = holderOf(play, first.id);
  if (owner === null) return refuse('bundle.gone', `${first.id} is not in the game any more.`);
  for (const c of certificates) {
    if (c.corporation !== first.corporation)
      refuse('bundle.mixed', `${c.id} and ${first.id} are of different corporations.`);
    if (holderOf(play, c.id) !== owner) refuse('bundle.mixed', `${c.id} and ${first.id} have different owners.`);
  }
  const sum = sumOf(certificates);
  const whole = percent === undefined || percent === null ? sum : percent;
  if (whole !== sum && !isPartialSale(play, certificates, sum, whole)) {
    refuse('bundle.percent', `${ids.join(', ')} are ${sum}%, not ${whole}%.`, { sum, percent: whole });
  }
  return bundleOf(certificates, owner, whole);
};

/** A part of the president's certificate stays: whole shares of it, at least one. */
const isPartialSale = (play: Play, certificates: readonly CertificateInfo[], sum: number, percent: number): boolean => {
  const president = certificates.find((c) => c.president);
  if (president === undefined) return false;
  const kept = sum - percent;
  return kept > 0 && kept < president.percent && kept % shareSizeOf(play, president.corporation) === 0;
};

const forSale = (a: CertificateInfo, b: CertificateInfo): number =>
  Number(a.president) - Number(b.president) || a.percent - b.percent;

const prefixes = (play: Play, seller: EntityId, corporation: EntityId): readonly Bundle[] => {
  const certificates = [...certificatesOf(play, corporation, seller)].sort(forSale);
  const bundles = certificates.map((_, i) => bundleOf(certificates.slice(0, i + 1), seller));
  const all = bundles.at(-1);
  const last = certificates.at(-1);
  if (all === undefined || last?.president !== true) return bundles;
  const size = shareSizeOf(play, corporation);
  for (let kept = size; kept < last.percent; kept += size) bundles.push({ ...all, percent: all.percent - kept });
  return bundles;
};

/**
 * Sets that a seller could put up, whether or not he may now: the president's certificate goes last, smaller ones
 * first; with the president's certificate also all but a part of it.
 */
export const offeredBundles = (play: Play, seller: EntityId, corporation: EntityId): readonly Bundle[] => {
  if (certificatesOf(play, corporation, seller).length === 0) return [];
  const table = play.cached('shares.bundles', 'shares', () => new Map<string, readonly Bundle[]>());
  const key = `${seller}/${corporation}`;
  let found = table.get(key);
  if (found === undefined) {
    found = passValue(play, 'saleBundles', prefixes(play, seller, corporation), { seller, corporation });
    table.set(key, found);
  }
  return found;
};

/** Two bundles that the rules cannot tell apart: same owner, percent and sizes of certificates, in whatever order. */
export const sameBundle = (a: Bundle, b: Bundle): boolean => bundleKey(a) === bundleKey(b);

export const bundleKey = (bundle: Bundle): string => {
  const sizes = bundle.certificates.map((c) => `${c.percent}${c.president ? 'p' : ''}`).sort();
  return `${bundle.owner}|${bundle.corporation}|${bundle.percent}|${sizes.join('+')}`;
};

/** Whether a bundle, in whatever order it names its certificates, is one that the seller can put up. */
export const isOffered = (play: Play, seller: EntityId, bundle: Bundle): boolean =>
  offeredBundles(play, seller, bundle.corporation).some((b) => sameBundle(b, bundle));

/** Ids and, where it is not their sum, the percent: the fields of an action. */
export const bundleFields = (bundle: Bundle): { shares: readonly string[]; percent: number } => ({
  shares: bundle.certificates.map((c) => c.id),
  percent: bundle.percent,
});

/** `PRR` of a bundle, for messages. */
export const bundleName = (play: Play, bundle: Bundle): string =>
  `${bundle.percent}% of ${corporationInfo(play, bundle.corporation).id}`;
