/** Types of the actions that a mechanic outside the package brings: its manifest says what fields they have. */
import type { ActionType, FieldKinds } from '../../runtime/kernel/actions.ts';
import { CORE_ACTIONS } from '../../runtime/kernel/actions.ts';
import type { Manifest } from '../../runtime/kernel/manifest.ts';

/** Typed by the runtime though no action of the core: titles know them by their mechanics. */
const TYPED_BY_RUNTIME: readonly ActionType[] = [
  'choose',
  'assign',
  'take_loan',
  'payoff_loan',
  'payoff_debt',
  'merge',
  'remove_token',
  'buy_token',
];

const TYPES: Readonly<Record<string, string>> = {
  money: 'number',
  integer: 'number',
  rotation: 'number',
  boolean: 'boolean',
  shares: 'readonly string[]',
  corporations: 'readonly string[]',
  any: 'unknown',
};

/** Kinds that are neither here nor routes are names, and so texts. */
const typeOf = (kind: string, packageName: string): string =>
  kind === 'routes' ? `readonly import('${packageName}/runtime').RouteAction[]` : (TYPES[kind] ?? 'string');

/** `{ train: string; price?: number }` of `{ train: 'train', price: 'money?' }`. */
const fieldsOf = (kinds: FieldKinds, packageName: string): string => {
  const fields = Object.entries(kinds).map(([name, kind]) => {
    const optional = kind.endsWith('?');
    const plain = optional ? kind.slice(0, -1) : kind;
    return `${name}${optional ? '?' : ''}: ${typeOf(plain, packageName)}`;
  });
  return fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`;
};

/** The declaration that makes them known; empty where there are none. */
export const actionDeclarations = (manifests: readonly Manifest[], packageName: string): string => {
  const known = new Set<string>([...Object.keys(CORE_ACTIONS), ...TYPED_BY_RUNTIME]);
  const actions = new Map(manifests.flatMap(({ provides }) => Object.entries(provides.actions ?? {})));
  const fields = [...actions]
    .filter(([name]) => !known.has(name))
    .map(([name, kinds]) => `    ${name}: ${fieldsOf(kinds, packageName)};\n`);
  if (fields.length === 0) return '';
  return `\ndeclare module '${packageName}/runtime/kernel/actions' {\n  interface ActionFields {\n${fields.join('')}  }\n}\n`;
};
