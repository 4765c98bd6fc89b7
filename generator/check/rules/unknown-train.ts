import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownTrain = defineRule({
  code: 'unknown-train',
  family: 'references',
  severity: 'error',
  summary: 'A train is named that the title does not have.',
  why: 'What is meant to happen with the first purchase of that train never happens.',
  bad: { trains: [{ id: '2', rustsOn: '44' }] },
  good: { trains: [{ id: '2', rustsOn: '5' }] },
  message: noSuch('train', 'Name a train of the list, or add one.'),
  *check(context) {
    yield* danglingNames(context, 'trains');
    yield* danglingNames(context, 'trainNames');
    yield* danglingNames(context, 'trainsOrCopies');
    yield* danglingNames(context, 'possibleTrains');
  },
});
