import { defineRule } from '../rule.ts';
import { abilitiesIn, eventsIn } from '../mechanics/places.ts';

export const privatesNeverClose = defineRule({
  code: 'privates-never-close',
  family: 'trains',
  severity: 'warning',
  summary: 'There are private companies, and no train closes them.',
  why: 'They would pay, and block their hexes, to the end of the game; the event has probably been forgotten.',
  bad: { trains: [{ id: '5', events: [] }] },
  good: { trains: [{ id: '5', events: [{ type: 'close_companies', copy: 2 }] }] },
  message: ({ count }: { count: number }) => ({
    message: `No train sets off "close_companies", so ${count === 1 ? 'the private company never closes' : `none of the ${count} private companies ever closes`}.`,
    hint: 'Add { "type": "close_companies" } to the "events" of the train with which they close.',
  }),
  *check({ title }) {
    const closes = [...eventsIn(title)].some(({ name }) => name === 'close_companies');
    // Those that close by a power of their own are left out; so are those that are never for sale to a corporation.
    const own = new Set(
      [...abilitiesIn(title)].filter(({ ability }) => ability.type === 'close').map(({ owner }) => owner),
    );
    const count = title.privates.filter(({ id }) => !own.has(id)).length;
    if (!closes && count > 0) yield { at: '/privates', part: 'key', says: { count } };
  },
});
