import type { Commands } from './command.ts';

export const commands: Commands = new Map([
  ['check', async () => (await import('./check.ts')).check],
  ['replay', async () => (await import('./replay.ts')).replay],
  ['example', async () => (await import('./example.ts')).example],
  ['show', async () => (await import('./show.ts')).show],
  ['tour', async () => (await import('./tour.ts')).tour],
]);
