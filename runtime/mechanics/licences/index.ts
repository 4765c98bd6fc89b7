/** Licences for a kind of train (1849, an optional rule: E-tokens for E-trains). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import { cashOf } from '../../core/bank.ts';
import { depotPrice, hasRoom, offeredTrains, trainName } from '../../core/trains.ts';
import { licenceStep } from './licence-step.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly train: string;
  readonly event: string;
  readonly name: string;
  readonly prices: Readonly<Record<string, { readonly first: number; readonly later: number }>>;
  readonly doubled?: readonly string[];
}

interface Slice {
  readonly open: boolean;
  readonly sold: number;
  readonly owners: readonly EntityId[];
}

export const licences = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { train: kind, event, name, prices, doubled = [] } }) => {
    const read = (play: Play): Slice => play.state.slices[id] as unknown as Slice;
    const write = (play: Play, part: Partial<Slice>): void => play.set(['slices', id], { ...read(play), ...part });
    const isLicensed = (play: Play, operator: EntityId): boolean => read(play).owners.includes(operator);
    const isFor = (train: string): boolean => trainName(train) === kind;

    /** What a licence costs now, `null` where none is sold. */
    const price = (play: Play): number | null => {
      const reached = play.rules.title.phases.slice(0, play.state.phase + 1);
      const phase = reached.findLast((p) => prices[p.id] !== undefined);
      const both = phase === undefined ? undefined : prices[phase.id];
      if (!read(play).open || both === undefined) return null;
      return read(play).sold === 0 ? both.first : both.later;
    };

    return {
      state: () => ({ open: false, sold: 0, owners: [] }),
      steps: {
        'buy-licence': licenceStep({
          name,
          price: (play, operator) => (isLicensed(play, operator) ? null : price(play)),
          grant: (play, operator) =>
            write(play, { sold: read(play).sold + 1, owners: [...read(play).owners, operator] }),
        }),
      },
      hooks: {
        trainEvent(play, { type }) {
          if (type === event) write(play, { open: true });
        },
        corporationClosed: (play, { corporation }) =>
          write(play, { owners: read(play).owners.filter((c) => c !== corporation) }),
        depotOffers: (play, offers, { operator }) =>
          isLicensed(play, operator) ? offers : offers.filter((train) => !isFor(train)),
        mayBuyTrain: (play, { buyer, train }) =>
          !isFor(train) || isLicensed(play, buyer)
            ? null
            : objection('licence.train', `${buyer} has no licence for ${train}.`),
        // The price of the train is looked at even by those who may not have it: they are asked for trains, too.
        asksForTrain(play, asks, { operator }) {
          if (asks || isLicensed(play, operator) || !hasRoom(play, operator)) return asks;
          return offeredTrains(play).some(
            (train) => isFor(train) && depotPrice(play, operator, train) <= cashOf(play, operator),
          );
        },
        stopRevenue: (_play, value, { train, hex }) => (isFor(train) && doubled.includes(hex) ? 2 * value : value),
      },
    };
  },
});
