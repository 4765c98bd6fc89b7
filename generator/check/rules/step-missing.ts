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
      const others = used.flatMap(({ standsFor = [] }) => standsFor);
      for (const { kind, step, needed } of NEEDS) {
        if (round.kind !== kind || present.has(step) || others.includes(step)) continue;
        const because = needed(title, round);
        if (because !== undefined) yield { at: `/rounds/definitions/${r}`, says: { round: round.id, step, because } };
      }
    }
  },
});

interface Need {
  readonly kind: string;
  readonly step: string;
  readonly needed: (title: TitleDefinition, round: RoundDefinition) => string | undefined;
}

const always = (because: string) => () => because;

const NEEDS: readonly Need[] = [
  { kind: 'operating', step: 'track', needed: always('corporations build in it') },
  {
    kind: 'operating',
    step: 'token',
    needed: ({ corporations }) =>
      corporations.some(({ tokens }) => tokens.length > 1) ? 'corporations have more than one token' : undefined,
  },
  { kind: 'operating', step: 'route', needed: always('trains run in it') },
  { kind: 'operating', step: 'dividend', needed: always('what trains earn is paid out or kept') },
  { kind: 'operating', step: 'buy-train', needed: always('trains are bought in it') },
  { kind: 'operating', step: 'discard-train', needed: (title) => limitFalls(title) },
  {
    kind: 'operating',
    step: 'bankruptcy',
    needed: ({ policies }) =>
      policies.bankruptcy.allowed && policies.trains.mustBuy !== 'never' ? 'a president may go bankrupt' : undefined,
  },
  { kind: 'operating', step: 'home-token', needed: (title) => homeIsChosen(title) },
  {
    kind: 'operating',
    step: 'buy-private',
    needed: ({ phases }) =>
      phases.some(({ status }) => status?.includes('can_buy_companies') === true)
        ? 'a phase lets corporations buy private companies'
        : undefined,
  },
  {
    kind: 'auction',
    step: 'waterfall-auction',
    needed: (_, { steps }) =>
      steps.every(({ id, use }) => (use ?? id) === 'pending-par') ? 'private companies are sold in it' : undefined,
  },
  { kind: 'stock', step: 'trade-shares', needed: always('shares are traded in it') },
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

/** A home of several cities, none of them named, is chosen when the corporation begins. */
function homeIsChosen({ corporations, map, rounds }: TitleDefinition): string | undefined {
  const elsewhere = rounds.definitions.some(({ steps }) => steps.some(({ id, use }) => (use ?? id) === 'home-token'));
  const chosen = corporations.find(({ home }) => {
    const stops = home === undefined ? [] : (map.hexes[home.hex]?.stops ?? []);
    return home?.city === undefined && stops.filter(({ kind }) => kind === 'city').length > 1;
  });
  return chosen === undefined || elsewhere ? undefined : `${quote(chosen.id)} chooses a city of its home`;
}
