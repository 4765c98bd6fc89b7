/** What sets a state railway apart once it exists (1856: the CGR; 1836: the MESS). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import { cashOf } from '../../core/bank.ts';
import { cheapestBuyablePrice, hasRoom, rustsNever, trainsOf } from '../../core/trains.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly corporation: string;
  readonly mustBuyAbove: number;
  readonly mustBuyAboveWithRusting: number;
  readonly extraTrains?: number;
  readonly extraTrainsLater?: number;
}

export const nationalRailway = defineMechanic<Options>({
  manifest,
  behave({ id, options }) {
    const { mustBuyAbove, mustBuyAboveWithRusting, extraTrains = 0, extraTrainsLater = extraTrains } = options;
    const national: EntityId = `corporation:${options.corporation}`;
    const slice = (play: Play) => play.state.slices[id] as { readonly permanent: boolean; readonly settled: boolean };
    const acquire = (play: Play, trains: readonly string[]): void => {
      if (trains.some((train) => rustsNever(play, train))) play.set(['slices', id, 'permanent'], true);
    };
    const mustBuyFirst = (play: Play): boolean => {
      if (!hasRoom(play, national) || cheapestBuyablePrice(play, national) === Infinity) return false;
      const cash = cashOf(play, national);
      const rusting = trainsOf(play, national).some((train) => !rustsNever(play, train));
      return cash > mustBuyAbove || (rusting && cash > mustBuyAboveWithRusting);
    };
    return {
      state: () => ({ permanent: false, settled: false }),
      hooks: {
        trainBought(play, { buyer, train }) {
          if (buyer === national) acquire(play, [train]);
        },
        corporationAbsorbed(play, { by, trains }) {
          if (by === national) acquire(play, trains);
        },
        surplusSettled(play, { corporation }) {
          if (corporation === national) play.set(['slices', id, 'settled'], true);
        },
        marketTarget(play, to, { corporation }) {
          if (corporation !== national) return to;
          return !slice(play).permanent || to?.zone.closes === true ? null : to;
        },
        asksDividend: (play, asks, { operator }) => asks && (operator !== national || slice(play).permanent),
        mustBuyTrain: (play, must, { operator }) =>
          operator === national && !slice(play).permanent ? mustBuyFirst(play) : must,
        mayBuyTrain: (play, { buyer, train }) =>
          buyer !== national || rustsNever(play, train)
            ? null
            : objection('national.trains', `${options.corporation} buys only trains that never rust.`),
        tradesAtFaceValue: (_, face, { buyer, seller }) => face || buyer === national || seller === national,
        trainLimit: (play, limit, { operator }) =>
          operator === national ? limit + (slice(play).settled ? extraTrainsLater : extraTrains) : limit,
      },
    };
  },
});
