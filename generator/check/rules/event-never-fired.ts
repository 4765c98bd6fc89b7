import { marketWithHighPar } from '../../../runtime/core/checking/example.ts';
import { quote } from '../../diagnostics/words.ts';
import { eventsIn } from '../mechanics/places.ts';
import { defineRule } from '../rule.ts';

const market = marketWithHighPar();

export const eventNeverFired = defineRule({
  code: 'event-never-fired',
  family: 'unused',
  severity: 'warning',
  summary: 'A mechanic waits for events, and no train sets one of them off.',
  why: 'What is to happen then never happens.',
  bad: { mechanics: [{ id: 'par-groups', opens: { green_par: ['high'] } }], market },
  good: {
    mechanics: [{ id: 'par-groups', opens: { green_par: ['high'] } }],
    market,
    trains: [{ id: '3', events: [{ type: 'green_par' }, { type: 'brown_par' }] }],
  },
  message: ({ mechanic, event }: { mechanic: string; event: string }) => ({
    message: `No train sets off the event ${quote(event)} that the mechanic ${quote(mechanic)} waits for.`,
    hint: `Add { "type": ${quote(event)} } to the "events" of the train that brings it.`,
  }),
  *check({ title, used }) {
    const fired = new Set([...eventsIn(title)].map(({ name }) => name));
    for (const [index, { id, use }] of title.mechanics.entries()) {
      const name = use ?? id;
      for (const event of Object.keys(used.find((manifest) => manifest.name === name)?.provides.events ?? {})) {
        if (!fired.has(event)) yield { at: `/mechanics/${index}`, says: { mechanic: name, event } };
      }
    }
  },
});
