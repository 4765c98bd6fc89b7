/** Which rounds there are, and the steps of each. */
import { ofBefore } from './money.ts';
import { sideBySide, versus } from './sentences.ts';
import type { RoundDefinition, StepUse } from '../../../runtime/kernel/title.ts';
import { roundName } from '../summary/rounds.ts';
import type { Teller } from '../summary/teller.ts';
import type { Difference } from './difference.ts';
import { difference, same } from './difference.ts';
import { instead } from './instead.ts';

export const rounds = (before: Teller, after: Teller): Difference[] => {
  const { say } = after.speech;
  const opening = (teller: Teller): string => planOf(teller, teller.title.rounds.opening);
  const cycle = (teller: Teller): string =>
    planOf(
      teller,
      teller.title.rounds.cycle.map(({ round }) => round),
    );
  const both = (plan: (teller: Teller) => string) => ({ before: plan(before), after: plan(after) });
  return [
    ...instead('rounds', '/rounds/opening', say('diff.what.opening'), both(opening), after),
    ...instead('rounds', '/rounds/cycle', say('diff.what.cycle'), both(cycle), after),
    ...after.title.rounds.definitions.flatMap((definition) => {
      const old = before.title.rounds.definitions.find(({ id }) => id === definition.id);
      return old === undefined ? [] : stepChanges(before, after, old, definition);
    }),
  ];
};

const planOf = (teller: Teller, rounds: readonly string[]): string => {
  const names = rounds.flatMap((id) => {
    const definition = teller.title.rounds.definitions.find((one) => one.id === id);
    return definition === undefined ? [] : [roundName(teller, definition)];
  });
  return names.join(' → ') || teller.speech.say('diff.none');
};

const nameOf = (step: StepUse): string => step.use ?? step.id;

const stepChanges = (before: Teller, after: Teller, old: RoundDefinition, now: RoundDefinition): Difference[] => {
  const { say } = after.speech;
  const round = roundName(after, now);
  const line = (kind: Difference['kind'], says: string): Difference =>
    difference('rounds', kind, `/rounds/definitions/${now.id}/steps`, says, old.steps, now.steps);
  const added = told(after, without(now.steps, old.steps));
  const gone = told(before, without(old.steps, now.steps));
  const moved = !same(orderOf(now.steps, old.steps), orderOf(old.steps, now.steps));
  return [
    ...(added === '' ? [] : [line('added', say('diff.what.newSteps', { round, steps: added }))]),
    ...(gone === '' ? [] : [line('removed', say('diff.what.goneSteps', { round, steps: ofBefore(gone) }))]),
    ...(moved ? [line('changed', say('diff.what.stepOrder', { round, steps: told(after, now.steps) }))] : []),
    ...optionChanges(before, after, old, now).map((says) => line('changed', says)),
  ];
};

/** Steps of one list whose kind is not in another. */
const without = (steps: readonly StepUse[], others: readonly StepUse[]): StepUse[] =>
  steps.filter((step) => !others.some((other) => nameOf(other) === nameOf(step)));

const orderOf = (steps: readonly StepUse[], present: readonly StepUse[]): string[] =>
  steps.map(({ id }) => id).filter((id) => present.some((step) => step.id === id));

const told = (teller: Teller, steps: readonly StepUse[]): string =>
  [...new Set(steps.map((step) => teller.step(step).join(' ').replace(/\.$/, '')))]
    .filter((words) => words !== '')
    .join('; ');

/** Track is told by its policy. */
const optionChanges = (before: Teller, after: Teller, old: RoundDefinition, now: RoundDefinition): string[] =>
  now.steps.flatMap((step) => {
    const was = old.steps.find(({ id }) => id === step.id);
    if (was === undefined || same(was, step)) return [];
    const [a, b] = [before.step(was).join(' '), after.step(step).join(' ')];
    return a === b ? [] : [sideBySide(b, a, versus(before, after))];
  });
