/** docs/checks.md: what check finds, rule by rule. */
import { FAMILIES, type Family, type Rule } from '../../check/rule.ts';
import { code, page, table } from './markdown.ts';

export function checksPage(rules: readonly Rule[]): string {
  const families = Object.keys(FAMILIES) as Family[];
  return page(
    '# Checks',
    'Generated from the rules of the checker by `npm run docs`; do not edit. `trackwright explain RULE` says more about each and gives a bad and a good example.',
    ...families.flatMap((family) => {
      const members = rules.filter((rule) => rule.family === family);
      if (members.length === 0) return [];
      const rows = members.map((rule) => [code(rule.code), rule.severity, `${rule.summary} ${rule.why}`]);
      return [
        `## ${family[0]?.toUpperCase() ?? ''}${family.slice(1)}: ${FAMILIES[family]}`,
        table(['rule', 'severity', 'what it finds, and why'], rows),
      ];
    }),
  );
}
