import type { RuleViolation } from './violation.ts';

/** A log that cannot be played on: at which action, and why. The game stands at the last good state. */
export class LogError extends Error {
  /** Place of the action in the log, counted from 0. */
  readonly index: number;
  readonly action: unknown;
  readonly rule: string;

  constructor(index: number, action: unknown, cause: RuleViolation) {
    const id = typeof action === 'object' && action !== null && 'id' in action ? action.id : index + 1;
    super(`action ${String(id)}: ${cause.message}`, { cause });
    this.name = 'LogError';
    this.index = index;
    this.action = action;
    this.rule = cause.rule;
  }
}
