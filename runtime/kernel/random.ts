/** The seeded generator of the public log format (core rules 1.1): a log's seed deals the same set-up. */
const MODULUS = 2n ** 31n;
const MULTIPLIER = 1103515245n;
const INCREMENT = 12345n;

/** One draw: the new state is the draw, 0 to 2^31 - 1. */
export const nextDraw = (state: number): number => Number((MULTIPLIER * BigInt(state) + INCREMENT) % MODULUS);

/** The seed modulo 2^31, never negative. */
export const seedState = (seed: number): number => Number(((BigInt(Math.trunc(seed)) % MODULUS) + MODULUS) % MODULUS);

/** A draw for each element in list order, then ascending by draw. Returns the new generator state too. */
export const shuffle = <T>(
  items: readonly T[],
  state: number,
): { readonly items: readonly T[]; readonly state: number } => {
  let current = state;
  const drawn = items.map((item) => {
    current = nextDraw(current);
    return { item, draw: current };
  });
  drawn.sort((a, b) => a.draw - b.draw);
  return { items: drawn.map((d) => d.item), state: current };
};
