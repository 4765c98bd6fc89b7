/** Scarcer shares for few players (18Chesapeake for two). */
import { passValue } from '../../kernel/hooks.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Behaviour } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { CorporationInfo } from '../../kernel/rulebook.ts';
import { BANK, POOL, isPlayer } from '../../kernel/state.ts';
import {
  certificatesOf,
  corporationState,
  holderOf,
  moveCertificate,
  offeringOf,
  percentOf,
} from '../../core/shares.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly players?: readonly number[];
  readonly presidentPercent: number;
}

const restructure = (play: Play, { entity, certificates }: CorporationInfo, presidentPercent: number): void => {
  const president = certificates[0];
  const last = certificates.at(-1);
  if (president === undefined || last === undefined || last.president) return;
  play.set(['resized', president.id], presidentPercent);
  if (holderOf(play, last.id) === offeringOf(play, entity))
    moveCertificate(play, last.id, BANK, 'two-player-shares.set-up');
};

const hooks = (presidentPercent: number): Behaviour['hooks'] => ({
  gameStarted(play) {
    const promised = passValue(play, 'promisedCertificates', [], {});
    for (const info of play.rules.corporations) {
      const comesWithPrivate = info.certificates.some((c) => c.president && promised.includes(c.id));
      if (!info.minor && !comesWithPrivate) restructure(play, info, presidentPercent);
    }
  },
  floated(play, { corporation }) {
    for (const { id } of certificatesOf(play, corporation, offeringOf(play, corporation))) {
      moveCertificate(play, id, POOL, 'two-player-shares.float');
    }
  },
  purchase(play, bundle, { buyer }) {
    if (bundle === null || !isPlayer(buyer)) return bundle;
    const { corporation } = bundle;
    const last = certificatesOf(play, corporation, POOL).at(-1);
    if (last === undefined || corporationState(play, corporation).owner === buyer) return bundle;
    moveCertificate(play, last.id, BANK, 'two-player-shares.purchase');
    return bundle.certificates.some((c) => c.id === last.id) ? null : bundle;
  },
  soldOut: (play, _, { corporation }) =>
    corporationState(play, corporation).floated && percentOf(play, corporation, POOL) === 0,
});

export const twoPlayerShares = defineMechanic<Options>({
  manifest,
  behave: ({ options: { players = [2], presidentPercent }, playerCount }) =>
    players.includes(playerCount) ? { hooks: hooks(presidentPercent) ?? {} } : {},
});
