import type { Commands } from './command.ts';

export const commands: Commands = new Map([
  ['check', async () => (await import('./check.ts')).check],
  ['build', async () => (await import('./build.ts')).build],
  ['replay', async () => (await import('./replay.ts')).replay],
  ['example', async () => (await import('./example.ts')).example],
  ['statements', async () => (await import('./statements.ts')).statements],
  ['lines', async () => (await import('./lines.ts')).lines],
  ['show', async () => (await import('./show.ts')).show],
  ['summary', async () => (await import('./summary.ts')).summary],
  ['diff', async () => (await import('./diff.ts')).diff],
  ['render', async () => (await import('./render.ts')).render],
  ['tour', async () => (await import('./tour.ts')).tour],
  ['new', async () => (await import('./new.ts')).newTitle],
  ['schemas', async () => (await import('./schemas.ts')).schemas],
  ['explain', async () => (await import('./explain.ts')).explain],
]);
