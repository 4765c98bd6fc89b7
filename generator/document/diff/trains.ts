/** Trains and phases, compared by their names. */
import type { PhaseDefinition, TrainDefinition } from '../../../runtime/kernel/title.ts';
import { eventsOf } from '../summary/event-words.ts';
import { attributesOf, countOf, leavesOf, notesOf, runsOf } from '../summary/train-words.ts';
import { trainLimit } from '../summary/trains.ts';
import type { Collection } from './fields.ts';

export const trains: Collection<TrainDefinition> = {
  area: 'trains',
  of: ({ title }) => title.trains,
  subject: ({ id }, { speech }) => speech.say('diff.what.train', { train: id }),
  whole: (train, teller) => {
    const { say, money } = teller.speech;
    const figures = [
      money(train.price),
      `× ${countOf(teller, train.count)}`,
      runsOf(teller, train.distance),
      ...(train.rustsOn === undefined && train.obsoleteOn === undefined
        ? []
        : [`${say('diff.what.rusts')} ${leavesOf(teller, train)}`]),
    ];
    const name = `${say('diff.what.train', { train: train.id })} (${figures.join('; ')})`;
    return [`${name}.`, ...notesOf(teller, train)].join(' ').replace(/\.$/, '');
  },
  fields: ({ speech: { say } }) => [
    { name: 'price', label: say('diff.what.price'), words: ({ price }, { speech }) => speech.money(price) },
    { name: 'count', label: say('diff.what.count'), words: ({ count }, teller) => countOf(teller, count) },
    { name: 'distance', label: say('diff.what.runs'), words: ({ distance }, teller) => runsOf(teller, distance) },
    { name: 'rustsOn', label: say('diff.what.rusts'), words: (train, teller) => leavesOf(teller, train) },
    { name: 'availableOn', label: say('diff.what.availableOn'), words: ({ availableOn }) => availableOn },
    { name: 'events', items: (train, teller) => eventsOf(teller, train) },
    { name: 'attributes', items: (train, teller) => attributesOf(teller, train) },
  ],
};

export const phases: Collection<PhaseDefinition> = {
  area: 'phases',
  of: ({ title }) => title.phases,
  subject: ({ id }, { speech }) => speech.say('diff.what.phase', { phase: id }),
  briefly: true,
  whole: ({ id }, { speech }) => speech.say('diff.what.phase', { phase: id }),
  fields: ({ speech: { say } }) => [
    {
      name: 'on',
      label: say('diff.what.on'),
      words: ({ on }, { speech }) =>
        on === undefined ? speech.say('phase.start') : speech.say('phase.first', { train: on }),
    },
    { name: 'trainLimit', label: say('diff.what.trainLimit'), words: (phase, teller) => trainLimit(teller, phase) },
    {
      name: 'tiles',
      label: say('diff.what.tiles'),
      words: ({ tiles }, { speech }) => tiles.map((color) => speech.term('', color)).join(', '),
    },
    {
      name: 'operatingRounds',
      label: say('diff.what.operatingRounds'),
      words: ({ operatingRounds }) => String(operatingRounds),
    },
    { name: 'status', items: ({ status = [] }, { named }) => status.flatMap((name) => named('statuses', name, {})) },
  ],
};
