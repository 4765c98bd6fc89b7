/**
 * What a rule found about a title, kept for the next time: a rule is a pure function of the parts of the title it looks at.
 * Who checks a title again after a change in one file asks again only rules that look at what has changed.
 */
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import type { Validators } from '../validate/validators.ts';
import type { CheckContext, Surroundings } from './context.ts';
import type { Reads } from './reads.ts';
import type { Found, Rule } from './rule.ts';

export interface Asked {
  readonly found: readonly Found[];
  readonly reads: Reads;
}

interface Kept extends Asked {
  readonly manifests: readonly Manifest[];
  readonly validators: Validators;
  /** The parts that were looked at, by key. */
  readonly parts: ReadonlyMap<string, unknown>;
}

/** A title and its variants; what was found longest ago is forgotten first. */
const MOST = 12;
const known = new WeakMap<Rule, Kept[]>();

/** `title`: that of the context, without anybody noting what is looked at. */
export function askOnce(rule: Rule, title: TitleDefinition, context: CheckContext): Asked {
  const kept = known.get(rule) ?? [];
  known.set(rule, kept);
  const before = kept.find((one) => isSame(one, title, context));
  if (before !== undefined) return before;
  const reads: Reads = new Set();
  context.noteIn(reads);
  const found = [...rule.find(context)];
  context.noteIn(undefined);
  const { manifests, validators } = context;
  kept.unshift({
    found,
    reads,
    manifests,
    validators,
    parts: new Map([...reads].map((key) => [key, part(title, key)])),
  });
  if (kept.length > MOST) kept.pop();
  return { found, reads };
}

function isSame({ manifests, validators, parts }: Kept, title: TitleDefinition, around: Surroundings): boolean {
  if (manifests !== around.manifests || validators !== around.validators) return false;
  for (const [key, value] of parts) if (part(title, key) !== value) return false;
  return true;
}

const part = (title: TitleDefinition, key: string): unknown =>
  (title as unknown as Readonly<Record<string, unknown>>)[key];
