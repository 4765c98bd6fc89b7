/**
 * A kit for those who write titles and mechanics: random players, what must hold in every state, damaged actions and
 * files, counts of action sequences, and what games reach of a title.
 */
export { bookkeeper, brokenAccount } from './account.ts';
export type { Bookkeeper } from './account.ts';
export { corrupt, corruptText, vocabularyOf } from './corrupt.ts';
export { fireDamagedActions, newSalvo } from './damaged-actions.ts';
export type { Salvo } from './damaged-actions.ts';
export { newOpenings, openDamagedLogs, openDamagedSaves } from './damaged-files.ts';
export type { Openings, Playable } from './damaged-files.ts';
export {
  applyAndNote,
  ASPECTS,
  coverageTable,
  newCoverage,
  noteRefusal,
  noteSetUp,
  reachable,
  unreached,
} from './coverage.ts';
export type { Aspect, Coverage } from './coverage.ts';
export { brokenInvariants, overdrawn } from './invariants.ts';
export { nearMiss } from './near-misses.ts';
export { brokenActions, brokenCaches, brokenPromises, listedActions } from './promises.ts';
export { publicLog } from './public-log.ts';
export { playRandomly, randomAction, seededRandom } from './random-player.ts';
export type { RandomGameOptions, Taste } from './random-player.ts';
export { randomProgram } from './random-programs.ts';
export { countSequences, splitSequences } from './sequences.ts';
export { canonicalText, reordered, stateHash } from './state-hash.ts';
export { strayAction } from './stray-actions.ts';
export { strayRoutes } from './stray-routes.ts';
export { TEMPERAMENTS } from './temperaments.ts';
export type { Temperament, Weights } from './temperaments.ts';
