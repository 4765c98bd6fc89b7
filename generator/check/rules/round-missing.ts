import { defineRule } from '../rule.ts';

const KINDS = { stock: 'shares are bought', operating: 'corporations operate' } as const;

export const roundMissing = defineRule({
  code: 'round-missing',
  family: 'rounds',
  severity: 'error',
  summary: 'The turn has no stock round or no operating round.',
  why: 'Every 18xx goes back and forth between the two.',
  bad: { rounds: { cycle: [{ round: 'stock' }] } },
  good: { rounds: { cycle: [{ round: 'operating', times: 'phase' }, { round: 'stock' }] } },
  message: ({ kind }: { kind: keyof typeof KINDS }) => ({
    message: `"cycle" has no ${kind} round, in which ${KINDS[kind]}.`,
    hint: 'Name the rounds of a turn, in order.',
  }),
  *check({ title, used }) {
    const others = used.flatMap(({ standsFor = [] }) => standsFor);
    const kinds = new Set(
      title.rounds.cycle.map(({ round }) => title.rounds.definitions.find(({ id }) => id === round)?.kind),
    );
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      if (!kinds.has(kind) && !others.includes(kind)) yield { at: '/rounds/cycle', says: { kind } };
    }
  },
});
