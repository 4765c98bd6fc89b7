/** A title with the mechanics it brings along: what the commands work with. */
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import { manifests as builtIn } from '../../runtime/mechanics/manifests.ts';
import { builtInValidators, makeValidators, type Validators } from '../validate/validators.ts';
import { externalMechanics, type ExternalMechanic } from './external-mechanics.ts';
import { loadTitle, type LoadedTitle } from './load-title.ts';

export interface WholeTitle extends LoadedTitle {
  /** Those that it names by package or path. */
  readonly externals: readonly ExternalMechanic[];
  /** The same, for the runtime. */
  readonly mechanics: readonly Mechanic[];
  /** Of all mechanics that it may name. */
  readonly manifests: readonly Manifest[];
  readonly validators: Validators;
}

/** Imports the mechanics that the title names by package or path, and so runs their code. */
export async function loadWhole(idOrPath: string, from?: string): Promise<WholeTitle> {
  const { mechanics: externals, diagnostics } = await externalMechanics(idOrPath, from);
  const mechanics = externals.map(({ mechanic }) => mechanic);
  const manifests = mechanics.length === 0 ? builtIn : [...builtIn, ...mechanics.map(({ manifest }) => manifest)];
  const validators = mechanics.length === 0 ? builtInValidators() : makeValidators(manifests);
  const loaded = loadTitle(idOrPath, { validators, ...(from === undefined ? {} : { from }) });
  const whole = { ...loaded, externals, mechanics, manifests, validators };
  if (diagnostics.length === 0) return whole;
  const { title: _, withVariants: __, ...rest } = whole;
  // That the schema does not know the name of a mechanic that could not be read says the same once more.
  const places = new Set(diagnostics.map(({ file, range }) => `${file} ${range.start.offset}`));
  const others = loaded.diagnostics.filter(({ file, range }) => !places.has(`${file} ${range.start.offset}`));
  return { ...rest, diagnostics: [...diagnostics, ...others] };
}
