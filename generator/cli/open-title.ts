/** Titles as the commands need them: sound, or a complaint that says what to mend. */
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { loadWhole, type WholeTitle } from '../resolve/load-whole.ts';
import { pretty } from './formats/pretty.ts';
import { InputError } from './status.ts';
import type { Terminal } from './terminal.ts';

export type SoundTitle = WholeTitle & { readonly title: TitleDefinition };

/** The findings of an unsound title go to stderr before the complaint. */
export async function openTitle(idOrPath: string, terminal: Terminal): Promise<SoundTitle> {
  const loaded = await loadWhole(idOrPath);
  const { title } = loaded;
  if (title !== undefined) return { ...loaded, title };
  terminal.err(pretty(loaded.diagnostics, { color: terminal.errColor, from: process.cwd(), width: terminal.errWidth }));
  throw new InputError(`${idOrPath} cannot be used before its errors are mended`);
}
