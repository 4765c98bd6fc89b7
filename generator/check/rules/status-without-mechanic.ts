import { statusesIn } from '../mechanics/places.ts';
import { needsMechanic, unprovided } from '../mechanics/provided.ts';
import { defineRule } from '../rule.ts';

export const statusWithoutMechanic = defineRule({
  code: 'status-without-mechanic',
  family: 'mechanics',
  severity: 'error',
  summary: 'A phase has a status that nothing in the title asks for.',
  why: 'It would hold and mean nothing.',
  bad: { phases: [{ id: '4', status: ['blue_zone'] }] },
  good: { phases: [{ id: '4', status: ['can_buy_companies'] }] },
  message: needsMechanic('The status'),
  check: (context) => unprovided(context, ({ statuses }) => statuses, statusesIn(context.title)),
});
