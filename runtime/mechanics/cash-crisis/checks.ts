/** What can be wrong with a title in which players may owe money. */
import { operatingSteps } from '../../core/checking/example.ts';
import { mayUse } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

/** They charge presidents for what their corporations cannot pay. */
const CHARGING = ['loan-interest', 'forced-repayment'];

const example = (charging: boolean) => ({
  mechanics: [
    ...(charging
      ? [
          { id: 'company-loans', count: 40, value: 100 },
          { id: 'loan-interest', rate: 10 },
        ]
      : []),
    { id: 'cash-crisis' },
  ],
  ...(charging ? { phases: [{ id: '6', status: ['no_loans'] }] } : {}),
  ...operatingSteps(
    { id: 'cash-crisis', $before: 'track' },
    ...(charging ? [{ id: 'loan-desk', after: 'buy-train', $before: 'track' }] : []),
  ),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object>({
    code: 'cash-crisis/nobody-charged',
    severity: 'warning',
    summary: 'Presidents are to sell shares for debts, and no mechanic of the title charges them.',
    why: 'Nobody ever owes money, so the step never asks anybody.',
    bad: example(false),
    good: example(true),
    message: () => ({
      message: 'No mechanic of the title takes money from presidents that they may not have.',
      hint: 'Add "loan-interest" or "forced-repayment", or take this mechanic and its step away.',
    }),
    *check(scene) {
      if (!mayUse(scene, CHARGING)) yield { at: scene.at(), says: undefined };
    },
  }),
];
