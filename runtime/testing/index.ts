/** A kit for those who write titles and mechanics: a random player, invariants, corrupted actions. */
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
export { playRandomly, randomAction, seededRandom } from './random-player.ts';
export type { RandomGameOptions, Taste } from './random-player.ts';
export { strayAction } from './stray-actions.ts';
export { strayRoutes } from './stray-routes.ts';
export { TEMPERAMENTS } from './temperaments.ts';
export type { Temperament, Weights } from './temperaments.ts';
