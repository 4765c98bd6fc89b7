/**
 * Mechanics that a title names by package or by path: `{ "id": "toll", "use": "./mechanics/toll.mjs" }`. They are
 * imported, which runs their code: whoever checks a title with mechanics of its own trusts them.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calledAs, type Mechanic } from '../../runtime/kernel/mechanic.ts';
import { manifests as builtIn } from '../../runtime/mechanics/manifests.ts';
import { joinPointer } from '../../runtime/kernel/pointer.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findBase, findTitle } from '../source/find-title.ts';
import { loadDocument } from '../source/load-document.ts';

export interface ExternalMechanic {
  /** What the title calls it. */
  readonly name: string;
  /** Its module. */
  readonly file: string;
  /** `default`, or the name under which the module exports it. */
  readonly exported: string;
  /** Renamed: its manifest has the name by which the title calls it. */
  readonly mechanic: Mechanic;
}

export interface Externals {
  readonly mechanics: readonly ExternalMechanic[];
  readonly diagnostics: readonly Diagnostic[];
}

const NONE: Externals = { mechanics: [], diagnostics: [] };

/** Of a title and of all that it extends. */
export async function externalMechanics(idOrPath: string, from?: string): Promise<Externals> {
  const uses = usesOf(idOrPath, from);
  if (uses.length === 0) return NONE;
  const mechanics = new Map<string, ExternalMechanic>();
  const diagnostics: Diagnostic[] = [];
  for (const use of uses) {
    if (mechanics.has(use.name)) continue;
    const found = await importMechanic(use);
    if ('mechanic' in found) mechanics.set(use.name, found);
    else if ('problem' in found) diagnostics.push(problemAt(use, found));
  }
  return { mechanics: [...mechanics.values()], diagnostics };
}

interface Use {
  readonly name: string;
  /** The folder of the title that names it, from where its path begins. */
  readonly folder: string;
  readonly pointer: string;
}

/** A cheap look at each title.json: what is wrong with the files is for the loader to find. */
function usesOf(idOrPath: string, from: string | undefined): Use[] {
  const uses: Use[] = [];
  const seen = new Set<string>();
  let found = findTitle(idOrPath, from);
  while ('folder' in found && !seen.has(found.folder)) {
    const { folder } = found;
    seen.add(folder);
    const title = readLoosely(join(folder, 'title.json'));
    for (const [pointer, list] of listsOf(title)) {
      for (const [index, entry] of list.entries()) {
        const name = isRecord(entry) ? entry['use'] : undefined;
        if (typeof name !== 'string' || builtIn.some((manifest) => manifest.name === name)) continue;
        uses.push({ name, folder, pointer: joinPointer(joinPointer(pointer, index), 'use') });
      }
    }
    const base = title?.['extends'];
    if (typeof base !== 'string') break;
    found = findBase(base, folder);
  }
  return uses;
}

/** Where mechanics are named: in the title, and in the patches of its variants. */
function listsOf(title: Readonly<Record<string, unknown>> | undefined): [string, readonly unknown[]][] {
  const lists: [string, readonly unknown[]][] = [];
  const add = (pointer: string, value: unknown) => {
    if (Array.isArray(value)) lists.push([pointer, value]);
  };
  add('/mechanics', title?.['mechanics']);
  const variants = title?.['variants'];
  for (const [id, variant] of Object.entries(isRecord(variants) ? variants : {})) {
    const patch = isRecord(variant) ? variant['patch'] : undefined;
    if (isRecord(patch)) add(`${joinPointer('/variants', id)}/patch/mechanics`, patch['mechanics']);
  }
  return lists;
}

type Imported =
  | ExternalMechanic
  | { readonly problem: 'missing' | 'broken' | 'none' | 'several' | 'checks'; readonly why: string }
  | { readonly unknown: true };

