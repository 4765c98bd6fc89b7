/** What a code of a finding means, whoever finds it: a rule of the checker, or the reader of files. */
import type { Severity } from '../diagnostics/diagnostic.ts';
import { allRules } from './all-rules.ts';
import { formCodes } from './form-codes.ts';
import { FAMILIES, type Patch, type Rule } from './rule.ts';

export interface Explanation {
  readonly code: string;
  readonly summary: string;
  /** What would go wrong. */
  readonly why: string;
  /** Of a rule; its family, or the mechanic that brings it. */
  readonly rule?: { readonly severity: Severity; readonly family: string; readonly bad: Patch; readonly good: Patch };
}

/** `rules`: with those that the mechanics of one title bring. */
export function explanationOf(code: string, rules: readonly Rule[] = allRules): Explanation | undefined {
  const rule = rules.find((one) => one.code === code);
  if (rule !== undefined) {
    const { summary, why, severity, family, mechanic, bad, good } = rule;
    const group = mechanic === undefined ? `${family}: ${FAMILIES[family]}` : `mechanic ${mechanic}`;
    return { code, summary, why, rule: { severity, family: group, bad, good } };
  }
  const form = Object.hasOwn(formCodes, code) ? formCodes[code as keyof typeof formCodes] : undefined;
  return form === undefined ? undefined : { code, summary: form[0], why: form[1] };
}

/** Every code there is, in alphabetical order. */
export function allCodes(rules: readonly Rule[] = allRules): string[] {
  return [...rules.map(({ code }) => code), ...Object.keys(formCodes)].toSorted((a, b) => (a < b ? -1 : 1));
}
