import { quote } from '../../diagnostics/words.ts';
import { eventsIn } from '../mechanics/places.ts';
import { defineRule } from '../rule.ts';

/** The small title's market with its highest starting price in a zone of its own. */
const market = {
  zones: { high: { name: 'High starting price', par: true } },
  rows: [
    [60, 66, 74, { price: 82, zones: ['high'] }, 90, 100, 112, 126, 142, 160, 180, 200],
    [55, 62, 68, { price: 76, zones: ['par'] }, 84, 92, 102, 114, 128],
    [50, 58, 64, { price: 70, zones: ['par'] }, 78, 86, 94],
    [{ price: 44, zones: ['low'] }, 52, 60, { price: 66, zones: ['par'] }, 72],
    [{ price: 38, zones: ['low'] }, { price: 46, zones: ['low'] }, 54],
  ],
};

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