async function importMechanic({ name, folder }: Use): Promise<Imported> {
  const isPath = name.startsWith('.') || name.startsWith('/');
  const file = isPath ? resolve(folder, name) : packageFile(name, folder);
  // A word that is no package is a mechanic misspelt: the schema knows the names.
  if (file === undefined)
    return isPackageName(name) ? { problem: 'missing', why: 'no such package is installed' } : { unknown: true };
  if (!existsSync(file)) return { problem: 'missing', why: 'there is no such file' };
  try {
    // A file that has changed is read anew, for --watch.
    const url = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
    return mechanicOf((await import(url)) as Readonly<Record<string, unknown>>, name, file);
  } catch (error) {
    return { problem: 'broken', why: error instanceof Error ? error.message : String(error) };
  }
}

function mechanicOf(module: Readonly<Record<string, unknown>>, name: string, file: string): Imported {
  const candidates = Object.entries(module).filter((entry): entry is [string, Mechanic] => isMechanic(entry[1]));
  const chosen = candidates.find(([exported]) => exported === 'default') ?? candidates[0];
  if (chosen === undefined)
    return { problem: 'none', why: `it exports ${Object.keys(module).join(', ') || 'nothing'}` };
  if (chosen[0] !== 'default' && candidates.length > 1)
    return { problem: 'several', why: candidates.map(([exported]) => exported).join(', ') };
  const [exported, mechanic] = chosen;
  const misshapen = misshapenCheck(mechanic.checks);
  if (misshapen !== undefined) return { problem: 'checks', why: misshapen };
  return { name, file, exported, mechanic: calledAs(mechanic, name) };
}

function packageFile(name: string, folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'title.json')).resolve(name);
  } catch {
    return undefined;
  }
}

const isPackageName = (name: string): boolean => name.startsWith('@') || name.includes('/');

function problemAt(
  { folder, pointer, name }: Use,
  { problem, why }: { readonly problem: string; readonly why: string },
): Diagnostic {
  const file = join(folder, 'title.json');
  const { document } = loadDocument(file, dirname(file));
  const range = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } };
  const place = document?.placeOf(pointer) ?? { file, pointer, range };
  return problem === 'missing'
    ? diagnose(place, 'mechanic-missing', { name, why })
    : diagnose(place, 'mechanic-unusable', { name, why: EXPLAINED[problem]?.(why) ?? why });
}

const EXPLAINED: Readonly<Record<string, (why: string) => string>> = {
  broken: (why) => `importing it fails: ${why}`,
  none: (why) => `it exports no mechanic: ${why}`,
  checks: (why) => `its rules for the checker cannot be used: ${why}`,
  several: (why) => `it exports several mechanics and none of them as default: ${why}`,
};

function readLoosely(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isMechanic(value: unknown): value is Mechanic {
  return (
    isRecord(value) &&
    typeof value['behave'] === 'function' &&
    isRecord(value['manifest']) &&
    isRecord(value['manifest']['provides']) &&
    typeof value['manifest']['name'] === 'string'
  );
}

/** What is wrong with the rules that a mechanic brings for the checker. */
function misshapenCheck(checks: unknown): string | undefined {
  if (checks === undefined) return undefined;
  if (!Array.isArray(checks)) return '"checks" is no list';
  for (const [index, rule] of (checks as readonly unknown[]).entries()) {
    if (!isRecord(rule) || typeof rule['code'] !== 'string') return `number ${index + 1} has no code`;
    const functions = ['check', 'message'].filter((name) => typeof rule[name] !== 'function');
    const texts = ['summary', 'why'].filter((name) => typeof rule[name] !== 'string');
    const examples = ['bad', 'good'].filter((name) => !isRecord(rule[name]));
    const [missing] = [...functions, ...texts, ...examples];
    if (missing !== undefined) return `${rule['code']} lacks "${missing}"`;
    if (rule['severity'] !== 'error' && rule['severity'] !== 'warning')
      return `${rule['code']} is neither an error nor a warning`;
  }
  return undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
