import { quote } from '../../diagnostics/words.ts';
import type { Provided } from '../../../runtime/kernel/manifest.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import { abilitiesIn, eventsIn, keysIn, statusesIn, stepsIn } from '../mechanics/places.ts';
import { defineRule } from '../rule.ts';

export const mechanicWithoutEffect = defineRule({
  code: 'mechanic-without-effect',
  family: 'unused',
  severity: 'warning',
  summary: 'A mechanic is listed that the title never calls on.',
  why: 'Either it can go, or what was to use it has been forgotten or misspelt.',
  bad: { mechanics: [{ id: 'terrain-discount' }] },
  good: {
    mechanics: [{ id: 'terrain-discount' }],
    privates: [{ id: 'HC', abilities: [{ type: 'tile_discount', discount: 20, terrain: 'water' }] }],
  },
  message: ({ mechanic, brings }: { mechanic: string; brings: readonly string[] }) => ({
    message: `Nothing in the title uses what the mechanic ${quote(mechanic)} brings: ${brings.slice(0, 6).map(quote).join(', ')}.`,
    hint: 'Use it, or take the mechanic away.',
  }),
  *check({ title, used }) {
    const mentioned = mentionsIn(title);
    for (const [index, { id, use, ...options }] of title.mechanics.entries()) {
      const name = use ?? id;
      const manifest = used.find((one) => one.name === name);
      // With options, or with nothing that could be mentioned, it works by itself.
      if (manifest === undefined || Object.keys(options).length > 0) continue;
      const brings = broughtBy(manifest.provides);
      if (brings.length === 0 || brings.some((one) => mentioned.has(one))) continue;
      yield { at: `/mechanics/${index}`, says: { mechanic: name, brings } };
    }
  },
});

function broughtBy({
  rounds,
  steps,
  events,
  abilities,
  statuses,
  attributes,
  policies,
  endReasons,
}: Provided): string[] {
  const tables = [
    rounds,
    steps,
    events,
    abilities,
    statuses,
    endReasons,
    ...Object.values(attributes ?? {}),
    ...Object.values(policies ?? {}),
  ];
  return tables.flatMap((table) => Object.keys(table ?? {}));
}

function mentionsIn(title: TitleDefinition): ReadonlySet<string> {
  const kinds = ['corporations', 'privates', 'trains', 'zones', 'hexes', 'tiles', 'stops'];
  const named = [
    ...stepsIn(title),
    ...eventsIn(title),
    ...statusesIn(title),
    ...kinds.flatMap((kind) => [...keysIn(title, kind)]),
  ];
  return new Set([
    ...named.map(({ name }) => name),
    ...[...abilitiesIn(title)].map(({ ability }) => ability.type),
    ...title.rounds.definitions.map(({ kind }) => kind),
    ...title.policies.gameEnd.map(({ reason }) => reason),
    title.policies.capitalization.mode,
    ...[...title.corporations, ...title.minors].flatMap(({ capitalization = [] }) => capitalization),
  ]);
}
