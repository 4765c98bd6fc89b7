/** What a code of a finding means, whoever finds it: a rule of the checker, or the reader of files. */
import type { Severity } from '../diagnostics/diagnostic.ts';
import { formCodes } from './form-codes.ts';
import { FAMILIES, type Patch } from './rule.ts';
import { rules } from './rules.ts';

export interface Explanation {
  readonly code: string;
  readonly summary: string;
  /** What would go wrong. */
  readonly why: string;
  /** Of a rule. */
  readonly rule?: { readonly severity: Severity; readonly family: string; readonly bad: Patch; readonly good: Patch };
}

export function explanationOf(code: string): Explanation | undefined {
  const rule = rules.find((one) => one.code === code);
  if (rule !== undefined) {
    const { summary, why, severity, family, bad, good } = rule;
    return { code, summary, why, rule: { severity, family: `${family}: ${FAMILIES[family]}`, bad, good } };
  }
  const form = Object.hasOwn(formCodes, code) ? formCodes[code as keyof typeof formCodes] : undefined;
  return form === undefined ? undefined : { code, summary: form[0], why: form[1] };
}

/** Every code there is, in alphabetical order. */
export function allCodes(): string[] {
  return [...rules.map(({ code }) => code), ...Object.keys(formCodes)].toSorted((a, b) => (a < b ? -1 : 1));
}
