/** Phases, and trains with their prices. */
import type { PhaseDefinition } from '../../../runtime/kernel/title.ts';
import type { Block } from '../page.ts';
import { list, table } from '../page.ts';
import type { Teller } from './teller.ts';
import { eventWords } from './event-words.ts';
import { countOf, leavesOf, notesOf, runsOf } from './train-words.ts';

export const trains = (teller: Teller): Block[] => {
  const { title, speech, about } = teller;
  const { say, money } = speech;
  const columns = [
    'column.train',
    'column.price',
    'column.count',
    'column.runs',
    'column.leaves',
    'column.notes',
  ] as const;
  return [
    table(
      columns.map((column) => say(column)),
      title.trains.map((train) => [
        train.id,
        money(train.price),
        countOf(teller, train.count),
        runsOf(teller, train.distance),
        leavesOf(teller, train),
        notesOf(teller, train).join(' '),
      ]),
    ),
    list(about('trains')),
  ];
};

export const phases = (teller: Teller): Block[] => {
  const { title, speech } = teller;
  const { say } = speech;
  const columns = [
    'column.phase',
    'column.begins',
    'column.tiles',
    'column.trainLimit',
    'column.rounds',
    'column.happens',
  ] as const;
  return [
    table(
      columns.map((column) => say(column)),
      title.phases.map((phase) => [
        phase.id,
        phase.on === undefined ? say('phase.start') : say('phase.first', { train: phase.on }),
        phase.tiles.map((color) => speech.term('', color)).join(', '),
        trainLimit(teller, phase),
        String(phase.operatingRounds),
        happenings(teller, phase).join('; '),
      ]),
    ),
    list(teller.about('phases')),
  ];
};

export const trainLimit = ({ speech }: Teller, { trainLimit: limit }: PhaseDefinition): string =>
  typeof limit === 'number'
    ? String(limit)
    : Object.entries(limit)
        .map(([kind, value]) => speech.say('phase.limitByKind', { limit: value, kind: speech.term('kind', kind) }))
        .join(', ');

/** Trains that go, trains that come, events of the first train, and what the phase allows. */
const happenings = (teller: Teller, phase: PhaseDefinition): string[] => {
  const { title, speech, named } = teller;
  const { say, and } = speech;
  const rust = title.trains.filter(({ rustsOn }) => rustsOn !== undefined && rustsOn === phase.on).map(({ id }) => id);
  const obsolete = title.trains
    .filter(({ obsoleteOn }) => obsoleteOn !== undefined && obsoleteOn === phase.on)
    .map(({ id }) => id);
  const available = title.trains.filter(({ availableOn }) => availableOn === phase.id).map(({ id }) => id);
  const events = title.trains
    .filter(({ id }) => id === phase.on)
    .flatMap((train) =>
      (train.events ?? []).filter(({ copy = 1 }) => copy === 1).flatMap((event) => eventWords(teller, train, event)),
    );
  return [
    ...(rust.length > 0 ? [say('phase.rusts', { trains: and(rust) })] : []),
    ...(obsolete.length > 0 ? [say('phase.obsolete', { trains: and(obsolete) })] : []),
    ...(available.length > 0 ? [say('phase.available', { trains: and(available) })] : []),
    ...events,
    ...(phase.status ?? []).flatMap((status) => named('statuses', status, {})),
  ].map((sentence) => sentence.replace(/\.$/, ''));
};
