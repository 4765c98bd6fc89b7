/** What may come from outside and be kept: plain JSON of a reasonable size, which survives being written and read. */

const DEEPEST = 12;
const MOST_VALUES = 20_000;
const LONGEST_TEXT = 20_000;

interface Budget {
  values: number;
}

const fits = (value: unknown, depth: number, budget: Budget): boolean => {
  if (++budget.values > MOST_VALUES) return false;
  switch (typeof value) {
    case 'string':
      return value.length <= LONGEST_TEXT;
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return true;
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.every((inner) => fits(inner, depth + 1, budget));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) if (!fits((value as Record<string, unknown>)[key], depth + 1, budget)) return false;
  return true;
};

export const isPlainJson = (value: unknown): boolean => fits(value, 0, { values: 0 });
