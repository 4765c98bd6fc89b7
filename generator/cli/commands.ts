import type { Commands } from './command.ts';

export const commands: Commands = new Map([
  ['check', async () => (await import('./check.ts')).check],
  ['build', async () => (await import('./build.ts')).build],
  ['replay', async () => (await import('./replay.ts')).replay],
  ['example', async () => (await import('./example.ts')).example],
  ['lines', async () => (await import('./lines.ts')).lines],
  ['show', async () => (await import('./show.ts')).show],
  ['tour', async () => (await import('./tour.ts')).tour],
]);
