import { basename } from 'node:path';
import type { Proof, TriedStatement, Verdict } from '../statements/prove.ts';
import { proveStatements } from '../statements/prove.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { defineCommand, flag } from './command.ts';
import { pretty } from './formats/pretty.ts';
import { openTitle } from './open-title.ts';
import { AT_FAULT, FINE, InputError } from './status.ts';
import type { Terminal } from './terminal.ts';
import { paint } from './terminal.ts';

export const statements = defineCommand({
  name: 'statements',
  arguments: 'TITLE',
  summary: 'what the rule book says, statement by statement, each proven, contradicted or overruled',
  takes: [1, 1],
  options: { json: flag('one JSON object a line for each statement') },
  run: async ([name = ''], { json }, terminal) => {
    const title = await openTitle(name, terminal);
    const proof = proveStatements(title, { mechanics: title.mechanics });
    if (proof.statements.length === 0) throw new InputError(`${title.id} has no statements.json`);
    for (const tried of proof.statements) {
      terminal.out(json ? `${JSON.stringify(asJson(tried))}\n` : told(tried, terminal));
    }
    if (!json) terminal.out(`${summaryOf(proof)}\n`);
    terminal.err(
      pretty(proof.diagnostics, { color: terminal.errColor, from: process.cwd(), width: terminal.errWidth }),
    );
    return hasErrors(proof.diagnostics) ? AT_FAULT : FINE;
  },
});

const COLORS: Readonly<Record<Verdict, Parameters<typeof paint>[1]>> = {
  proven: 'green',
  overruled: 'yellow',
  skipped: 'dim',
  contradicted: 'red',
  unprovable: 'red',
};

const WIDTH = Math.max(...Object.keys(COLORS).map((word) => word.length)) + 2;

function told({ statement, verdict, found }: TriedStatement, { outColor }: Terminal): string {
  const indent = ' '.repeat(WIDTH);
  const lines = [`${paint(verdict.padEnd(WIDTH), COLORS[verdict], outColor)}${statement.id}: ${statement.says}`];
  lines.push(`${indent}${paint(`${statement.source} | ${aboutOf(statement)}${found}`, 'dim', outColor)}`);
  if (statement.overruledBecause !== undefined) lines.push(`${indent}not followed: ${statement.overruledBecause}`);
  return `${lines.join('\n')}\n`;
}

function aboutOf({ at }: TriedStatement['statement']): string {
  return at === undefined ? '' : `${at} = `;
}

function asJson({ statement, verdict, found, place }: TriedStatement) {
  const { id, source, says, overruledBecause } = statement;
  const reason = overruledBecause === undefined ? {} : { overruledBecause };
  return { id, source, says, verdict, found, file: basename(place.file), line: place.range.start.line, ...reason };
}

/** `12 statements: 10 proven, 2 overruled`. */
function summaryOf({ statements: tried }: Proof): string {
  const counts = Object.keys(COLORS)
    .map((verdict) => [verdict, tried.filter((each) => each.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${count} ${verdict}`);
  return `${tried.length} ${tried.length === 1 ? 'statement' : 'statements'}: ${counts.join(', ')}`;
}
