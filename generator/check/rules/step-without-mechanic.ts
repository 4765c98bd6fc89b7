import { stepsIn } from '../mechanics/places.ts';
import { needsMechanic, unprovided } from '../mechanics/provided.ts';
import { defineRule } from '../rule.ts';

export const stepWithoutMechanic = defineRule({
  code: 'step-without-mechanic',
  family: 'mechanics',
  severity: 'error',
  summary: 'A round has a step of a mechanic that the title does not list.',
  why: 'Nobody knows what to do when the step comes.',
  bad: { rounds: { definitions: [{ id: 'operating', steps: [{ id: 'special-track' }] }] } },
  good: {
    mechanics: [{ id: 'private-track' }],
    rounds: { definitions: [{ id: 'operating', steps: [{ id: 'special-track' }] }] },
  },
  message: needsMechanic('The step'),
  check: (context) => unprovided(context, ({ steps }) => steps, stepsIn(context.title)),
});
