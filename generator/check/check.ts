/** Everything that can be found about a title, in the order in which it is worth mending. */
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LoadedTitle } from '../resolve/load-title.ts';
import { allRules } from './all-rules.ts';
import { checkTitle, type Checked, type SoundTitle } from './check-title.ts';
import type { Surroundings } from './context.ts';
import { checkFiles } from './files/check-files.ts';
import { checkTranslations } from './files/check-translations.ts';
import { rulesOf } from './mechanics/mechanic-rules.ts';
import type { Rule } from './rule.ts';
import { silencerOf } from './silence.ts';

/** What needs the runtime, and is loaded only where a title has statements or worked examples. */
export type Played = (loaded: SoundTitle, mechanics: readonly Mechanic[]) => Iterable<Checked>;

export interface CheckOptions extends Surroundings {
  /** Mechanics beside those of the runtime. */
  readonly mechanics?: readonly Mechanic[];
}

export async function check(loaded: LoadedTitle, options: CheckOptions): Promise<Diagnostic[]> {
  const plays = loaded.statements !== undefined || loaded.examples.size > 0;
  const played = plays ? (await import('./played.ts')).played : undefined;
  return [...findings(loaded, options, played)];
}

/** One by one: whoever needs to know only whether there are any may stop at the first. */
export function* findings(loaded: LoadedTitle, options: CheckOptions, played?: Played): Generator<Diagnostic> {
  yield* loaded.diagnostics;
  const rules = [...allRules, ...rulesOf(options.mechanics ?? [])];
  const silencer = silencerOf(loaded, rules);
  for (const checked of everything(loaded, options, rules, played)) {
    if (!silencer.silences(checked)) yield checked.diagnostic;
  }
  // What cannot be checked may hold what a silence is for.
  if (loaded.title !== undefined) yield* silencer.findings();
}

function* everything(
  loaded: LoadedTitle,
  options: CheckOptions,
  rules: readonly Rule[],
  played: Played | undefined,
): Generator<Checked> {
  yield* checkFiles(loaded);
  const { title, withVariants } = loaded;
  if (title === undefined || withVariants === undefined) return;
  const sound: SoundTitle = { ...loaded, title, withVariants };
  yield* checkTranslations(sound, options.mechanics ?? []);
  let broken = false;
  for (const checked of checkTitle(sound, options, rules)) {
    broken ||= checked.diagnostic.severity === 'error';
    yield checked;
  }
  // A title that does not hold together may not even be played.
  if (!broken && played !== undefined) yield* played(sound, options.mechanics ?? []);
}
