/** Private companies: who owns them, what they pay, how they close (core rules 8.1, 12.4, 15). */
import { tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { PrivateInfo } from '../kernel/rulebook.ts';
import { BANK, isOperator, isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { pay } from './bank.ts';

export const privateInfo = (play: Play, id: string): PrivateInfo => {
  const info = play.rules.private.get(id);
  if (info === undefined) throw new Error(`no private ${id}`);
  return info;
};

/** `bank` while unsold, `null` once closed. */
export const ownerOf = (play: Play, id: string): EntityId | null => play.state.privates[id]?.owner ?? null;

export const isOpen = (play: Play, id: string): boolean => ownerOf(play, id) !== null;

/** In the title's order. */
export const privatesOf = (play: Play, owner: EntityId): readonly PrivateInfo[] =>
  play.rules.privates.filter((p) => play.state.privates[p.id]?.owner === owner);

export const transferPrivate = (play: Play, id: string, to: EntityId): void => play.set(['privates', id, 'owner'], to);

/** It leaves its owner and the game; what it blocked or reserved is free. */
export const closePrivate = (play: Play, id: string): void => {
  if (!isOpen(play, id)) return;
  play.set(['privates', id, 'owner'], null);
  const entity = privateInfo(play, id).entity;
  freeReservations(play, entity);
  tellEvent(play, 'privateClosed', { company: id });
};

const freeReservations = (play: Play, entity: EntityId): void => {
  for (const [hex, state] of Object.entries(play.state.hexes)) {
    if (!state.hexReserved.includes(entity) && !state.reserved.some((city) => city.includes(entity))) continue;
    play.change({
      kind: 'tile',
      hex,
      before: state,
      after: {
        ...state,
        hexReserved: state.hexReserved.filter((e) => e !== entity),
        reserved: state.reserved.map((city) => city.map((slot) => (slot === entity ? null : slot))),
      },
      rule: 'private.closed',
    });
  }
};

export const revenueOf = (play: Play, id: string): number => play.state.privates[id]?.revenue ?? 0;

/** Every owned private pays its owner: players by seat, then operators; then by revenue, then by name. */
export const payPrivates = (play: Play): void => {
  const seats = play.state.order;
  const rank = (owner: EntityId): number =>
    isPlayer(owner) ? seats.indexOf(owner) : seats.length + (isOperator(owner) ? 0 : 1);
  const paying = play.rules.privates
    .map((info) => ({ info, owner: ownerOf(play, info.id), revenue: revenueOf(play, info.id) }))
    .filter(
      (p): p is { info: PrivateInfo; owner: EntityId; revenue: number } =>
        p.owner !== null && p.owner !== BANK && p.revenue > 0,
    )
    .sort(
      (a, b) =>
        rank(a.owner) - rank(b.owner) ||
        a.revenue - b.revenue ||
        (a.info.definition.name < b.info.definition.name ? -1 : 1),
    );
  for (const { owner, revenue } of paying) pay(play, BANK, owner, revenue, 'private.revenue');
};
