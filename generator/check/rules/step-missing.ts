import { quote } from '../../diagnostics/words.ts';
import type { RoundDefinition, TitleDefinition } from '../../../runtime/kernel/title.ts';
import { defineRule } from '../rule.ts';

export const stepMissing = defineRule({
  code: 'step-missing',
  family: 'rounds',
  severity: 'error',
  summary: 'A round lacks a step that its rules call for.',
  why: 'What the step is for could never be done.',
  bad: { rounds: { definitions: [{ id: 'operating', steps: [{ id: 'route', $remove: true }] }] } },
  good: {
    rounds: {
      definitions: [
        { id: 'operating', steps: [{ id: 'buy-private-early', use: 'buy-private', blocks: false, $before: 'track' }] },
      ],
    },
  },
  message: ({ round, step, because }: { round: string; step: string; because: string }) => ({
    message: `The round ${quote(round)} has no step ${quote(step)}, but ${because}.`,
    hint: `Add { "id": ${quote(step)} } to its "steps".`,
  }),
  *check({ title, used }) {
    for (const [r, round] of title.rounds.definitions.entries()) {
      const present = new Set(round.steps.map(({ id, use }) => use ?? id));
      const replaced = used.some(
        ({ name, provides }) =>
          name !== 'core' && round.steps.some(({ id, use }) => provides.steps?.[use ?? id] !== undefined),
      );
      for (const { kind, step, sure, needed } of NEEDS) {
        if (round.kind !== kind || present.has(step) || (replaced && !sure)) continue;
        const because = needed(title, round);
        if (because !== undefined) yield { at: `/rounds/definitions/${r}`, says: { round: round.id, step, because } };
      }
    }
  },
});

interface Need {
  readonly kind: string;
  readonly step: string;
  /** Also where a mechanic has steps in the round: none of them can take its place. */
  readonly sure: boolean;
  readonly needed: (title: TitleDefinition, round: RoundDefinition) => string | undefined;
}

const always = (because: string) => () => because;

const NEEDS: readonly Need[] = [
  { kind: 'operating', step: 'track', sure: true, needed: always('corporations build in it') },
  {
    kind: 'operating',
    step: 'token',
    sure: true,
    needed: ({ corporations }) =>
      corporations.some(({ tokens }) => tokens.length > 1) ? 'corporations have more than one token' : undefined,
  },
  { kind: 'operating', step: 'route', sure: true, needed: always('trains run in it') },
  { kind: 'operating', step: 'dividend', sure: true, needed: always('what trains earn is paid out or kept') },
  { kind: 'operating', step: 'buy-train', sure: true, needed: always('trains are bought in it') },
  { kind: 'operating', step: 'discard-train', sure: true, needed: (title) => limitFalls(title) },
  {
    kind: 'operating',
    step: 'bankruptcy',
    sure: false,
    needed: ({ policies }) =>
      policies.bankruptcy.allowed && policies.trains.mustBuy !== 'never' ? 'a president may go bankrupt' : undefined,
  },
  {
    kind: 'operating',
    step: 'buy-private',
    sure: true,
    needed: ({ phases }) =>
      phases.some(({ status }) => status?.includes('can_buy_companies') === true)
        ? 'a phase lets corporations buy private companies'
        : undefined,
  },
  { kind: 'stock', step: 'trade-shares', sure: true, needed: always('shares are traded in it') },
];

function limitFalls({ phases }: TitleDefinition): string | undefined {
  const limits = phases.map(({ trainLimit }) =>
    typeof trainLimit === 'number' ? [trainLimit] : Object.values(trainLimit),
  );
  const falls = limits.some((limit, index) =>
    limit.some((one, kind) => one < (limits[index - 1]?.[kind] ?? limits[index - 1]?.[0] ?? 0)),
  );
  return falls ? 'the train limit falls' : undefined;
}
