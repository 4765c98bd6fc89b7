/** Optional rules: what each changes, found by comparing the title with and without it. */
import type { TitleDefinition, Variant } from '../../../runtime/kernel/title.ts';
import { differencesOf } from '../diff/diff.ts';
import type { Block } from '../page.ts';
import { list, paragraph, under } from '../page.ts';
import type { Teller } from './teller.ts';
import { tellerOf } from './teller.ts';

export type VariantOf = (id: string) => TitleDefinition;

export const variants = (teller: Teller, withVariant: VariantOf | undefined): Block[] => {
  const all = Object.entries(teller.title.variants);
  if (all.length === 0) return [paragraph(teller.speech.say('variant.none'))];
  return all.map(([id, variant]) =>
    under(variant.name, [
      paragraph(variant.description),
      list(conditionsOf(teller, variant)),
      list(changesOf(teller, id, withVariant)),
    ]),
  );
};

const conditionsOf = (
  { title, speech }: Teller,
  { conflicts = [], requires = [], players = [] }: Variant,
): string[] => {
  const { say, and } = speech;
  const names = (ids: readonly string[]): string => and(ids.map((id) => title.variants[id]?.name ?? id));
  return [
    ...(players.length === 0 ? [] : [say('variant.players', { count: and(players.map(String)) })]),
    ...(conflicts.length === 0 ? [] : [say('variant.conflicts', { variants: names(conflicts) })]),
    ...(requires.length === 0 ? [] : [say('variant.requires', { variants: names(requires) })]),
  ];
};

const changesOf = (teller: Teller, id: string, withVariant: VariantOf | undefined): string[] => {
  if (withVariant === undefined) return [];
  const changed = tellerOf(withVariant(id), teller.speech.catalogue, teller.manifests);
  return differencesOf(teller, changed).map(({ says }) => says);
};
