/** Trains that count hex borders (1849): a section between two stops has one gauge, and its borders count by that. */
import type { RunDraft, TrackPiece } from '../../kernel/hooks.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { reachOf, trainInfo } from '../../core/trains.ts';
import { manifest } from './manifest.ts';

type Weights = Readonly<Record<string, number>>;

interface Options {
  readonly weights: Weights;
  readonly joker?: string;
}

const bordersOf = (section: readonly TrackPiece[]): number => {
  let count = 0;
  for (let i = 1; i < section.length; i++) if (section[i]?.hex !== section[i - 1]?.hex) count++;
  return count;
};

/** Gauges that decide what a section counts; where several met, the heaviest would. */
const gaugesOf = (section: readonly TrackPiece[], joker: string): readonly string[] => {
  const proper: string[] = [];
  for (const { path } of section) if (path.track !== joker && !proper.includes(path.track)) proper.push(path.track);
  return proper.length > 0 ? proper : [joker];
};

export const hexEdgeTrains = defineMechanic<Options>({
  manifest,
  behave: ({ options: { weights: usual, joker = 'dual' } }) => {
    const lengthOf = (weights: Weights, { track, train }: RunDraft): number | Objection => {
      let length = 0;
      for (const section of track) {
        const counts = gaugesOf(section, joker).map((gauge) => weights[gauge]);
        if (counts.includes(undefined))
          return objection('hex-edge-trains.gauge', `The train ${train} does not run on such track.`);
        length += bordersOf(section) * Math.max(...counts.filter((count) => count !== undefined));
      }
      return length;
    };
    return {
      hooks: {
        runLength(play, _found, draft) {
          const own = trainInfo(play, draft.train).definition['edgeWeights'] as Weights | undefined;
          const length = lengthOf(own ?? usual, draft);
          if (typeof length !== 'number') return length;
          const reach = reachOf(play, draft.train);
          return typeof reach !== 'number' || length <= reach
            ? null
            : objection(
                'route.length',
                `The route counts ${length} hex borders, the train ${draft.train} reaches ${reach}.`,
              );
        },
      },
    };
  },
});
