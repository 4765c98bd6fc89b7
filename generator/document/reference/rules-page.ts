/** docs/rules.md: every rule id with its sentence. */
import type { Manifest } from '../../../runtime/kernel/manifest.ts';
import { code, page, table } from './markdown.ts';

export interface RuleGroup {
  readonly heading: string;
  readonly rules: Readonly<Record<string, string>>;
}

/** The core's groups first, then each mechanic that has rules of its own. */
export function rulesPage(core: readonly RuleGroup[], mechanics: readonly Manifest[]): string {
  const groups = [...core, ...mechanics.map(({ name, provides }) => ({ heading: name, rules: provides.rules ?? {} }))];
  return page(
    '# Rules',
    'Generated from the manifests by `npm run docs`; do not edit.',
    'A refused action names the rule that refuses it, and so does every payment and every move of a certificate, train, price or token. These ids are stable: logs, tests and statistics may rely on them.',
    ...groups.filter(({ rules }) => Object.keys(rules).length > 0).map(groupPart),
  );
}

function groupPart({ heading, rules }: RuleGroup): string {
  const rows = Object.entries(rules).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `## ${heading}\n\n${table(
    ['rule', 'what it says'],
    rows.map(([id, says]) => [code(id), says]),
  )}`;
}
