/** docs/checks.md: what check finds, rule by rule. */
import { FAMILIES, type Family, type Rule } from '../../check/rule.ts';
import { code, page, table } from './markdown.ts';

export function checksPage(rules: readonly Rule[]): string {
  const families = Object.keys(FAMILIES) as Family[];
  return page(
    '# Checks',
    'Generated from the rules of the checker by `npm run docs`; do not edit. `trackwright explain RULE` says more about each and gives a bad and a good example.',
    ...families.flatMap((family) => {
      const members = rules.filter((rule) => rule.family === family && rule.mechanic === undefined);
      if (members.length === 0) return [];
      return [`## ${family[0]?.toUpperCase() ?? ''}${family.slice(1)}: ${FAMILIES[family]}`, rulesTable(members)];
    }),
    '## Rules that mechanics bring',
    'Asked where a title uses the mechanic; [mechanics.md](mechanics.md) says what each is. How a mechanic brings rules of its own stands in [writing-a-mechanic.md](writing-a-mechanic.md#rules-for-the-checker).',
    rulesTable(rules.filter(({ mechanic }) => mechanic !== undefined)),
  );
}

const rulesTable = (rules: readonly Rule[]): string =>
  table(
    ['rule', 'severity', 'what it finds, and why'],
    rules.map((rule) => [code(rule.code), rule.severity, `${rule.summary} ${rule.why}`]),
  );
