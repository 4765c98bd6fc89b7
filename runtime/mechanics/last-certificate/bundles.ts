/** Which sets of certificates can be sold where one of them is large: every number of small ones, with or without it. */
import type { Bundle } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { CertificateInfo } from '../../kernel/rulebook.ts';
import { isPlayer } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { bundleOf } from '../../core/bundles.ts';
import { certificatesOf, shareSizeOf } from '../../core/shares.ts';

/** The large certificates in every combination, the president's last. */
const largeSets = (
  president: CertificateInfo | undefined,
  last: CertificateInfo | undefined,
): readonly (readonly CertificateInfo[])[] => {
  const withLast = last === undefined ? [[]] : [[], [last]];
  return president === undefined ? withLast : [...withLast, ...withLast.map((set) => [...set, president])];
};

/** Parts of the president's certificate alone. */
const parts = (play: Play, president: CertificateInfo, seller: EntityId): readonly Bundle[] => {
  const size = shareSizeOf(play, president.corporation);
  const found: Bundle[] = [];
  for (let percent = size; percent < president.percent; percent += size)
    found.push(bundleOf([president], seller, percent));
  return found;
};

export const bundlesWithLast = (
  play: Play,
  seller: EntityId,
  corporation: EntityId,
  isLast: (c: CertificateInfo) => boolean,
): readonly Bundle[] => {
  const held = certificatesOf(play, corporation, seller);
  const president = held.find((c) => c.president);
  const last = held.find(isLast);
  const small = held.filter((c) => c !== president && c !== last);
  const bundles: Bundle[] = [];
  for (let count = 0; count <= small.length; count++) {
    for (const large of largeSets(president, last)) {
      const certificates = [...small.slice(0, count), ...large];
      // Others than players sell the last certificate only with all the rest.
      const kept = last !== undefined && large.includes(last) && !isPlayer(seller) && certificates.length < held.length;
      if (certificates.length > 0 && !kept) bundles.push(bundleOf(certificates, seller));
    }
  }
  return president === undefined ? bundles : [...bundles, ...parts(play, president, seller)];
};
