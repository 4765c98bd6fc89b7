/** What can be wrong with presidencies of one share. */
import { formingWestern } from '../../core/checking/example.ts';
import { mayUse } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const forming = {
  mechanics: [{ id: 'company-loans', count: 40, value: 100 }, formingWestern, { id: 'false-presidency' }],
  corporations: [{ id: 'WR', home: null, kind: 'national' }],
  trains: [{ id: '6', events: [{ type: 'nationalization' }] }],
  phases: [{ id: '6', status: ['no_loans'] }],
  rounds: {
    definitions: [
      {
        id: 'operating',
        steps: [
          { id: 'loan-desk', after: 'buy-train', $before: 'track' },
          { id: 'pay-or-merge', $before: 'track' },
          { id: 'reduce-tokens', $before: 'track' },
          { id: 'national-discard', $before: 'track' },
        ],
      },
    ],
  },
};

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object>({
    code: 'false-presidency/nothing-formed',
    severity: 'warning',
    summary: 'Presidencies of a newly formed corporation are ruled, and no mechanic of the title forms one.',
    why: 'Nobody ever presides by a single share.',
    bad: { mechanics: [{ id: 'false-presidency' }] },
    good: forming,
    message: () => ({
      message: 'No mechanic of the title forms a corporation out of others.',
      hint: 'Add "nationalization", or take this mechanic away.',
    }),
    *check(scene) {
      if (!mayUse(scene, ['nationalization'])) yield { at: scene.at(), says: undefined };
    },
  }),
];
