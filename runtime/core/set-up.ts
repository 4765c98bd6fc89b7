/** The set-up of a game (core rules 1.2), up to the first round. */
import type { Play } from '../kernel/play.ts';
import type { CorporationInfo } from '../kernel/rulebook.ts';
import { BANK, DEPOT, REMOVED } from '../kernel/state.ts';
import type { CorporationState, EntityId } from '../kernel/state.ts';
import { transfer } from './bank.ts';
import { initialHexes, initialSupply } from './map/link-map.ts';

export const freshCorporation = (play: Play, info: CorporationInfo): CorporationState => ({
  owner: null,
  par: null,
  price: null,
  started: false,
  floated: false,
  closed: false,
  operated: 0,
  tokens: info.definition.tokens.map((price) => ({ price, hex: null, city: 0, used: false })),
  hadRoute: false,
  capitalization: info.definition.capitalization ?? play.rules.policies.capitalization.mode,
});

/** `2-0`, `2-1` ... in the title's order; of an unlimited type one copy lies open, or as many as its events need. */
const depot = (play: Play): readonly string[] => {
  const ids: string[] = [];
  for (const train of play.rules.trains) {
    const needed = Math.max(1, ...(train.definition.events ?? []).map((e) => e.copy ?? 1));
    const count = train.count === 'unlimited' ? needed : train.count;
    for (let copy = 0; copy < count; copy++) ids.push(`${train.name}-${copy}`);
  }
  return ids;
};

/** All with the corporation, save those that are issued later. */
const initialHoldings = (info: CorporationInfo): Record<EntityId, string[]> => {
  const ids = (later: boolean): string[] =>
    info.certificates.filter((c) => (c.issuedLater ?? false) === later).map((c) => c.id);
  const holdings: Record<EntityId, string[]> = {};
  if (ids(false).length > 0) holdings[info.entity] = ids(false);
  if (ids(true).length > 0) holdings[REMOVED] = ids(true);
  return holdings;
};

export const setUp = (play: Play): void => {
  const { rules } = play;
  const { title } = rules;
  const perPlayer = title.players[String(rules.playerCount)]?.cash ?? 0;

  play.set(['cash', BANK], title.bank === 'unlimited' ? 0 : title.bank);
  for (const info of rules.privates) play.set(['privates', info.id], { owner: BANK, revenue: info.definition.revenue });
  for (const info of rules.corporations) {
    play.set(['corporations', info.entity], freshCorporation(play, info));
    play.set(['cash', info.entity], 0);
    play.set(['holdings', info.entity], initialHoldings(info));
  }
  play.set(['supply'], initialSupply(rules.map));
  play.set(['trains'], { [DEPOT]: depot(play) });
  for (const player of play.state.order) {
    play.set(['cash', player], 0);
    transfer(play, BANK, player, perPlayer, 'setup.cash');
  }
  play.set(['hexes'], initialHexes(rules, rules.corporations));
  for (const [id, slice] of rules.slices) play.set(['slices', id], slice());
};
