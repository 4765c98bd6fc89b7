/** What a replay found, and how it is told. */
import type { LoggedAction } from '../../runtime/kernel/log.ts';
import type { TraceValue } from './trace.ts';

/** The first thing that is not as it should be; `action` is the id of the logged action, 0 the set-up. */
export type Difference =
  | {
      readonly kind: 'state' | 'result';
      readonly action: number;
      readonly key: string;
      readonly expected: TraceValue;
      readonly actual: TraceValue;
    }
  /** The rules refuse the action. */
  | { readonly kind: 'refused'; readonly action: number; readonly rule: string; readonly message: string }
  /** The rules take the action, but it is not among those that the game lists as legal. */
  | { readonly kind: 'unlisted'; readonly action: number }
  /** Log and trace do not belong together. */
  | { readonly kind: 'out-of-step'; readonly action: number; readonly message: string };

export interface Tolerated {
  /** A rule that new games enforce and the public implementation lets pass. */
  readonly rule: string;
  readonly action: number;
}

export interface ReplayReport {
  readonly title: string;
  readonly log: string;
  /** Actions played, automatic ones included. */
  readonly actions: number;
  readonly tolerated: readonly Tolerated[];
  readonly result: Readonly<Record<string, number>>;
  readonly endReason: string | null;
  readonly difference?: Difference;
  /** The last actions played, with the one that differs at the end. */
  readonly lastActions?: readonly LoggedAction[];
}

/** One line where the log conforms, else the first difference with the actions that led to it. */
export function tell(name: string, report: ReplayReport): string {
  const { actions, result, difference, tolerated } = report;
  const notes = tellTolerated(tolerated);
  if (difference !== undefined) return `${name} differs: ${tellDifference(difference)}\n${notes}${tellActions(report)}`;
  const reason = report.endReason === null ? '' : ` (${report.endReason})`;
  return `${name} conforms: ${actions} actions, result ${tellResult(result)}${reason}\n${notes}`;
}

export function tellDifference(difference: Difference): string {
  const at = difference.action === 0 ? 'after set-up' : `action ${difference.action}`;
  switch (difference.kind) {
    case 'state':
    case 'result':
      return `${at}: ${difference.key} should be ${tellValue(difference.expected)}, but is ${tellValue(difference.actual)}`;
    case 'refused':
      return `${at} is refused by ${difference.rule}: ${difference.message}`;
    case 'unlisted':
      return `${at} is not among the actions that the game lists as legal`;
    case 'out-of-step':
      return `${at}: ${difference.message}`;
  }
}

/** A line for each rule, with all the actions at which it was let pass. */
function tellTolerated(tolerated: readonly Tolerated[]): string {
  const rules = new Map<string, number[]>();
  for (const { rule, action } of tolerated) rules.set(rule, [...(rules.get(rule) ?? []), action]);
  return [...rules].map(([rule, actions]) => `  tolerated: ${rule} at action ${actions.join(', ')}\n`).join('');
}

function tellActions({ lastActions = [] }: ReplayReport): string {
  return lastActions.map((action) => `  ${tellAction(action)}\n`).join('');
}

/** `17 buy_shares corporation PRR {"shares":["PRR_1"]}`; an automatic action has no number. */
export function tellAction({ id, type, entity, entity_type: kind, auto_actions: _, ...rest }: LoggedAction): string {
  const fields = Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest)}`;
  return `${id === undefined ? '' : `${id} `}${type} ${kind} ${entity}${fields}`;
}

export function tellValue(value: TraceValue): string {
  return value === null ? 'absent' : JSON.stringify(value);
}

/** Best first. */
function tellResult(result: Readonly<Record<string, number>>): string {
  return Object.entries(result)
    .sort(([, a], [, b]) => b - a)
    .map(([player, value]) => `${player}: ${value}`)
    .join(', ');
}
