import { needsMechanic, unprovided } from '../mechanics/provided.ts';
import { defineRule } from '../rule.ts';

export const roundKindWithoutMechanic = defineRule({
  code: 'round-kind-without-mechanic',
  family: 'mechanics',
  severity: 'error',
  summary: 'A round is of a kind that belongs to a mechanic the title does not list.',
  why: 'Nobody knows how to play the round.',
  bad: { rounds: { definitions: [{ id: 'operating', kind: 'sample-kind' }] } },
  good: { rounds: { definitions: [{ id: 'operating', kind: 'operating' }] } },
  message: needsMechanic('The kind of round'),
  check: (context) =>
    unprovided(
      context,
      ({ rounds }) => rounds,
      context.title.rounds.definitions.map(({ kind }, r) => ({ name: kind, at: `/rounds/definitions/${r}/kind` })),
    ),
});
