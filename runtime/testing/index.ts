/** A kit for those who write titles and mechanics: a random player, invariants, corrupted actions. */
export { brokenInvariants, overdrawn } from './invariants.ts';
export { playRandomly, randomAction, seededRandom } from './random-player.ts';
export type { RandomGameOptions, Weights } from './random-player.ts';
