import { quote } from '../../diagnostics/words.ts';
import type { AbilityDefinition } from '../../../runtime/kernel/title.ts';
import { abilitiesIn } from '../mechanics/places.ts';
import { defineRule } from '../rule.ts';

export const abilityStepMissing = defineRule({
  code: 'ability-step-missing',
  family: 'rounds',
  severity: 'error',
  summary: 'An ability may be used in a kind of round that has no step for it.',
  why: 'Its owner would never be asked there.',
  bad: {
    mechanics: [{ id: 'exchange' }],
    rounds: { definitions: [{ id: 'operating', steps: [{ id: 'exchange', $before: 'track' }] }] },
    privates: [
      {
        id: 'HC',
        abilities: [{ type: 'exchange', corporations: ['NR'], ownerType: 'player', when: ['any'], from: ['ipo'] }],
      },
    ],
  },
  good: {
    mechanics: [{ id: 'exchange' }],
    rounds: {
      definitions: [
        { id: 'operating', steps: [{ id: 'exchange', $before: 'track' }] },
        { id: 'stock', steps: [{ id: 'exchange', $before: 'trade-shares' }] },
      ],
    },
    privates: [
      {
        id: 'HC',
        abilities: [{ type: 'exchange', corporations: ['NR'], ownerType: 'player', when: ['any'], from: ['ipo'] }],
      },
    ],
  },
  message: ({
    round,
    steps,
    owner,
    moment,
  }: {
    round: string;
    steps: readonly string[];
    owner: string;
    moment: string;
  }) => ({
    message: `${quote(owner)} has a power for the moment ${quote(moment)}, but the round ${quote(round)} has no step ${steps.map(quote).join(' or ')}.`,
    hint: 'Add the step to the round, or look at "when".',
  }),
  *check({ title, used }) {
    const told = new Set<string>();
    for (const { ability, owner } of abilitiesIn(title)) {
      const provider = used.find(({ provides }) => provides.abilities?.[ability.type] !== undefined);
      const steps = Object.keys(provider?.name === 'core' ? {} : (provider?.provides.steps ?? {}));
      if (steps.length === 0) continue;
      for (const [kind, moment] of kindsOf(ability)) {
        for (const [index, round] of title.rounds.definitions.entries()) {
          const asked = round.steps.some(({ id, use }) => steps.includes(use ?? id));
          const key = `${index} ${steps.join(' ')}`;
          if (round.kind !== kind || asked || told.has(key)) continue;
          told.add(key);
          yield {
            at: `/rounds/definitions/${index}/steps`,
            part: 'key',
            says: { round: round.id, steps, owner, moment },
          };
        }
      }
    }
  },
});

/** Kinds of rounds that have the moments of an ability. */
function kindsOf({ when = [] }: AbilityDefinition): (readonly [string, string])[] {
  return when.flatMap((moment) => (KINDS[moment] ?? []).map((kind) => [kind, moment] as const));
}

const KINDS: Readonly<Record<string, readonly string[]>> = {
  any: ['stock', 'operating'],
  stock_round: ['stock'],
  owning_player_sr_turn: ['stock'],
  owning_corp_or_turn: ['operating'],
  owning_player_or_turn: ['operating'],
  track: ['operating'],
  token: ['operating'],
  route: ['operating'],
};
