/** A private company for a certificate (core rules 8.4): free of charge and of the certificate limit; the company closes. */
import { actorOf } from '../../kernel/actor.ts';
import type { ActionOf } from '../../kernel/actions.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { AbilityInfo, CertificateInfo } from '../../kernel/rulebook.ts';
import type { Step, StepFactory } from '../../kernel/round.ts';
import { POOL, bareId, isCompany } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { demand, objection, refuse } from '../../kernel/violation.ts';
import { abilitiesOf, usable } from '../../core/abilities.ts';
import { bundleFields, bundleOf, namedBundle } from '../../core/bundles.ts';
import type { Bundle } from '../../core/bundles.ts';
import { buyShares } from '../../core/buy-shares.ts';
import { limitObjection } from '../../core/certificate-limit.ts';
import { closePrivate, ownerOf } from '../../core/privates.ts';
import { buyableOf, corporationState, offeringOf } from '../../core/shares.ts';
import { manifest } from './manifest.ts';

const TYPES = ['buy_shares'] as const;
const NOTHING: readonly string[] = [];

const abilityOf = (play: Play, company: EntityId): AbilityInfo | undefined =>
  abilitiesOf(play, company, 'exchange').find((ability) => usable(play, ability, undefined, true));

const corporationsOf = (play: Play, ability: AbilityInfo): readonly EntityId[] => {
  const wanted = ability.definition['corporations'];
  if (Array.isArray(wanted)) return wanted.map((id) => `corporation:${String(id)}`);
  const all = play.rules.corporations.filter((c) => !c.minor).map((c) => c.entity);
  return wanted === 'ipoed' ? all.filter((c) => corporationState(play, c).started) : all;
};

/** The first ordinary certificate in one place. */
const firstOrdinary = (play: Play, corporation: EntityId, place: EntityId): CertificateInfo | undefined =>
  buyableOf(play, corporation, place).find((c) => !c.president);

const placesOf = (play: Play, ability: AbilityInfo, corporation: EntityId): readonly EntityId[] => {
  const from = ability.definition['from'] as readonly string[] | undefined;
  const places: EntityId[] = [];
  if (from?.includes('ipo') === true) places.push(offeringOf(play, corporation));
  if (from?.includes('market') === true) places.push(POOL);
  return places;
};

/** What the company can be exchanged for now. */
const choices = (play: Play, company: EntityId): readonly Bundle[] => {
  const ability = abilityOf(play, company);
  const owner = ownerOf(play, bareId(company));
  if (ability === undefined || owner === null) return [];
  const found: Bundle[] = [];
  for (const corporation of corporationsOf(play, ability)) {
    if (play.state.corporations[corporation]?.closed !== false) continue;
    for (const place of placesOf(play, ability, corporation)) {
      const certificate = firstOrdinary(play, corporation, place);
      const bundle = certificate === undefined ? null : bundleOf([certificate], place);
      if (bundle !== null && limitObjection(play, owner, bundle, { exchange: true }) === null) found.push(bundle);
    }
  }
  return found;
};

const handIn = (play: Play, action: ActionOf<'buy_shares'>, company: EntityId): void => {
  const id = bareId(company);
  const owner = ownerOf(play, id);
  const ability = abilityOf(play, company);
  if (owner === null || ability === undefined) return refuse('exchange.ability', `${id} cannot be exchanged now.`);
  const bundle = namedBundle(play, action.shares, action.percent);
  const allowed =
    corporationsOf(play, ability).includes(bundle.corporation) &&
    placesOf(play, ability, bundle.corporation).includes(bundle.owner) &&
    firstOrdinary(play, bundle.corporation, bundle.owner)?.percent === bundle.percent &&
    !bundle.certificates.some((c) => c.president);
  if (!allowed) refuse('exchange.share', `${id} is not exchanged for ${action.shares.join(', ')}.`);
  demand(limitObjection(play, owner, bundle, { exchange: true }));
  buyShares(play, owner, bundle, { free: true, rule: 'exchange.share' });
  closePrivate(play, id);
};

const exchangeStep: StepFactory = (id) => {
  const step: Step = {
    id,
    name: '',
    blocking: false,
    types: TYPES,
    active: () => true,
    actors: (play) =>
      play.rules.privates.filter((p) => p.abilities.some((a) => a.type === 'exchange')).map((p) => p.entity),
    offers: (play, entity) => (isCompany(entity) && choices(play, entity).length > 0 ? TYPES : NOTHING),
    whyNot: (play, _type, entity) =>
      isCompany(entity) && abilityOf(play, entity) === undefined
        ? objection('exchange.ability', `${bareId(entity)} cannot be exchanged now.`)
        : null,
    list(play, entity, add) {
      for (const bundle of choices(play, entity)) {
        add({ action: { type: 'buy_shares', ...actorOf(play, entity), ...bundleFields(bundle) } });
      }
    },
    apply(play, action, entity) {
      if (action.type === 'buy_shares') handIn(play, action, entity);
    },
  };
  return step;
};

export const exchange = defineMechanic({ manifest, behave: () => ({ steps: { exchange: exchangeStep } }) });
