/** What the purchase of a train sets off, in words. */
import type { MechanicUse, TrainDefinition, TrainEvent } from '../../../runtime/kernel/title.ts';
import type { Teller } from './teller.ts';

/** The sentences on each event of a train; an event that changes nothing in this title has none. */
export const eventsOf = (teller: Teller, train: TrainDefinition): string[] => {
  const { say, catalogue } = teller.speech;
  const { notation } = catalogue;
  return (train.events ?? []).flatMap((event) => {
    const { copy = 1 } = event;
    const words = eventWords(teller, train, event).join(' ');
    if (words === '') return [];
    return [
      copy === 1
        ? say('train.event', { event: words })
        : say('train.eventCopy', { copy: notation.ordinal(copy), event: words }),
    ];
  });
};

export const eventWords = (teller: Teller, train: TrainDefinition, event: TrainEvent): string[] => {
  const use = teller.title.mechanics.find((one) => teller.handles(one, event.type));
  const options = use === undefined ? {} : { ...use, next: nextOf(use, timesBefore(teller, train, event) + 1) };
  return teller.named('events', event.type, options);
};

/** Purchases that set off the same event before this one. */
const timesBefore = ({ title }: Teller, train: TrainDefinition, event: TrainEvent): number => {
  const all = title.trains.flatMap(({ id, events = [] }) =>
    events.filter(({ type }) => type === event.type).map(({ copy = 1 }) => `${id} ${copy}`),
  );
  return Math.max(0, all.indexOf(`${train.id} ${event.copy ?? 1}`));
};

/** Where each list among the options has arrived when the event has come so many times. */
const nextOf = (use: MechanicUse, times: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(use).flatMap(([name, value]) =>
      Array.isArray(value) && value[times] !== undefined ? [[name, value[times] as unknown]] : [],
    ),
  );
