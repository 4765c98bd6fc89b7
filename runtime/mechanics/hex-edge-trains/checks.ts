/** What can be wrong with trains that count hex borders. */
import { narrowTrack } from '../../core/checking/example.ts';
import { gaugesOf } from '../../core/checking/places.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import type { TitleDefinition } from '../../kernel/title.ts';

type Weights = Readonly<Record<string, number>>;

interface Options {
  readonly weights: Weights;
}

const example = (weights: Weights) => ({ mechanics: [{ id: 'hex-edge-trains', weights }], ...narrowTrack });

function* tables({ trains }: TitleDefinition, weights: Weights, at: string): Iterable<readonly [string, Weights]> {
  yield [at, weights];
  for (const [t, { edgeWeights }] of trains.entries()) {
    if (typeof edgeWeights === 'object' && edgeWeights !== null)
      yield [`/trains/${t}/edgeWeights`, edgeWeights as Weights];
  }
}

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { gauge: string }>({
    code: 'hex-edge-trains/gauge-without-train',
    severity: 'error',
    summary: 'There is track of a gauge on which no train runs.',
    why: 'Who builds it has built nothing; a weight has probably been forgotten.',
    bad: example({ broad: 1 }),
    good: example({ broad: 1, narrow: 2 }),
    message: ({ gauge }) => ({
      message: `There is ${gauge} track, and no train has a weight for it.`,
      hint: `Add "${gauge}" to "weights", or to the "edgeWeights" of a train.`,
    }),
    *check({ title, options: { weights }, map, at }) {
      const known = new Set([...tables(title, weights, '')].flatMap(([, table]) => Object.keys(table)));
      for (const gauge of gaugesOf(map)) if (!known.has(gauge)) yield { at: at('weights'), says: { gauge } };
    },
  }),
  defineMechanicRule<Options, { gauge: string }>({
    code: 'hex-edge-trains/border-free',
    severity: 'warning',
    summary: 'Hex borders of a gauge count nothing.',
    why: 'Trains would run on such track without end.',
    bad: example({ broad: 1, narrow: 0 }),
    good: example({ broad: 1, narrow: 1 }),
    message: ({ gauge }) => ({
      message: `A hex border on ${gauge} track counts 0.`,
      hint: 'Write 1 or more; a gauge on which no train runs is left out.',
    }),
    *check({ title, options: { weights }, at }) {
      for (const [place, table] of tables(title, weights, at('weights'))) {
        for (const [gauge, weight] of Object.entries(table))
          if (weight === 0) yield { at: `${place}/${gauge}`, says: { gauge } };
      }
    },
  }),
];
