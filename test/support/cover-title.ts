/** Random games of a title that note what they reach: of each number of players and each variant, with stray actions in between. */
import { loadTitle } from '../../generator/resolve/load-title.ts';
import type { Rulebook } from '../../runtime/index.ts';
import { Game, link } from '../../runtime/index.ts';
import { mechanics } from '../../runtime/mechanics/index.ts';
import type { Aspect, Coverage } from '../../runtime/testing/index.ts';
import { applyAndNote, CAUTIOUS, newCoverage, noteRefusal, playRandomly, reachable, seededRandom, strayAction, unreached } from '../../runtime/testing/index.ts';

export interface Covered {
  readonly coverage: Coverage;
  readonly wanted: Readonly<Record<Aspect, readonly string[]>>;
  readonly missing: Readonly<Record<Aspect, readonly string[]>>;
}

export interface CoverOptions {
  readonly seeds: number;
  /** Sets of optional rules to play with. */
  readonly variants?: readonly (readonly string[])[];
  readonly maxActions?: number;
}

/** Rules of the title's mechanics. Those of the core are shown by the core's own tests, whatever a title uses of them. */
const rulesOf = (book: Rulebook): readonly string[] =>
  mechanics
    .filter((m) => book.title.mechanics.some((use) => (use.use ?? use.id) === m.manifest.name))
    .flatMap((m) => Object.keys(m.manifest.provides.rules ?? {}));

/** Stray actions tried after each action. */
const STRAYS = 2;

const play = (book: Rulebook, seed: number, coverage: Coverage, maxActions: number): void => {
  const players = Array.from({ length: book.playerCount }, (_, i) => ({ id: i + 1, name: `Player ${i + 1}` }));
  const game = Game.start(book, { players, seed });
  const random = seededRandom(seed ^ 0x5eed);
  playRandomly(game, {
    seed,
    maxActions,
    ...(seed % 2 === 0 ? { weights: CAUTIOUS } : {}),
    apply: (g, action) => void applyAndNote(coverage, g, action),
    after: (g) => {
      if (g.state.finished) return;
      for (let i = 0; i < STRAYS; i++) {
        const refusal = g.explain(strayAction(g, random));
        if (refusal !== null) noteRefusal(coverage, refusal.rule);
      }
    },
  });
};

export const coverTitle = (id: string, { seeds, variants = [[]], maxActions = 3000 }: CoverOptions): Covered => {
  const { title } = loadTitle(id);
  if (title === undefined) throw new Error(`${id} is unsound`);
  const coverage = newCoverage();
  const wanted: Record<Aspect, Set<string>> = { step: new Set(), action: new Set(), event: new Set(), status: new Set(), ability: new Set(), rule: new Set() };
  for (const chosen of variants) {
    for (const players of Object.keys(title.players).map(Number)) {
      const book = link(title, mechanics, { players, variants: chosen });
      for (const [aspect, names] of Object.entries(reachable(book, rulesOf(book)))) for (const name of names) wanted[aspect as Aspect].add(name);
      for (let seed = 1; seed <= seeds; seed++) play(book, seed, coverage, maxActions);
    }
  }
  const lists = Object.fromEntries(Object.entries(wanted).map(([aspect, names]) => [aspect, [...names].sort()])) as Record<Aspect, string[]>;
  return { coverage, wanted: lists, missing: unreached(coverage, lists) };
};
