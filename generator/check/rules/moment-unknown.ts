import { nearNames, quote, suggestion } from '../../diagnostics/words.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import { abilitiesIn } from '../mechanics/places.ts';
import { defineRule } from '../rule.ts';

export const momentUnknown = defineRule({
  code: 'moment-unknown',
  family: 'references',
  severity: 'error',
  summary: 'An ability may be used at a moment that no turn has.',
  why: 'It could never be used.',
  bad: { privates: [{ id: 'HC', abilities: [{ type: 'no_buy', when: ['trakc'] }] }] },
  good: { privates: [{ id: 'HC', abilities: [{ type: 'no_buy', when: ['track'] }] }] },
  message: ({ name, known }: { name: string; known: readonly string[] }) => ({
    message: `There is no moment ${quote(name)} in a turn.`,
    hint: suggestion(name, known),
  }),
  *check({ title }) {
    const known = [...MOMENTS, ...stepNames(title)];
    for (const { ability, at } of abilitiesIn(title)) {
      for (const [index, name] of (ability.when ?? []).entries()) {
        if (known.includes(name)) continue;
        const near = nearNames(name, known);
        yield { at: `${at}/when/${index}`, says: { name, known }, instead: near.length === 1 ? near[0] : undefined };
      }
    }
  },
});

/** Core rules 15.3: moments of a turn, and what may happen to a company. */
const MOMENTS: readonly string[] = [
  'any',
  'owning_corp_or_turn',
  'owning_player_or_turn',
  'owning_player_track',
  'owning_player_token',
  'owning_player_sr_turn',
  'or_between_turns',
  'or_start',
  'stock_round',
  'special_track',
  'sold',
  'bought_train',
  'operated',
  'ran_train',
  'par',
];

/** Logs write a step with low lines: `buy_train`. */
function stepNames(title: TitleDefinition): string[] {
  const names = title.rounds.definitions.flatMap(({ steps }) => steps.map(({ id, use }) => use ?? id));
  return [...new Set(names.map((name) => name.replaceAll('-', '_')))];
}
