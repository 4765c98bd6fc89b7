/** Tables that the map derives once from a rulebook and keeps there. */
import type { Rulebook } from '../../kernel/rulebook.ts';

export const derive = <T>(rules: Pick<Rulebook, 'derived'>, key: string, make: () => T): T => {
  const found = rules.derived.get(key);
  if (found !== undefined) return found as T;
  const value = make();
  rules.derived.set(key, value);
  return value;
};
