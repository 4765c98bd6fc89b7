/** Times in milliseconds; of many, the middle one is told. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

export const say = (what: string, figure: string, goal: string): void => {
  console.log(`${what.padEnd(44)} ${figure.padStart(22)}   goal ${goal}`);
};
