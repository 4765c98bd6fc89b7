import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

/** What a turn of every 18xx is made of, in this order, as far as it is there. */
const TURN = ['track', 'token', 'route', 'dividend', 'buy-train'];

export const stepOrder = defineRule({
  code: 'step-order',
  family: 'rounds',
  severity: 'error',
  summary: 'A step comes before the one whose result it needs.',
  why: 'A dividend pays what the routes earned, routes run over the track of the turn, trains are bought with the dividend.',
  bad: { rounds: { definitions: [{ id: 'operating', steps: [{ id: 'dividend', $before: 'route' }] }] } },
  good: { rounds: { definitions: [{ id: 'operating', steps: [{ id: 'discard-train', $before: 'track' }] }] } },
  message: ({ step, before }: { step: string; before: string }) => ({
    message: `The step ${quote(step)} comes after ${quote(before)}.`,
    hint: `The order of a turn is ${TURN.join(', ')}.`,
  }),
  *check({ title }) {
    for (const [r, { steps }] of title.rounds.definitions.entries()) {
      let last = '';
      for (const [s, { id, use = id }] of steps.entries()) {
        const place = TURN.indexOf(use);
        if (place < 0) continue;
        if (place < TURN.indexOf(last))
          yield { at: `/rounds/definitions/${r}/steps/${s}`, says: { step: use, before: last } };
        else last = use;
      }
    }
  },
});
