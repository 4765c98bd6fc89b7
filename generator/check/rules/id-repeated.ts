import { quote } from '../../diagnostics/words.ts';
import { isIdentified } from '../../../runtime/kernel/overlay.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import { defineRule } from '../rule.ts';

export const idRepeated = defineRule({
  code: 'id-repeated',
  family: 'references',
  severity: 'error',
  summary: 'Two things that are called by one name have the same id.',
  why: 'Whoever names it, in the title or in a log, would mean either.',
  bad: { minors: [{ id: 'NR', name: 'Another Railway', tokens: [0] }] },
  good: { minors: [{ id: 'M1', name: 'Another Railway', tokens: [0] }], phases: [{ id: '2', trainLimit: 4 }] },
  message: ({ id, first }: { id: string; first: string }) => ({
    message: `${quote(id)} is taken: ${first} has the same id.`,
    hint: 'Give one of the two another id.',
  }),
  *check({ title }) {
    for (const group of groupsOf(title)) {
      const seen = new Map<string, string>();
      for (const { id, at, what } of group) {
        const first = seen.get(id);
        if (first === undefined) seen.set(id, what);
        else yield { at: `${at}/id`, says: { id, first } };
      }
    }
  },
});

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly what: string;
}

/** Each group shares one space of names. */
function groupsOf(title: TitleDefinition): Entry[][] {
  const list = (at: string, what: string, values: readonly { readonly id: string }[]): Entry[] =>
    values.map(({ id }, index) => ({ id, at: `${at}/${index}`, what: `${what} ${index + 1} of the list` }));
  return [
    [...list('/corporations', 'corporation', title.corporations), ...list('/minors', 'minor', title.minors)],
    list('/privates', 'private company', title.privates),
    list('/trains', 'train', title.trains),
    list('/phases', 'phase', title.phases),
    list('/mechanics', 'mechanic', title.mechanics),
    list('/rounds/definitions', 'round', title.rounds.definitions),
    ...title.trains.map(({ variants = [] }, t) => list(`/trains/${t}/variants`, 'train', variants)),
    ...title.rounds.definitions.map(({ steps }, r) => list(`/rounds/definitions/${r}/steps`, 'step', steps)),
    ...title.mechanics.flatMap((use, m) =>
      Object.entries(use).flatMap(([option, value]) =>
        isIdentified(value) ? [list(`/mechanics/${m}/${option}`, 'entry', value)] : [],
      ),
    ),
  ];
}
