import { allRules } from '../check/all-rules.ts';
import { allCodes, explanationOf, type Explanation } from '../check/explanation.ts';
import { rulesOf } from '../check/mechanics/mechanic-rules.ts';
import { FAMILIES, type Family, type Patch, type Rule } from '../check/rule.ts';
import { suggestion } from '../diagnostics/words.ts';
import { loadWhole } from '../resolve/load-whole.ts';
import { compactJson } from './compact-json.ts';
import { defineCommand, setting } from './command.ts';
import { FINE, InputError, type ExitStatus } from './status.ts';
import { paint, type Terminal } from './terminal.ts';

export const explain = defineCommand({
  name: 'explain',
  arguments: '[RULE]',
  summary: 'what a finding of check means, with a bad and a good example; without RULE the list of rules',
  takes: [0, 1],
  options: { title: setting('TITLE', "also the rules that this title's own mechanics bring") },
  run: async ([code], { title }, terminal): Promise<ExitStatus> => {
    const own = title === undefined ? [] : rulesOf((await loadWhole(title)).mechanics);
    const rules = [...allRules, ...own];
    if (code === undefined) {
      terminal.out(listOfRules(rules, terminal));
      return FINE;
    }
    const explanation = explanationOf(code, rules);
    if (explanation === undefined)
      throw new InputError(`there is no rule "${code}". ${suggestion(code, allCodes(rules))}`);
    terminal.out(page(explanation, terminal));
    return FINE;
  },
});

function listOfRules(rules: readonly Rule[], { outColor }: Terminal): string {
  const families = Object.keys(FAMILIES) as Family[];
  const width = Math.max(...rules.map(({ code }) => code.length)) + 2;
  const group = (name: string, says: string, members: readonly Rule[]): string[] => {
    if (members.length === 0) return [];
    const lines = members.map(({ code, summary }) => `  ${code.padEnd(width)}${summary}`);
    return [`${paint(name, 'bold', outColor)}: ${says}\n${lines.join('\n')}\n`];
  };
  const brought = rules.filter(({ mechanic }) => mechanic !== undefined);
  const groups = [
    ...families.flatMap((family) =>
      group(
        family,
        FAMILIES[family],
        rules.filter((rule) => rule.family === family && rule.mechanic === undefined),
      ),
    ),
    ...group('rules of mechanics', 'asked where a title uses the mechanic', brought),
  ];
  return `${groups.join('\n')}\n${rules.length} rules; trackwright explain RULE says more about each.\n`;
}

/** The page of a rule. Its examples are changes to the title that `trackwright new` writes. */
export function page({ code, summary, why, rule }: Explanation, { outColor }: Pick<Terminal, 'outColor'>): string {
  const bold = (text: string) => paint(text, 'bold', outColor);
  if (rule === undefined) return `${bold(code)}\n\n${summary}\n${why}\n`;
  return [
    `${bold(code)} (${rule.severity})`,
    paint(rule.family, 'dim', outColor),
    '',
    summary,
    why,
    '',
    bold('Found here, as a change to the title that trackwright new writes:'),
    indented(rule.bad),
    '',
    bold('Not found here:'),
    indented(rule.good),
    '',
    `Where it is right as it is, title.json says so: "silence": [{ "rule": "${code}", "because": "..." }]`,
    '',
  ].join('\n');
}

function indented(patch: Patch): string {
  return compactJson(patch, '  ');
}
