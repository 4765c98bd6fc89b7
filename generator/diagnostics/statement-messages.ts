/** What can be wrong with the statements of a rule book, or with the title that does not follow them. */
import type { Message } from './diagnostic.ts';
import { quote, suggestion } from './words.ts';

const error = (message: string, hint: string): Message => ({ severity: 'error', message, hint });
const warning = (message: string, hint: string): Message => ({ severity: 'warning', message, hint });

const MEND = 'Mend the title, or say in "overruledBecause" why it does not follow the statement.';

export const statementMessages = {
  'statement-contradicted': ({ id, about, says, found, from }: StatedFigure & { from: string | undefined }) =>
    error(
      `${quote(id)} says that ${about} is ${says}, but it is ${found}.`,
      from === undefined ? MEND : `The title has it from ${from}. ${MEND}`,
    ),
  'statement-just-that': ({ id, about, says, from }: Omit<StatedFigure, 'found'> & { from: string | undefined }) =>
    error(
      `${quote(id)} says that ${about} is not ${says}, but it is.`,
      from === undefined ? MEND : `The title has it from ${from}. ${MEND}`,
    ),
  'statement-not-included': ({ id, about, says, found }: StatedFigure) =>
    error(`${quote(id)} says that ${about} holds ${says} in this order, but it is ${found}.`, MEND),
  'statement-played-otherwise': ({ id, problem }: { id: string; problem: string }) =>
    error(`The action of ${quote(id)} is ${problem}.`, MEND),
  'statement-followed': ({ id }: { id: string }) =>
    warning(`${quote(id)} is overruled, although the title says just that.`, 'Take "overruledBecause" away.'),
  'statements-disagree': ({ id, other, line, about, says, otherSays }: Disagreement) =>
    error(
      `${quote(id)} says that ${about} is ${says}, but ${quote(other)} on line ${line} says ${otherSays}.`,
      'The sources contradict each other: overrule one of the two, with its reason.',
    ),
  'statement-unprovable': ({ id, why }: { id: string; why: string }) =>
    error(
      `${quote(id)} says nothing that can be proved: ${why}.`,
      'Give "at" with "equals", "isNot" or "includes", or "given" with "action" or "then".',
    ),
  'statement-bad-query': ({ query, why }: { query: string; why: string }) =>
    error(`${quote(query)} finds nothing: ${why}.`, 'trackwright show TITLE prints the resolved title.'),
  'statement-no-position': ({ id, why }: { id: string; why: string }) =>
    error(`The position of ${quote(id)} cannot be reached: ${why}.`, 'Mend what is given.'),
  'statement-unknown-name': ({ what, name, known }: { what: string; name: string; known: readonly string[] }) =>
    error(`There is no ${what} ${quote(name)}.`, suggestion(name, known)),
  'statements-skipped': ({ count, folder }: { count: number; folder: string }): Message => ({
    severity: 'info',
    message: `${count} ${count === 1 ? 'statement was' : 'statements were'} skipped: the public logs are not in ${folder}.`,
    hint: 'Name the folder of the corpus in TRACKWRIGHT_CORPUS.',
  }),
};

export interface StatedFigure {
  /** Id of the statement. */
  readonly id: string;
  /** What the figure is of: a query or the key of a trace. */
  readonly about: string;
  /** The figures, as JSON. */
  readonly says: string;
  readonly found: string;
}

export interface Disagreement {
  readonly id: string;
  readonly other: string;
  /** Line on which the other one stands. */
  readonly line: number;
  readonly about: string;
  readonly says: string;
  readonly otherSays: string;
}
