import { defineRule } from '../rule.ts';

export const privatesNeverSold = defineRule({
  code: 'privates-never-sold',
  family: 'rounds',
  severity: 'error',
  summary: 'There are private companies, and no round sells them.',
  why: 'They would lie with the bank to the end of the game.',
  bad: { rounds: { opening: [], definitions: [{ id: 'auction', $remove: true }] } },
  good: {
    rounds: { opening: [], definitions: [{ id: 'auction', $remove: true }] },
    mechanics: [{ id: 'private-deal' }],
    players: { 3: null, 4: null },
  },
  message: ({ count }: { count: number }) => ({
    message: `${count === 1 ? 'The private company is' : `None of the ${count} private companies is`} ever for sale: no round of "opening" or "cycle" is an auction.`,
    hint: 'Name an auction round in "opening".',
  }),
  *check({ title, used }) {
    const { opening, cycle, definitions } = title.rounds;
    const played = new Set([...opening, ...cycle.map(({ round }) => round)]);
    const auction = definitions.some(({ id, kind }) => played.has(id) && kind !== 'stock' && kind !== 'operating');
    const dealt = used.some(({ standsFor = [] }) => standsFor.includes('auction'));
    const count = title.privates.length;
    if (count > 0 && !auction && !dealt) yield { at: '/rounds/opening', says: { count } };
  },
});
