import { allCodes, explanationOf, type Explanation } from '../check/explanation.ts';
import { FAMILIES, type Family, type Patch } from '../check/rule.ts';
import { rules } from '../check/rules.ts';
import { suggestion } from '../diagnostics/words.ts';
import { compactJson } from './compact-json.ts';
import { defineCommand } from './command.ts';
import { FINE, InputError } from './status.ts';
import { paint, type Terminal } from './terminal.ts';

export const explain = defineCommand({
  name: 'explain',
  arguments: '[RULE]',
  summary: 'what a finding of check means, with a bad and a good example; without RULE the list of rules',
  takes: [0, 1],
  options: {},
  run: ([code], _options, terminal) => {
    if (code === undefined) {
      terminal.out(listOfRules(terminal));
      return FINE;
    }
    const explanation = explanationOf(code);
    if (explanation === undefined) throw new InputError(`there is no rule "${code}". ${suggestion(code, allCodes())}`);
    terminal.out(page(explanation, terminal));
    return FINE;
  },
});

function listOfRules({ outColor }: Terminal): string {
  const families = Object.keys(FAMILIES) as Family[];
  const width = Math.max(...rules.map(({ code }) => code.length)) + 2;
  const groups = families.flatMap((family) => {
    const members = rules.filter((rule) => rule.family === family);
    if (members.length === 0) return [];
    const lines = members.map(({ code, summary }) => `  ${code.padEnd(width)}${summary}`);
    return [`${paint(family, 'bold', outColor)}: ${FAMILIES[family]}\n${lines.join('\n')}\n`];
  });
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
