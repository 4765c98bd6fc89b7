/** One train in words: how far it runs, when it rusts, what buying it sets off. */
import type { DistanceRow, TrainDefinition } from '../../../runtime/kernel/title.ts';
import { eventsOf } from './event-words.ts';
import type { Teller } from './teller.ts';

/** From here on a distance means: no limit. */
const NO_LIMIT = 99;

export const runsOf = (teller: Teller, distance: number | readonly DistanceRow[]): string => {
  const { speech, title } = teller;
  const { say } = speech;
  // A mechanic may measure otherwise than by stops.
  const [measured] = title.mechanics.flatMap(({ id, use = id }) =>
    speech.phrases(speech.catalogue.mechanics[use], { count: distance }, 'distance'),
  );
  if (measured !== undefined && typeof distance === 'number' && distance < NO_LIMIT) return measured;
  if (typeof distance === 'number')
    return distance >= NO_LIMIT ? say('train.anyStops') : say('train.stops', { count: distance });
  return speech.and(distance.map((row) => rowOf(row, speech)));
};

const rowOf = ({ nodes, pay, visit, multiplier }: DistanceRow, { say, term, and }: Teller['speech']): string => {
  const kinds = and(nodes.map((node) => term('', node)));
  const what =
    pay >= NO_LIMIT
      ? say('train.rowAll', { nodes: kinds })
      : visit === undefined || visit === pay
        ? say('train.rowPays', { pay, nodes: kinds })
        : say('train.rowVisits', { pay, visit: visit >= NO_LIMIT ? '∞' : visit, nodes: kinds });
  return multiplier === undefined || multiplier === 1 ? what : say('train.times', { what, times: multiplier });
};

export const countOf = ({ speech }: Teller, count: number | 'unlimited'): string =>
  count === 'unlimited' ? speech.catalogue.notation.unlimited : String(count);

export const leavesOf = ({ speech }: Teller, train: TrainDefinition): string => {
  if (train.rustsOn !== undefined) return speech.say('train.rusts', { train: train.rustsOn });
  return train.obsoleteOn === undefined
    ? speech.say('train.never')
    : speech.say('train.obsolete', { train: train.obsoleteOn });
};

/** When it is sold, what it sets off, and what mechanics add. */
export const notesOf = (teller: Teller, train: TrainDefinition): string[] => {
  const { speech } = teller;
  const { say, money } = speech;
  return [
    ...(train.availableOn === undefined ? [] : [say('train.availableOn', { phase: train.availableOn })]),
    ...eventsOf(teller, train),
    ...(train.variants ?? []).map(({ id, price, distance }) =>
      say('train.variant', { name: id, price: money(price), runs: runsOf(teller, distance) }),
    ),
    ...attributesOf(teller, train),
  ];
};

const KNOWN = new Set([
  'id',
  'price',
  'distance',
  'count',
  'rustsOn',
  'obsoleteOn',
  'availableOn',
  'multiplier',
  'events',
  'variants',
]);

/** What mechanics know of a train: trade-in and the like. */
export const attributesOf = ({ named, speech }: Teller, train: TrainDefinition): string[] =>
  Object.entries(train)
    .filter(([name, value]) => !KNOWN.has(name) && value !== undefined)
    .flatMap(([name, value]) =>
      name === 'countByPlayers'
        ? Object.entries(value as Record<string, number>).map(
            ([players, count]) => `${speech.say('train.countByPlayers', { count, players })}.`,
          )
        : named('attributes', `trains.${name}`, { value }),
    );
