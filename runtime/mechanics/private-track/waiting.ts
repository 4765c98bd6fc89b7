/** Privates that are waited for: just sold with a power for that moment, or between two lays that belong together. */
import type { Play } from '../../kernel/play.ts';
import type { AbilityInfo } from '../../kernel/rulebook.ts';
import { bareId } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { abilitiesOf, usable } from '../../core/abilities.ts';

/** A private that has just come to a corporation, and whoever sold it: he decides and pays. */
export interface JustSold {
  readonly company: EntityId;
  readonly seller: EntityId;
}

/** The lays of one power that must follow each other, and where the first ones were. */
export interface Together {
  readonly company: EntityId;
  readonly ability: string;
  readonly hexes: readonly string[];
}

const SOLD = 'trackOnSale';
const TOGETHER = 'trackTogether';

const recall = <T>(play: Play, key: string): T | null => (play.state.round.memory[key] as T | null | undefined) ?? null;

const remember = (play: Play, key: string, value: unknown): void => {
  if (recall(play, key) !== value) play.set(['round', 'memory', key], value);
};

/** Powers of a private for the moment of its sale. */
export const powersOnSale = (play: Play, company: EntityId): readonly AbilityInfo[] =>
  abilitiesOf(play, company, 'tile_lay').filter(
    (a) => a.definition.when?.includes('sold') === true && usable(play, a, ['sold']),
  );

export const noteSale = (play: Play, company: string, seller: EntityId): void => {
  const entity: EntityId = `company:${company}`;
  if (powersOnSale(play, entity).length > 0) remember(play, SOLD, { company: entity, seller } satisfies JustSold);
};

export const justSold = (play: Play): JustSold | null => {
  const sold = recall<JustSold>(play, SOLD);
  return sold !== null && powersOnSale(play, sold.company).length > 0 ? sold : null;
};

export const settleSale = (play: Play): void => remember(play, SOLD, null);

export const layingTogether = (play: Play): Together | null => {
  const together = recall<Together>(play, TOGETHER);
  return together !== null && play.state.privates[bareId(together.company)]?.owner ? together : null;
};

export const noteTogether = (play: Play, together: Together | null): void => remember(play, TOGETHER, together);
