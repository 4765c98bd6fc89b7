import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const roundUnused = defineRule({
  code: 'round-unused',
  family: 'unused',
  severity: 'warning',
  summary: 'A round is described that the turn structure never comes to.',
  why: 'It is never played.',
  bad: { rounds: { opening: [] } },
  good: { rounds: { opening: ['auction'] } },
  message: ({ round }: { round: string }) => ({
    message: `The round ${quote(round)} stands neither in "opening" nor in "cycle".`,
    hint: 'Put it where it is played, or take it away.',
  }),
  *check({ title, references, used }) {
    const named = new Set(references('rounds').map(({ name }) => name));
    const brought = new Set(
      used.filter(({ name }) => name !== 'core').flatMap(({ provides }) => Object.keys(provides.rounds ?? {})),
    );
    for (const [index, { id, kind }] of title.rounds.definitions.entries()) {
      // A mechanic calls up rounds of its own kind itself.
      if (named.has(id) || brought.has(kind)) continue;
      yield { at: `/rounds/definitions/${index}`, says: { round: id } };
    }
  },
});
