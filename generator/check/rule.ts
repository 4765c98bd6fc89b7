/**
 * What a rule of the checker is. Each has a file of its own that says everything about it: what it finds and why that
 * matters, an example of either kind, the words of its message, and how it looks. A rule reads the resolved title only;
 * where the title is written is for `context.placeOf` to know.
 */
import type { Patch, Said } from '../../runtime/kernel/mechanic-rule.ts';
import type { Severity } from '../diagnostics/diagnostic.ts';
import type { Part } from '../source/document.ts';
import type { CheckContext } from './context.ts';

export type { Patch, Said };

export const FAMILIES = {
  references: 'every name points to something',
  unused: 'nothing stands there for nothing',
  arithmetic: 'the figures add up',
  trains: 'trains and phases follow each other',
  map: 'the map holds together',
  tiles: 'tiles are sound and go on',
  market: 'prices can be walked',
  rounds: 'rounds and steps are in order',
  mechanics: 'mechanics stand with what they need',
  variants: 'optional rules can be chosen',
  statements: 'the rule book is followed',
  examples: 'worked examples come out',
  files: 'the files are well kept',
} as const;

export type Family = keyof typeof FAMILIES;

export interface Finding<Says> {
  /** JSON pointer into the resolved title. */
  readonly at: string;
  readonly part?: Part;
  readonly says: Says;
  /** The name that was almost certainly meant: `--fix` writes it. */
  readonly instead?: string | undefined;
}

interface RuleText {
  readonly code: string;
  readonly family: Family;
  readonly severity: Severity;
  /** One sentence: what it finds. */
  readonly summary: string;
  /** For the title as it stands only: under a variant it is no slip. */
  readonly notUnderVariants?: true;
  /** What would go wrong. */
  readonly why: string;
  /** Makes the sound title unsound in this way, and a like change that does not. */
  readonly bad: Patch;
  readonly good: Patch;
}

export interface RuleParts<Says> extends RuleText {
  readonly message: (says: Says) => Said;
  readonly check: (context: CheckContext) => Iterable<Finding<Says>>;
}

export interface Found extends Said {
  readonly at: string;
  readonly part?: Part;
  readonly instead?: string;
}

export interface Rule extends RuleText {
  /** The mechanic that brings it. */
  readonly mechanic?: string;
  readonly find: (context: CheckContext) => Iterable<Found>;
}

export function defineRule<Says>({ message, check, ...text }: RuleParts<Says>): Rule {
  return {
    ...text,
    *find(context) {
      for (const { says, instead, ...place } of check(context)) {
        yield { ...place, ...message(says), ...(instead === undefined ? {} : { instead }) };
      }
    },
  };
}
