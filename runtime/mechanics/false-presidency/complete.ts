/** The half certificate becomes whole: by its holder's purchase, or by that of a rival who takes it over. */
import type { Bundle } from '../../kernel/hooks.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import { BANK } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { pay } from '../../core/bank.ts';
import { bundlePrice } from '../../core/share-price.ts';
import { certificatesOf, moveCertificate, presidentCertificate } from '../../core/shares.ts';
import type { FalsePresidency } from './index.ts';

/** `false`: the buyer has no share to give for the certificate, and his purchase is an ordinary one. */
export const complete = (
  play: Play,
  { player, corporation }: FalsePresidency,
  buyer: EntityId,
  bundle: Bundle,
): boolean => {
  const certificate = presidentCertificate(play, corporation);
  if (certificate === null) return false;
  const given = buyer === player ? undefined : certificatesOf(play, corporation, buyer)[0];
  if (buyer !== player && given === undefined) return false;
  pay(play, buyer, BANK, bundlePrice(play, bundle), 'false-president.complete');
  if (given !== undefined) {
    moveCertificate(play, given.id, player, 'false-president.swap');
    moveCertificate(play, certificate.id, buyer, 'false-president.swap');
    play.set(['corporations', corporation, 'owner'], buyer);
    tellEvent(play, 'presidentChanged', { corporation, before: player, after: buyer, given: [given], partner: player });
  }
  play.set(['resized', certificate.id], certificate.percent * 2);
  return true;
};
