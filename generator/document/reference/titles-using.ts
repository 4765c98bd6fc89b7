/** Which of the titles of this package use a mechanic, and by which optional rule if not always. */
import { titlesIn, builtInTitles } from '../../source/find-title.ts';
import { loadTitle } from '../../resolve/load-title.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';

/** mechanic -> the titles that use it, in alphabetical order, as the pages write them. */
export type Usage = ReadonlyMap<string, readonly string[]>;

export function titlesUsing(titles: readonly string[] = titlesIn(builtInTitles())): Usage {
  const usage = new Map<string, string[]>();
  const note = (mechanic: string, use: string): void => {
    usage.set(mechanic, [...(usage.get(mechanic) ?? []), use]);
  };
  for (const id of titles) {
    const { title, withVariants } = loadTitle(id);
    // A title with errors is the business of `check`; here it uses nothing.
    if (title === undefined) continue;
    const always = mechanicsOf(title);
    for (const mechanic of always) note(mechanic, id);
    const byVariant = new Map<string, string[]>();
    for (const variant of Object.keys(title.variants)) {
      const changed = withVariants?.([variant]).title;
      if (changed === undefined) continue;
      for (const mechanic of mechanicsOf(changed)) {
        if (!always.has(mechanic)) byVariant.set(mechanic, [...(byVariant.get(mechanic) ?? []), variant]);
      }
    }
    for (const [mechanic, variants] of byVariant)
      note(mechanic, `${id} (${variants.map((v) => `\`${v}\``).join(', ')})`);
  }
  return usage;
}

const mechanicsOf = (title: TitleDefinition): ReadonlySet<string> =>
  new Set(title.mechanics.map(({ id, use }) => use ?? id));
