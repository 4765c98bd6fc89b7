import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { certificateTable } from '../tables/certificates.ts';

export const parNeverSet = defineRule({
  code: 'par-never-set',
  family: 'rounds',
  severity: 'error',
  summary: "A president's certificate is given away, and no round has the step in which its price is set.",
  why: 'The corporation would have a president and no price.',
  bad: { mechanics: [{ id: 'share-gift' }], privates: [{ id: 'HC', abilities: [{ type: 'shares', shares: 'NR_0' }] }] },
  good: {
    mechanics: [{ id: 'share-gift' }],
    privates: [{ id: 'HC', abilities: [{ type: 'shares', shares: 'NR_0' }] }],
    rounds: { definitions: [{ id: 'auction', steps: [{ id: 'pending-par', $before: 'waterfall-auction' }] }] },
  },
  message: ({ certificate }: { certificate: string }) => ({
    message: `${quote(certificate)} is given away, but nobody is asked for the price of its corporation.`,
    hint: 'Put { "id": "pending-par" } before the other steps of the auction.',
  }),
  *check({ title, references }) {
    const asks = title.rounds.definitions.some(({ steps }) =>
      steps.some(({ id, use }) => (use ?? id) === 'pending-par'),
    );
    if (asks) return;
    const presidents = new Set(certificateTable(title).flatMap(({ id, president }) => (president ? [id] : [])));
    for (const { name, at, or } of references('certificates')) {
      if (presidents.has(name) || (or.includes(name) && name.includes('president')))
        yield { at, says: { certificate: name } };
    }
  },
});
