/** Private companies that bring a certificate (core rules 1.2 item 9, 6.1). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { AbilityInfo, CertificateInfo } from '../../kernel/rulebook.ts';
import { BANK, isPlayer } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { abilitiesOf } from '../../core/abilities.ts';
import { payIfAny } from '../../core/bank.ts';
import { bundleOf } from '../../core/bundles.ts';
import { buyShares } from '../../core/buy-shares.ts';
import { corporationsInOrder } from '../../core/corporation-order.ts';
import { parPrice } from '../../core/market.ts';
import { addPendingPar } from '../../core/pending-par.ts';
import { closePrivate, isOpen } from '../../core/privates.ts';
import { priceOfPercent } from '../../core/share-price.ts';
import { certificate, corporationInfo, corporationState, holderOf } from '../../core/shares.ts';
import { manifest } from './manifest.ts';

const TYPE = 'shares';

/** Certificates drawn at set-up, by ability; `null` once the corporation has closed and the tie to it is gone. */
type Drawn = Readonly<Record<string, string | null>>;

const named = (ability: AbilityInfo): readonly string[] => {
  const { shares } = ability.definition;
  return Array.isArray(shares) ? (shares as readonly string[]) : [String(shares)];
};

const draw = (play: Play, ability: AbilityInfo, what: string): CertificateInfo | undefined => {
  const corporations = play.rules.corporations.filter((c) => !c.minor);
  switch (what) {
    case 'random_president':
      return corporations[play.draw() % corporations.length]?.certificates[0];
    case 'first_president': {
      const first = corporationsInOrder(play).find((entity) => corporations.some((c) => c.entity === entity));
      return first === undefined ? undefined : corporationInfo(play, first).certificates[0];
    }
    case 'random_share': {
      const ids = ability.definition['corporations'] as readonly string[] | undefined;
      const from = ids === undefined ? corporations : corporations.filter((c) => ids.includes(c.id));
      return from[play.draw() % from.length]?.certificates.find((c) => !c.president);
    }
    default:
      return undefined;
  }
};

const giftsOf = (play: Play, drawn: Drawn, ability: AbilityInfo): readonly CertificateInfo[] => {
  const found = drawn[ability.key];
  if (found === null) return [];
  return (found === undefined ? named(ability) : [found]).map((id) => certificate(play, id));
};

const give = (play: Play, company: string, buyer: EntityId, gift: CertificateInfo): void => {
  if (gift.president) {
    addPendingPar(play, { company, corporation: gift.corporation });
    return;
  }
  const owner = holderOf(play, gift.id);
  if (owner !== null && !isPlayer(owner))
    buyShares(play, buyer, bundleOf([gift], owner), { free: true, rule: 'gift.share' });
};

export const shareGift = defineMechanic({
  manifest,
  behave: ({ id }) => {
    const drawn = (play: Play): Drawn => play.state.slices[id]?.['drawn'] as Drawn;
    const all = (play: Play): readonly (readonly [string, AbilityInfo])[] =>
      play.rules.privates.flatMap((info) => abilitiesOf(play, info.entity, TYPE).map((a) => [info.id, a] as const));
    return {
      state: () => ({ drawn: {} }),
      hooks: {
        gameStarted(play) {
          const result: Record<string, string> = {};
          for (const [, ability] of all(play)) {
            const found = draw(play, ability, named(ability)[0] ?? '');
            if (found !== undefined) result[ability.key] = found.id;
          }
          play.set(['slices', id, 'drawn'], result);
        },
        promisedCertificates: (play, promised) => [
          ...promised,
          ...all(play).flatMap(([, ability]) => giftsOf(play, drawn(play), ability).map((gift) => gift.id)),
        ],
        privateBought(play, { company, buyer, seller }) {
          if (seller !== BANK) return;
          for (const ability of abilitiesOf(play, `company:${company}`, TYPE)) {
            for (const gift of giftsOf(play, drawn(play), ability)) give(play, company, buyer, gift);
          }
        },
        parred(play, { corporation }) {
          if (corporationState(play, corporation).capitalization !== 'incremental') return;
          const par = parPrice(play, corporation) ?? 0;
          let percent = 0;
          for (const [, ability] of all(play)) {
            for (const gift of giftsOf(play, drawn(play), ability)) {
              if (gift.corporation === corporation) percent += gift.percent;
            }
          }
          payIfAny(play, BANK, corporation, priceOfPercent(play, corporation, par, percent), 'gift.par');
        },
        // Before what the train brings: the company does not see the phase that begins with it.
        trainDelivered(play, { buyer }) {
          for (const [company, ability] of all(play)) {
            if (ability.definition['closesWithFirstTrain'] !== true || !isOpen(play, company)) continue;
            if (giftsOf(play, drawn(play), ability).some((gift) => gift.corporation === buyer))
              closePrivate(play, company);
          }
        },
        corporationClosed(play, { corporation }) {
          for (const [, { key }] of all(play).filter(([, ability]) =>
            giftsOf(play, drawn(play), ability).some((gift) => gift.corporation === corporation),
          )) {
            play.set(['slices', id, 'drawn'], { ...drawn(play), [key]: null });
          }
        },
      },
    };
  },
});
