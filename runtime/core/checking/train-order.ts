/** Which trains last, how far they run and in which order they come, as a title writes it. */
import type { TitleDefinition, TrainDefinition } from '../../kernel/title.ts';

/** It never rusts, nor does it become obsolete. */
export const lasts = ({ rustsOn, obsoleteOn }: TrainDefinition): boolean =>
  rustsOn === undefined && obsoleteOn === undefined;

/** Place of a train, or of one of its variants, among the trains; -1: there is none of that name. */
export const placeOfTrain = (title: TitleDefinition, name: string): number =>
  title.trains.findIndex(({ id, variants = [] }) => id === name || variants.some((variant) => variant.id === name));

/** The last train that must have been sold before this one is for sale; -1: it is for sale at once. */
export const soldBefore = (title: TitleDefinition, place: number): number => {
  const { availableOn } = title.trains[place] ?? {};
  return availableOn === undefined ? place - 1 : placeOfTrain(title, availableOn);
};

/** Most stops that a train of the title runs to. */
export const longestRun = (title: TitleDefinition): number =>
  Math.max(
    0,
    ...title.trains
      .flatMap(({ distance, variants = [] }) => [distance, ...variants.map((variant) => variant.distance)])
      .map((distance) =>
        typeof distance === 'number' ? distance : distance.reduce((sum, { pay, visit = pay }) => sum + visit, 0),
      ),
  );
