import type { RawAction } from './actions.ts';

/** A message stays readable whatever the refused action holds, and however much of it. */
const LONGEST = 600;

/** An action that the rules refuse. The state is as it was. */
export class RuleViolation extends Error {
  /** Stable id of the rule that refused it, e.g. `stock.buy.cash`. */
  readonly rule: string;
  readonly action: RawAction | null;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    rule: string,
    message: string,
    action: RawAction | null = null,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message);
    this.name = 'RuleViolation';
    this.rule = rule;
    this.action = action;
    this.details = details;
  }
}

/** Why something may not be done: a rule id and a sentence. `null` where nothing speaks against it. */
export interface Objection {
  readonly rule: string;
  readonly message: string;
}

/** An objection whose sentence is made only when somebody reads it: most are asked for a yes or no. */
class UnspokenObjection implements Objection {
  readonly rule: string;
  private readonly say: () => string;

  constructor(rule: string, say: () => string) {
    this.rule = rule;
    this.say = say;
  }

  get message(): string {
    return this.say();
  }
}

export const objection = (rule: string, message: string | (() => string)): Objection =>
  typeof message === 'string' ? { rule, message } : new UnspokenObjection(rule, message);

export const refuse = (rule: string, message: string, details: Readonly<Record<string, unknown>> = {}): never => {
  throw new RuleViolation(rule, message, null, details);
};

/** Throws what a check objected to. */
export const demand = (found: Objection | null | undefined): void => {
  if (found) throw new RuleViolation(found.rule, found.message);
};
