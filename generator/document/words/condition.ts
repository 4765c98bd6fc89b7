/**
 * When a phrase is said. The key of a phrase is a condition on the options it is about:
 *
 *   ''               always
 *   'x'              x is there, and neither false nor empty
 *   '!x'             it is not
 *   'x=full'         x is that word or number; also !=, < and >
 *   'x~full'         that word is in the list x
 *   'x=full&!y'      both
 *   '@setup x'       as 'x', but said in another section of the page: setup
 *   '@float!floating x'  as '@float x', and what the policy `floating` says is left out
 */
import { valueAt } from './template.ts';

export interface Condition {
  readonly section?: string;
  /** Policy whose own words this phrase stands for. */
  readonly instead?: string;
  readonly holds: (options: unknown) => boolean;
  /** Paths that the condition looks at. */
  readonly paths: readonly string[];
}

const TEST = /^(!?)([A-Za-z0-9_.-]+?)(?:(!?=|<|>|~)(.+))?$/;

export const readCondition = (key: string): Condition => {
  const [, section, instead, rest = ''] = /^@([^\s!]+)(?:!(\S+))?\s*(.*)$/.exec(key) ?? [
    undefined,
    undefined,
    undefined,
    key,
  ];
  const tests = rest
    .split('&')
    .filter((part) => part !== '')
    .map(readTest);
  return {
    ...(section === undefined ? {} : { section }),
    ...(instead === undefined ? {} : { instead }),
    holds: (options) => tests.every(({ holds }) => holds(options)),
    paths: tests.map(({ path }) => path),
  };
};

const readTest = (part: string): { readonly path: string; readonly holds: (options: unknown) => boolean } => {
  const [, not = '', path = '', operator, wanted = ''] = TEST.exec(part) ?? [];
  if (path === '') throw new Error(`"${part}" is no condition of a phrase`);
  return { path, holds: (options) => compare(valueAt(options, path), operator, wanted) === (not === '') };
};

const compare = (value: unknown, operator: string | undefined, wanted: string): boolean => {
  if (operator === '=') return String(value) === wanted;
  if (operator === '!=') return String(value) !== wanted;
  if (operator === '~') return Array.isArray(value) && value.map(String).includes(wanted);
  if (operator === '<') return typeof value === 'number' && value < Number(wanted);
  if (operator === '>') return typeof value === 'number' && value > Number(wanted);
  return isThere(value);
};

const isThere = (value: unknown): boolean => {
  if (value === undefined || value === null || value === false) return false;
  return typeof value === 'object' ? Object.keys(value).length > 0 : true;
};
