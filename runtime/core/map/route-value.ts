/** What a stop is worth to a train (core rules 11.3). */
import { passValue } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { StopInfo } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { calledName, reachOf, trainInfo } from '../trains.ts';
import { tileOn } from './hexes.ts';
import type { StopPlace } from './tile-ids.ts';

/** A figure, or that of the latest colour of the phase for which the stop has one; diesels may have a figure of their own. */
export const printedValue = (play: Play, stop: StopInfo, train: string): number => {
  const { revenue } = stop;
  if (typeof revenue === 'number') return revenue;
  const diesel = revenue['diesel'];
  if (diesel !== undefined && calledName(play, train) === 'D') return diesel;
  const colors = play.rules.title.phases[play.state.phase]?.tiles ?? [];
  const latest = colors.findLast((color) => revenue[color] !== undefined);
  return latest === undefined ? 0 : (revenue[latest] ?? 0);
};

/** The train's own, or what the first of its rows that accepts such stops says. */
const multiplierOf = (play: Play, train: string, kind: StopInfo['kind']): number => {
  const { definition } = trainInfo(play, train);
  const reach = reachOf(play, train);
  const row = typeof reach === 'number' ? undefined : reach.find((candidate) => candidate.nodes.includes(kind));
  return row?.multiplier ?? definition.multiplier ?? 1;
};

/** Whole currency units, bonuses of mechanics included. */
export const stopValue = (play: Play, operator: EntityId, train: string, place: StopPlace): number => {
  const stop = tileOn(play, place.hex).tile.stops[place.stop];
  if (stop === undefined) return 0;
  const value = printedValue(play, stop, train) * multiplierOf(play, train, stop.kind);
  return passValue(play, 'stopRevenue', value, { operator, train, hex: place.hex.id, stop: place.stop });
};
