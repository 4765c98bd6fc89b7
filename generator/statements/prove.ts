/**
 * Proves what the rule book says (statements.json) against the title: its values, and games played by it.
 *
 *   const { statements, diagnostics } = proveStatements(loadTitle(id));
 *
 * A statement is proven, or contradicted (an error), or overruled: the title differs and says why. One that cannot be
 * judged is an error too. Statements in positions of public logs are skipped where the corpus is absent, which is told
 * as information; two statements that say different things about the same value are an error until one is overruled.
 */
import { existsSync } from 'node:fs';
import type { Game } from '../../runtime/kernel/game.ts';
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { FILE_START } from '../diagnostics/diagnostic.ts';
import type { WorkedExample } from '../replay/example.ts';
import type { Position, Statement, StatementsFile } from '../resolve/format.ts';
import type { LoadedTitle, ResolvedTitle } from '../resolve/load-title.ts';
import type { SourceDocument } from '../source/document.ts';
import { corpusFolder } from './corpus.ts';
import { disagreements } from './disagreements.ts';
import { judgePlay } from './judge-play.ts';
import { judgeValue, titleFor } from './judge-value.ts';
import type { Outcome, Subject } from './outcome.ts';
import { untold } from './outcome.ts';
import { positionsOf } from './position.ts';

/** `unprovable`: it cannot be judged. `skipped`: it needs the corpus of public logs, which is absent. */
export type Verdict = 'proven' | 'overruled' | 'contradicted' | 'unprovable' | 'skipped';

export interface TriedStatement {
  readonly statement: Statement;
  readonly place: Place;
  readonly verdict: Verdict;
  /** What the title says, in short. */
  readonly found: string;
}

export interface Proof {
  /** In the order of the file. */
  readonly statements: readonly TriedStatement[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface ProofOptions {
  /** Folder of the public logs. Default: TRACKWRIGHT_CORPUS, or the folder beside the project. */
  readonly corpus?: string;
  /** Mechanics beside those of the runtime. */
  readonly mechanics?: readonly Mechanic[];
  /** Games of worked examples that have been played to their ends without a fault: positions in them are taken from there. */
  readonly played?: ReadonlyMap<string, Game>;
}

const NOTHING: Proof = { statements: [], diagnostics: [] };

/** A title without statements, or with errors, proves nothing. */
export function proveStatements(loaded: LoadedTitle, options: ProofOptions = {}): Proof {
  const { title, statements: document } = loaded;
  if (title === undefined || document === undefined) return NOTHING;
  const folder = options.corpus ?? corpusFolder();
  // The title is sound, so its files have passed their schemas.
  const file = document.value as StatementsFile;
  const reach = positionsOf({
    title,
    mechanics: options.mechanics ?? [],
    named: file.positions ?? {},
    examples: new Map([...loaded.examples].map(([name, { value }]) => [name, value as WorkedExample])),
    played: options.played ?? new Map(),
    corpus: existsSync(folder) ? folder : undefined,
  });
  const subjects = file.statements.map((statement, index) => subjectOf(document, statement, index));
  const outcomes = new Map(inWalkingOrder(subjects).map((one) => [one, judge(one, { ...loaded, title }, reach)]));
  const trials = subjects.flatMap((subject) => {
    const outcome = outcomes.get(subject);
    return outcome === undefined ? [] : [{ subject, outcome, verdict: verdictOf(subject.statement, outcome) }];
  });
  const skipped = trials.filter(({ verdict }) => verdict === 'skipped').length;
  return {
    statements: trials.map(({ subject: { statement, placeOf }, outcome: { found }, verdict }) => ({
      statement,
      place: placeOf(''),
      verdict,
      found,
    })),
    diagnostics: [
      ...trials.flatMap(({ subject, outcome }) => findingsOf(subject, outcome)),
      ...disagreements(
        trials
          .filter(({ subject }) => subject.statement.overruledBecause === undefined)
          .flatMap(({ subject, outcome }) => outcome.claims.map((claim) => ({ ...claim, id: subject.statement.id }))),
      ),
      ...(skipped === 0 ? [] : [diagnose(wholeOf(document), 'statements-skipped', { count: skipped, folder })]),
    ],
  };
}

function subjectOf(document: SourceDocument, statement: Statement, index: number): Subject {
  return { statement, placeOf: (pointer) => document.placeOf(`/statements/${index}${pointer}`) };
}

/** Later steps of a worked example first: it is played once, and what comes before is come to by taking actions back. */
function inWalkingOrder(subjects: readonly Subject[]): readonly Subject[] {
  const stepOf = ({ statement: { given } }: Subject): number => given?.step ?? Infinity;
  const exampleOf = ({ statement: { given } }: Subject): string => given?.example ?? '';
  const names = [...new Set(subjects.map(exampleOf))];
  return names.flatMap((name) => {
    const members = subjects.filter((subject) => exampleOf(subject) === name);
    return name === '' ? members : members.toSorted((a, b) => (stepOf(a) === stepOf(b) ? 0 : stepOf(b) - stepOf(a)));
  });
}

function judge(subject: Subject, loaded: LoadedTitle & ResolvedTitle, reach: ReturnType<typeof positionsOf>): Outcome {
  const { id, at, given } = subject.statement;
  if ((at === undefined) === (given === undefined)) {
    const why = 'it needs either "at" or "given"';
    return untold('', diagnose(subject.placeOf(''), 'statement-unprovable', { id, why }));
  }
  if (at === undefined) return judgePlay({ ...subject, given: given as Position }, reach);
  const resolved = titleFor(subject, loaded);
  return 'verdict' in resolved ? resolved : judgeValue({ ...subject, at }, resolved);
}

function verdictOf({ overruledBecause }: Statement, { verdict }: Outcome): Verdict {
  if (verdict === 'differs') return overruledBecause === undefined ? 'contradicted' : 'overruled';
  return verdict === 'agrees' ? 'proven' : verdict === 'skipped' ? 'skipped' : 'unprovable';
}

/** What differs from an overruled statement is as it should be. */
function findingsOf({ statement, placeOf }: Subject, { verdict, diagnostics }: Outcome): readonly Diagnostic[] {
  const { id, overruledBecause } = statement;
  if (overruledBecause === undefined || verdict === 'untold') return diagnostics;
  return verdict === 'agrees' ? [diagnose(placeOf('/overruledBecause'), 'statement-followed', { id })] : [];
}

function wholeOf({ file }: SourceDocument): Place {
  return { file, pointer: '', range: FILE_START };
}
