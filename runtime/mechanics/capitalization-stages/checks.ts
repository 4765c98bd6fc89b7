/** What can be wrong with a title because of its ways of raising money. */
import { firingsOf, mayUse } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly stages: readonly string[];
  readonly escrowAbove?: number;
}

const EVENT = 'next_capitalization_stage';

const example = (stages: readonly string[], events: number, options: object = {}) => ({
  mechanics: [{ id: 'capitalization-stages', stages, ...options }],
  trains: [
    { id: '3', events: events > 0 ? [{ type: EVENT }] : [] },
    { id: '4', events: events > 1 ? [{ type: EVENT }] : [] },
  ],
});

/** With destinations, which release what is held back. */
const withEscrow = (options: object = {}) => {
  const { mechanics, ...rest } = example(['escrow', 'full'], 1, options);
  const table = { NR: { to: ['C3'] }, ER: { to: ['C7'] }, SR: { to: ['A3'] }, WR: { to: ['A7'] } };
  return {
    ...rest,
    mechanics: [...mechanics, { id: 'destinations', while: 'escrow', afterwards: 'incremental', table }],
    rounds: { definitions: [{ id: 'operating', steps: [{ id: 'destination-check', $after: 'track' }] }] },
  };
};

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { stage: string; events: number }>({
    code: 'capitalization-stages/stage-never-begins',
    severity: 'error',
    summary: 'A way of raising money has no event that leads to it.',
    why: 'Corporations go on raising money in the way before it.',
    bad: example(['incremental', 'full'], 0),
    good: example(['incremental', 'full'], 1),
    message: ({ stage, events }) => ({
      message: `The way of raising money "${stage}" never begins: trains set "${EVENT}" off ${events === 1 ? 'once' : `${events} times`}.`,
      hint: `Add { "type": "${EVENT}" } to the "events" of the train that brings it.`,
    }),
    *check({ title, options: { stages }, at }) {
      const events = [...firingsOf(title, EVENT)].length;
      for (const [s, stage] of stages.entries()) if (s > events) yield { at: at('stages', s), says: { stage, events } };
    },
  }),
  defineMechanicRule<Options, { last: string }>({
    code: 'capitalization-stages/event-without-stage',
    severity: 'warning',
    notUnderVariants: true,
    summary: 'A train leads to a further way of raising money when there is none.',
    why: 'The event does nothing: one is too many, or a stage has been forgotten.',
    bad: example(['incremental', 'full'], 2),
    good: example(['incremental', 'full'], 1),
    message: ({ last }) => ({
      message: `After "${last}" comes no further way of raising money: this event does nothing.`,
      hint: 'Take the event away, or add the way to "stages".',
    }),
    *check({ title, options: { stages } }) {
      for (const { at } of [...firingsOf(title, EVENT)].slice(stages.length - 1))
        yield { at, says: { last: stages.at(-1) ?? '' } };
    },
  }),
  defineMechanicRule<Options, { stage: string }>({
    code: 'capitalization-stages/stage-repeated',
    severity: 'warning',
    summary: 'A way of raising money follows itself.',
    why: 'The event between the two changes nothing.',
    bad: example(['incremental', 'incremental', 'full'], 2),
    good: example(['incremental', 'full', 'incremental'], 2),
    message: ({ stage }) => ({
      message: `"${stage}" stands twice in a row.`,
      hint: 'Write another way of raising money, or take one of the two and its event away.',
    }),
    *check({ options: { stages }, at }) {
      for (const [s, stage] of stages.entries())
        if (s > 0 && stages[s - 1] === stage) yield { at: at('stages', s), says: { stage } };
    },
  }),
  defineMechanicRule<Options>({
    code: 'capitalization-stages/escrow-never-released',
    severity: 'error',
    summary: 'Money is held back, and nothing in the title releases it.',
    why: 'Corporations would never see what their later shares brought in.',
    bad: example(['escrow', 'full'], 1),
    good: withEscrow(),
    message: () => ({
      message: 'What "escrow" holds back is released at a destination, and the title has no destinations.',
      hint: 'Add the mechanic "destinations" with { "while": "escrow", ... }.',
    }),
    *check(scene) {
      const place = scene.options.stages.indexOf('escrow');
      if (place < 0 || mayUse(scene, ['destinations'])) return;
      yield { at: scene.at('stages', place), says: undefined };
    },
  }),
  defineMechanicRule<Options, { percent: number }>({
    code: 'capitalization-stages/escrow-above-odd',
    severity: 'warning',
    summary: 'Everything is held back, or nothing.',
    why: 'Then the way of raising money is another one under the name of "escrow".',
    bad: withEscrow({ escrowAbove: 100 }),
    good: withEscrow({ escrowAbove: 40 }),
    message: ({ percent }) => ({
      message:
        percent === 0
          ? 'While anything is unsold the corporation is paid: nothing is ever held back.'
          : 'The treasury never holds more than 100 percent: the money of every share is held back.',
      hint: 'Write the percent that must lie in the treasury for a share to pay the corporation: 50 in most rule books.',
    }),
    *check({ options: { stages, escrowAbove: percent }, at }) {
      if (stages.includes('escrow') && (percent === 0 || percent === 100))
        yield { at: at('escrowAbove'), says: { percent } };
    },
  }),
];
