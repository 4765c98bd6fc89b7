/** What shows only in play: the statements of the rule book, and the worked examples. */
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { excerpt } from '../diagnostics/words.ts';
import { isRight, type WorkedExample } from '../replay/example.ts';
import { playExample } from '../replay/play-log.ts';
import type { SourceDocument } from '../source/document.ts';
import { proveStatements } from '../statements/prove.ts';
import type { Checked, SoundTitle } from './check-title.ts';

export function* played(loaded: SoundTitle, mechanics: readonly Mechanic[]): Generator<Checked> {
  // Positions of public logs are for `trackwright statements`: replaying them takes longer than all the rest of a check.
  const { diagnostics } = proveStatements(loaded, { corpus: '', mechanics });
  for (const diagnostic of diagnostics) {
    if (diagnostic.code !== 'statements-skipped') yield { diagnostic, at: diagnostic.pointer };
  }
  for (const [name, document] of loaded.examples) yield* playOne(loaded, name, document, mechanics);
}

function* playOne(
  { title }: SoundTitle,
  name: string,
  document: SourceDocument,
  mechanics: readonly Mechanic[],
): Generator<Checked> {
  // The title is sound, so its examples have passed their schema.
  const example = document.value as WorkedExample;
  const at = (pointer: string) => document.placeOf(pointer);
  let steps;
  try {
    steps = playExample(title, example, mechanics);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    yield { at: '/players', diagnostic: diagnose(at('/players'), 'example-impossible', { name, reason }) };
    return;
  }
  for (const [index, walked] of steps.entries()) {
    if (isRight(walked)) continue;
    const step = `/steps/${index}`;
    if (walked.problem !== undefined) {
      yield {
        at: step,
        diagnostic: diagnose(at(`${step}/action`), 'example-action', { step: index + 1, problem: walked.problem }),
      };
    }
    for (const { key, expected, actual } of walked.figures.filter((figure) => figure.expected !== figure.actual)) {
      const pointer = `${step}/expect/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      yield {
        at: pointer,
        diagnostic: diagnose(at(pointer), 'example-figure', {
          key,
          expected: excerpt(expected),
          actual: excerpt(actual),
        }),
      };
    }
  }
}
