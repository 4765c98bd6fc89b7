import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const roundTimesOdd = defineRule({
  code: 'round-times-odd',
  family: 'rounds',
  severity: 'warning',
  summary: 'Phases give different numbers of operating rounds, and the turn does not ask them; or a stock round does.',
  why: 'What phases say about operating rounds counts only where "times" is "phase".',
  bad: { rounds: { cycle: [{ round: 'stock' }, { round: 'operating' }] } },
  good: { rounds: { cycle: [{ round: 'stock' }, { round: 'operating', times: 'phase' }] } },
  message: ({ round, asks }: { round: string; asks: boolean }) => ({
    message: asks
      ? `${quote(round)} is played as often as a phase has operating rounds, but it is no operating round.`
      : `${quote(round)} is played a fixed number of times, although phases have different numbers of operating rounds.`,
    hint: asks ? 'Take "times" away.' : 'Add "times": "phase".',
  }),
  *check({ title }) {
    const numbers = new Set(title.phases.map(({ operatingRounds }) => operatingRounds));
    const uses = title.rounds.cycle.map((use, index) => ({
      ...use,
      index,
      kind: title.rounds.definitions.find(({ id }) => id === use.round)?.kind,
    }));
    const asked = uses.some(({ times, kind }) => times === 'phase' && kind === 'operating');
    for (const { round, times, kind, index } of uses) {
      if (kind === 'stock' && times === 'phase')
        yield { at: `/rounds/cycle/${index}/times`, says: { round, asks: true } };
      if (kind === 'operating' && !asked && numbers.size > 1)
        yield { at: `/rounds/cycle/${index}`, says: { round, asks: false } };
    }
  },
});
