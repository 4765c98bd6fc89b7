/**
 * The account of an action is complete: its changes, and nothing behind their back, lead from the state before to the
 * state after, and back again.
 */
import { applyChange, revertChange } from '../kernel/changes.ts';
import type { Change } from '../kernel/changes.ts';
import { firstDifference } from '../kernel/difference.ts';
import type { GameState } from '../kernel/state.ts';

/** What is wrong with an account, in words; `before` and `after` are copies of the states around the action. */
export const brokenAccount = (before: GameState, changes: readonly Change[], after: GameState): readonly string[] => {
  const wrong: string[] = [];
  const copy = structuredClone(before);
  // The values of changes live on in the state; the copy must not share them.
  const account = structuredClone(changes);
  for (const change of account) applyChange(copy, change);
  const missing = firstDifference(copy, after);
  if (missing !== null) wrong.push(`${missing} was written without a change`);
  for (const change of [...account].reverse()) revertChange(copy, change);
  const left = firstDifference(copy, before);
  if (left !== null) wrong.push(`${left} is not as before once all changes are reverted`);
  return wrong;
};

/** Keeps books beside a game: a copy of the state that only ever learns of the changes. */
export interface Bookkeeper {
  /** After an action: what the state has that no change told of, in words. */
  book(state: GameState, changes: readonly Change[]): readonly string[];
  /** At last: takes everything back; what is then not as at the beginning. */
  close(): readonly string[];
}

export const bookkeeper = (start: GameState): Bookkeeper => {
  const books = structuredClone(start);
  const entries: Change[] = [];
  return {
    book(state, changes) {
      for (const change of structuredClone(changes)) {
        applyChange(books, change);
        entries.push(change);
      }
      const missing = firstDifference(books, state);
      return missing === null ? [] : [`${missing} was written without a change`];
    },
    close() {
      for (const change of entries.reverse()) revertChange(books, change);
      const left = firstDifference(books, start);
      return left === null ? [] : [`${left} is not as at the beginning once all changes are reverted`];
    },
  };
};
