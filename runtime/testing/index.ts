/** A kit for those who write titles and mechanics: a random player, invariants, corrupted actions. */
export { applyAndNote, ASPECTS, coverageTable, newCoverage, noteRefusal, reachable, unreached } from './coverage.ts';
export type { Aspect, Coverage } from './coverage.ts';
export { brokenInvariants, overdrawn } from './invariants.ts';
export { CAUTIOUS, playRandomly, randomAction, seededRandom } from './random-player.ts';
export type { RandomGameOptions, Weights } from './random-player.ts';
export { strayAction } from './stray-actions.ts';
