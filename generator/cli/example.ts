import { LinkError } from '../../runtime/link/link.ts';
import type { WalkedStep, WorkedExample } from '../replay/example.ts';
import { isRight } from '../replay/example.ts';
import { playExample } from '../replay/play-log.ts';
import { tellAction, tellValue } from '../replay/report.ts';
import { defineCommand } from './command.ts';
import type { SoundTitle } from './open-title.ts';
import { openTitle } from './open-title.ts';
import { AT_FAULT, FINE, InputError } from './status.ts';
import type { Terminal } from './terminal.ts';
import { paint } from './terminal.ts';

export const example = defineCommand({
  name: 'example',
  arguments: 'TITLE [NAME]',
  summary: 'walks a worked example step by step with its figures; without NAME all of the title',
  takes: [1, 2],
  options: {},
  run: async ([titleName = '', name], _options, terminal) => {
    const title = await openTitle(titleName, terminal);
    const walks = namesOf(title, name).map((each) => tellExample(title, each, terminal));
    return walks.every((right) => right) ? FINE : AT_FAULT;
  },
});

function namesOf({ id, examples }: SoundTitle, name: string | undefined): string[] {
  const known = [...examples.keys()];
  if (name === undefined) {
    if (known.length === 0) throw new InputError(`${id} has no worked examples`);
    return known;
  }
  if (known.includes(name)) return [name];
  throw new InputError(`${id} has no worked example "${name}"; it has ${known.join(', ') || 'none'}`);
}

/** Plays one example of a sound title. */
export function walk(
  { title, examples, mechanics }: SoundTitle,
  name: string,
): { example: WorkedExample; steps: WalkedStep[] } {
  // The title is sound, so its examples have passed their schema.
  const worked = examples.get(name)?.value as WorkedExample;
  try {
    return { example: worked, steps: playExample(title, worked, mechanics) };
  } catch (error) {
    if (error instanceof LinkError) throw new InputError(`example ${name}: ${error.message}`, { cause: error });
    throw error;
  }
}

function tellExample(title: SoundTitle, name: string, terminal: Terminal): boolean {
  const { example: worked, steps } = walk(title, name);
  const color = terminal.outColor;
  terminal.out(`${paint(worked.name ?? name, 'bold', color)}\n${worked.description}\n\n`);
  for (const [index, step] of steps.entries()) terminal.out(tellStep(index + 1, step, color));
  const left = worked.steps.length - steps.length;
  if (left > 0) terminal.out(`  ${left} more steps were not played\n`);
  terminal.out('\n');
  return steps.every(isRight);
}

function tellStep(number: number, { step, figures, problem }: WalkedStep, color: boolean): string {
  const mark = (right: boolean): string => paint(right ? 'ok' : 'WRONG', right ? 'green' : 'red', color);
  const lines = [`${String(number).padStart(3)}. ${step.says}`];
  if (step.action !== undefined) {
    const refusal = step.refused === undefined ? '' : `, refused by ${step.refused}`;
    lines.push(
      `     ${paint(tellAction(step.action) + refusal, 'dim', color)}${problem === undefined ? '' : ` ${mark(false)}: ${problem}`}`,
    );
  }
  for (const { key, expected, actual } of figures) {
    const right = expected === actual;
    lines.push(`     ${mark(right)} ${key} = ${tellValue(actual)}${right ? '' : `, should be ${tellValue(expected)}`}`);
  }
  return `${lines.join('\n')}\n`;
}
