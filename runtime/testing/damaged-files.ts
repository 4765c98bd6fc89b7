/** Opens damaged logs and saved games: each is refused with a reason, or is a sound game after all. */
import { firstDifference } from '../kernel/difference.ts';
import { Game, LogError } from '../kernel/game.ts';
import type { Mechanic } from '../kernel/mechanic.ts';
import { LogFormatError, readLog } from '../kernel/read-log.ts';
import { proveSave, readSave } from '../kernel/read-save.ts';
import type { TitleDefinition } from '../kernel/title.ts';
import { link, LinkError } from '../link/link.ts';
import { corrupt, corruptText, vocabularyOf } from './corrupt.ts';
import { brokenInvariants } from './invariants.ts';
import { publicLog } from './public-log.ts';

/** A title with its mechanics, as `link` takes them. */
export interface Playable {
  readonly title: TitleDefinition;
  readonly mechanics: readonly Mechanic[];
}

/** What came of it: what is wrong, in words, and how many were refused for what. */
export interface Openings {
  readonly wrong: string[];
  /** The file itself is unsound. */
  format: number;
  /** An action is refused. */
  action: number;
  /** The title does not offer what the file asks for. */
  offer: number;
  opened: number;
}

export const newOpenings = (): Openings => ({ wrong: [], format: 0, action: 0, offer: 0, opened: 0 });

/** Damaged as an object in memory, or as text that was written and read again. */
const damage = (value: unknown, random: () => number, words: readonly unknown[]): unknown =>
  random() < 0.5 ? corrupt(value, random, words) : JSON.parse(corruptText(value, random, words));

const actionAt = (raw: unknown, index: number): unknown =>
  (raw as { readonly actions: readonly unknown[] }).actions[index];

/** Sorts a failure; what is no complaint about the file is thrown on. */
const note = (openings: Openings, raw: unknown, error: unknown): void => {
  if (error instanceof LogFormatError) openings.format++;
  else if (error instanceof LinkError) openings.offer++;
  else if (error instanceof LogError) {
    openings.action++;
    if (error.action !== actionAt(raw, error.index))
      openings.wrong.push(`${error.message}: that is not action ${error.index}`);
  } else throw error;
};

const openLog = ({ title, mechanics }: Playable, raw: unknown, openings: Openings): void => {
  let begun: Game | undefined;
  try {
    const log = readLog(raw);
    const rules = link(title, mechanics, { players: log.players.length, variants: log.variants });
    Game.load(rules, log, { into: (game) => (begun = game) });
    openings.opened++;
  } catch (error) {
    note(openings, raw, error);
  }
  if (begun === undefined) return;
  openings.wrong.push(...brokenInvariants(begun));
  begun.legalActions();
};

const openSave = ({ title, mechanics }: Playable, raw: unknown, openings: Openings): void => {
  try {
    const saved = readSave(raw);
    const rules = link(title, mechanics, { players: saved.setup.players.length, variants: saved.variants });
    const game = proveSave(rules, saved);
    openings.opened++;
    const found = firstDifference(game.state, (raw as { readonly state: unknown }).state);
    if (found !== null) openings.wrong.push(`a save is opened although ${found} in it is wrong`);
    openings.wrong.push(...brokenInvariants(game));
  } catch (error) {
    note(openings, raw, error);
  }
};

/**
 * Opens so many damaged copies of a game's public log. A game that was begun stands at its last good action. Anything
 * but a LogFormatError, a LogError or a LinkError is thrown on.
 */
export const openDamagedLogs = (
  playable: Playable,
  game: Game,
  count: number,
  random: () => number,
  openings: Openings = newOpenings(),
): Openings => {
  const log = publicLog(game);
  const words = vocabularyOf(game);
  for (let i = 0; i < count; i++) openLog(playable, damage(log, random, words), openings);
  return openings;
};

/** The same with damaged copies of the saved game: what opens is what its actions lead to. */
export const openDamagedSaves = (
  playable: Playable,
  game: Game,
  count: number,
  random: () => number,
  openings: Openings = newOpenings(),
): Openings => {
  const save = game.save();
  const words = vocabularyOf(game);
  for (let i = 0; i < count; i++) openSave(playable, damage(save, random, words), openings);
  return openings;
};
