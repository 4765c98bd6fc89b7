/** A certificate limit that answers to how many corporations are left (1856, after the nationalization). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly limits: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const openCorporations = (play: Play): number =>
  play.rules.corporations.filter((c) => !c.minor && play.state.corporations[c.entity]?.closed !== true).length;

/** The entry of the greatest number not above the count; below all, that of the smallest. */
const entryFor = (table: Readonly<Record<string, number>>, count: number): number | null => {
  const numbers = Object.keys(table)
    .map(Number)
    .sort((a, b) => a - b);
  const key = numbers.filter((n) => n <= count).at(-1) ?? numbers[0];
  return key === undefined ? null : (table[key] ?? null);
};

export const certificateLimitByCompanyCount = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { limits }, playerCount }) => {
    const path = ['slices', id, 'limit'] as const;
    return {
      state: () => ({ limit: null }),
      hooks: {
        corporationFormed(play) {
          play.set(path, entryFor(limits[String(playerCount)] ?? {}, openCorporations(play)));
        },
        corporationClosed(play) {
          play.set(path, null);
        },
        certificateLimit: (play, printed) => (play.state.slices[id]?.limit as number | null) ?? printed,
      },
    };
  },
});
