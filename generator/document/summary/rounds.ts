/** How it plays: set-up, each round with its steps in order, the end. */
import type { RoundDefinition, RoundUse, StepUse, TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Block } from '../page.ts';
import { filled, list, paragraph, steps, under } from '../page.ts';
import { formatRange } from '../words/format.ts';
import type { Teller } from './teller.ts';
import { endRules } from './limits.ts';

export const howItPlays = (teller: Teller): Block[] => {
  const { title, speech } = teller;
  const uses: readonly RoundUse[] = [...title.rounds.opening.map((round) => ({ round })), ...title.rounds.cycle];
  const { say } = speech;
  return filled([
    under(say('section.setUp'), [list(setUp(teller))]),
    ...uses.flatMap((use) => {
      const definition = title.rounds.definitions.find(({ id }) => id === use.round);
      return definition === undefined ? [] : [roundOf(teller, definition, use)];
    }),
    paragraph(`↻ ${say('round.again')}`),
    under(say('section.end'), [list([...endRules(teller), say('end.winner')])]),
  ]);
};

const setUp = ({ title, speech, about }: Teller): string[] => {
  const cash = Object.entries(title.players).map(([players, { cash: each }]) => `${players}: ${speech.money(each)}`);
  const sums = new Set(Object.entries(title.players).map(([players, { cash: each }]) => Number(players) * each));
  const [sum] = sums.size === 1 ? sums : [];
  const whole = sum === undefined ? '' : ` (${speech.say('cash.sum', { sum: speech.money(sum) })})`;
  const bank = title.bank === 'unlimited' ? speech.catalogue.notation.unlimited : speech.money(title.bank);
  return [
    ...about('setup'),
    speech.say('cash.starting', { cash: `${cash.join('; ')}${whole}` }),
    `${speech.say('flow.bank')}: ${bank}.`,
  ];
};

const roundOf = (teller: Teller, definition: RoundDefinition, use: RoundUse): Block => {
  const { speech, facts, about } = teller;
  const phrases = speech.catalogue.rounds[definition.kind];
  const name = roundName(teller, definition);
  const times = use.times === undefined ? '' : use.times === 'phase' ? timesByPhase(teller.title) : String(use.times);
  const heading = times === '' || times === '1' ? name : speech.say('round.times', { name, times });
  // What a mechanic does by itself after a step is told behind it.
  const inOrder = definition.steps
    .filter((step) => !outsideOrder(step))
    .flatMap((step) => [teller.step(step).join(' '), ...about(`after:${step.id}`)]);
  const anyMoment = definition.steps
    .filter(outsideOrder)
    .flatMap((step) => teller.step(step))
    .filter((words) => !inOrder.includes(words));
  const isOperating = definition.kind === 'operating';
  const rules = isOperating ? [] : about(definition.kind);
  return under(heading, [
    list([...speech.phrases(phrases, facts, 'start'), ...rules]),
    isOperating ? steps(unique(inOrder)) : list(unique(inOrder)),
    list([...about(`${definition.kind}-end`), ...speech.phrases(phrases, facts, 'end')]),
    ...(anyMoment.length === 0 ? [] : [paragraph(speech.say('round.anyMoment')), list(unique(anyMoment))]),
  ]);
};

/** A round's name in the language of the page, else the one that the title gives it. */
export const roundName = ({ speech, title }: Teller, definition: RoundDefinition): string => {
  const alone = title.rounds.definitions.filter(({ kind }) => kind === definition.kind).length === 1;
  const [name] = speech.phrases(speech.catalogue.rounds[definition.kind], {}, 'name');
  return (alone ? name : undefined) ?? definition.name ?? name ?? definition.id;
};

const timesByPhase = ({ phases }: TitleDefinition): string =>
  formatRange([...new Set(phases.map(({ operatingRounds }) => operatingRounds))]);

const unique = (items: readonly string[]): string[] => [...new Set(items)].filter((item) => item !== '');

/** Steps that come when something asks for them, whatever stands before and after them in the list. */
const WHEN_ASKED = new Set([
  'assign-hex',
  'bankruptcy',
  'bond-debt',
  'bonus-marker',
  'borrow-train',
  'buy-right',
  'cash-crisis',
  'discard-train',
  'exchange',
  'give-up-corporation',
  'home-token',
  'loan-desk',
  'national-discard',
  'pay-or-merge',
  'pending-par',
  'president-swap',
  'private-token',
  'reduce-tokens',
  'ruin',
  'special-token',
  'special-track',
  'teleport',
  'teleport-choice',
]);

const outsideOrder = (step: StepUse): boolean => step['blocks'] === false || WHEN_ASKED.has(step.use ?? step.id);
