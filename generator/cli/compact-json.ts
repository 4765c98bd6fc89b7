/** JSON as titles are written: what fits on a line stands on one line. */

const WIDTH = 110;

export function compactJson(value: unknown, indent = ''): string {
  return linesOf(value, indent, '', '').join('\n');
}

function linesOf(value: unknown, indent: string, before: string, after: string): string[] {
  const line = `${indent}${before}${spaced(value)}${after}`;
  if (line.length <= WIDTH || typeof value !== 'object' || value === null) return [line];
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const inner = entries.flatMap(([key, child], index) =>
    linesOf(child, `${indent}  `, isList ? '' : `${JSON.stringify(key)}: `, index === entries.length - 1 ? '' : ','),
  );
  return [`${indent}${before}${isList ? '[' : '{'}`, ...inner, `${indent}${isList ? ']' : '}'}${after}`];
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
