/** A second large certificate that is bought last and goes with the presidency (1849). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { CertificateInfo } from '../../kernel/rulebook.ts';
import { isPlayer } from '../../kernel/state.ts';
import { certificatesOf, percentOf, presidentPercent } from '../../core/shares.ts';
import { bundlesWithLast } from './bundles.ts';
import { dumpObjection } from './dump.ts';
import { manifest } from './manifest.ts';
import { swapStep } from './swap-step.ts';
import type { SwapChoice } from './swap-step.ts';

interface Options {
  readonly certificate: number;
}

export const lastCertificate = defineMechanic<Options>({
  manifest,
  behave: ({ id, options }) => {
    const isLast = (c: CertificateInfo): boolean => c.index === options.certificate;
    const choices = (play: Play): readonly SwapChoice[] => play.state.slices[id]?.['choices'] as readonly SwapChoice[];
    const write = (play: Play, next: readonly SwapChoice[]): void => play.set(['slices', id, 'choices'], next);
    return {
      state: () => ({ choices: [] }),
      steps: {
        'president-swap': swapStep({ choices, isLast, drop: (play) => write(play, choices(play).slice(1)) }),
      },
      hooks: {
        // From each place it is the last: nothing else of the corporation lies there any more.
        buyableCertificates: (_play, certificates, { owner }) =>
          isPlayer(owner) || certificates.length <= 1 ? certificates : certificates.filter((c) => !isLast(c)),
        saleBundles: (play, _bundles, { seller, corporation }) => bundlesWithLast(play, seller, corporation, isLast),
        maySellShares: (play, { seller, bundle }) => dumpObjection(play, seller, bundle, isLast),
        presidentSwap(play, given, { corporation, president }) {
          const held = certificatesOf(play, corporation, president);
          const last = held.find(isLast);
          return last === undefined ? given : [last];
        },
        presidentChanged(play, { corporation, before, after, given, partner }) {
          if (before === null || after === null || partner === undefined || given?.some(isLast) !== true) return;
          // With as much again in small certificates he could have given those.
          if (percentOf(play, corporation, after) < 2 * presidentPercent(play, corporation)) return;
          write(play, [...choices(play), { corporation, former: before, president: after, place: partner }]);
        },
        corporationClosed: (play, { corporation }) =>
          write(
            play,
            choices(play).filter((c) => c.corporation !== corporation),
          ),
      },
    };
  },
});
