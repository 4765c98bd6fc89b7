/** What can be wrong with the shares that must be sold. */
import { firingsOf, waysOfRaisingMoney } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly percents: readonly number[];
  readonly whenSold?: readonly string[];
}

const EVENT = 'raise_operate_threshold';

const example = (percents: readonly number[], events: number, options: object = {}) => ({
  mechanics: [{ id: 'operate-threshold', percents, ...options }],
  trains: [
    { id: '3', events: events > 0 ? [{ type: EVENT }] : [] },
    { id: '4', events: events > 1 ? [{ type: EVENT }] : [] },
  ],
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { percent: number; events: number }>({
    code: 'operate-threshold/percent-never-asked',
    severity: 'error',
    summary: 'A percentage has no event that leads to it.',
    why: 'Corporations go on operating with less.',
    bad: example([20, 40, 60], 1),
    good: example([20, 40, 60], 2),
    message: ({ percent, events }) => ({
      message: `${percent} percent are never asked: trains set "${EVENT}" off ${events === 1 ? 'once' : `${events} times`}.`,
      hint: `Add { "type": "${EVENT}" } to the "events" of the train that raises it.`,
    }),
    *check({ title, options: { percents }, at }) {
      const events = [...firingsOf(title, EVENT)].length;
      for (const [p, percent] of percents.entries())
        if (p > events) yield { at: at('percents', p), says: { percent, events } };
    },
  }),
  defineMechanicRule<Options, { last: number }>({
    code: 'operate-threshold/event-without-percent',
    severity: 'warning',
    notUnderVariants: true,
    summary: 'A train raises the percentage when the last one is reached.',
    why: 'The event does nothing: one is too many, or a percentage has been forgotten.',
    bad: example([20, 40], 2),
    good: example([20, 40], 1),
    message: ({ last }) => ({
      message: `After ${last} percent comes no other: this event does nothing.`,
      hint: 'Take the event away, or add the percentage to "percents".',
    }),
    *check({ title, options: { percents } }) {
      for (const { at } of [...firingsOf(title, EVENT)].slice(percents.length - 1))
        yield { at, says: { last: percents.at(-1) ?? 0 } };
    },
  }),
  defineMechanicRule<Options, { percent: number; before: number }>({
    code: 'operate-threshold/percent-falls',
    severity: 'error',
    summary: 'A percentage is not higher than the one before it.',
    why: 'Ever more must be sold; a figure is probably wrong.',
    bad: example([20, 60, 40], 2),
    good: example([20, 40, 60], 2),
    message: ({ percent, before }) => ({
      message: `After ${before} percent come ${percent}.`,
      hint: 'Write the percentages in growing order.',
    }),
    *check({ options: { percents }, at }) {
      for (const [p, percent] of percents.entries()) {
        const before = percents[p - 1];
        if (before !== undefined && percent <= before) yield { at: at('percents', p), says: { percent, before } };
      }
    },
  }),
  defineMechanicRule<Options, { name: string }>({
    code: 'operate-threshold/way-unknown',
    severity: 'error',
    summary: 'A way of raising money is named that neither the core nor a mechanic of the title knows.',
    why: 'No corporation raises money in that way.',
    bad: example([20, 40], 1, { whenSold: ['ful'] }),
    good: example([20, 40], 1, { whenSold: ['full'] }),
    message: ({ name }) => ({
      message: `There is no way of raising money "${name}".`,
      hint: 'Write one that the core or a mechanic of the title brings.',
    }),
    *check(scene) {
      const known = waysOfRaisingMoney(scene);
      for (const [w, name] of (scene.options.whenSold ?? []).entries())
        if (!known.includes(name)) yield { at: scene.at('whenSold', w), says: { name }, misspelt: { name, known } };
    },
  }),
];
