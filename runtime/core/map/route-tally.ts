/** Counts what each token city reaches, as far as "has a route" needs (core rules 10.5): no more than two stops matter. */
import type { StopInfo } from '../../kernel/rulebook.ts';

type RouteRole = StopInfo['route'];

export interface TallyStart {
  /** Number of the stop, the same that `found` is told. */
  readonly place: number;
  readonly route: RouteRole;
}

export interface RouteFlags {
  readonly routeAvailable: boolean;
  readonly purchaseRoute: boolean;
}

export interface Tally {
  found(start: number, place: number, route: RouteRole): void;
  flags(): RouteFlags;
}

/** More than one mandatory stop: the operator has a route and owes itself a train; one and an optional one: it has a route. */
export const makeTally = (starts: readonly TallyStart[]): Tally => {
  /** By start: the one mandatory stop known so far, -1 for none. */
  const single = starts.map((start) => (start.route === 'mandatory' ? start.place : -1));
  const optional = starts.map((start) => (start.route === 'optional' ? start.place : -1));
  const reached = starts.map(() => false);
  let several = false;
  return {
    found(start, place, route) {
      reached[start] = true;
      if (route === 'mandatory') {
        if (single[start] === -1) single[start] = place;
        else if (single[start] !== place) several = true;
      } else if (route === 'optional') optional[start] = place;
    },
    flags() {
      const mixed = starts.some(
        (_, start) => reached[start] === true && single[start] !== -1 && optional[start] !== -1,
      );
      return { routeAvailable: several || mixed, purchaseRoute: several };
    },
  };
};
