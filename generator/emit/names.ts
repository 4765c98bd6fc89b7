/** How a title and its mechanics are called in emitted code. */

/** `train-trade-in` -> `trainTradeIn`: the export of a mechanic's folder. */
export const exportName = (mechanic: string): string =>
  mechanic.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A literal as TypeScript writes it. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** `'a' | 'b'`, or `never` for nothing. */
export const unionOf = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : names.map(quoted).join(' | ');
