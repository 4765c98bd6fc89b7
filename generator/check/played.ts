/** What shows only in play: the statements of the rule book, and the worked examples. */
import type { Game } from '../../runtime/kernel/game.ts';
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { excerpt } from '../diagnostics/words.ts';
import { isRight, type WalkedStep, type WorkedExample } from '../replay/example.ts';
import { walkedGame } from '../replay/play-log.ts';
import type { SourceDocument } from '../source/document.ts';
import { proveStatements } from '../statements/prove.ts';
import type { Checked, SoundTitle } from './check-title.ts';

export function* played(loaded: SoundTitle, mechanics: readonly Mechanic[]): Generator<Checked> {
  const walks = [...loaded.examples].map(([name, document]) => walk(loaded, name, document, mechanics));
  // Positions of public logs are for `trackwright statements`: replaying them takes longer than all the rest of a check.
  const games = new Map(walks.flatMap(({ name, game }) => (game === undefined ? [] : [[name, game] as const])));
  const { diagnostics } = proveStatements(loaded, { corpus: '', mechanics, played: games });
  for (const diagnostic of diagnostics) {
    if (diagnostic.code !== 'statements-skipped') yield { diagnostic, at: diagnostic.pointer };
  }
  for (const one of walks) yield* findingsOf(one);
}

interface Walk {
  readonly name: string;
  readonly document: SourceDocument;
  readonly steps: readonly WalkedStep[];
  /** Why it cannot be begun. */
  readonly impossible?: string;
  /** After its last step, if nothing is wrong with any. */
  readonly game?: Game;
}

function walk({ title }: SoundTitle, name: string, document: SourceDocument, mechanics: readonly Mechanic[]): Walk {
  // The title is sound, so its examples have passed their schema.
  const example = document.value as WorkedExample;
  try {
    const { steps, game } = walkedGame(title, example, mechanics);
    const actions = example.steps.filter(({ action, refused }) => action !== undefined && refused === undefined);
    // Automatic actions are tried one by one here: then a step is more than one entry of the history.
    const whole = steps.every(isRight) && game.actions.length === actions.length;
    return { name, document, steps, ...(whole ? { game } : {}) };
  } catch (error) {
    return { name, document, steps: [], impossible: error instanceof Error ? error.message : String(error) };
  }
}

function* findingsOf({ name, document, steps, impossible }: Walk): Generator<Checked> {
  const at = (pointer: string) => document.placeOf(pointer);
  if (impossible !== undefined) {
    const reason = impossible;
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
