import type { Manifest } from '../../kernel/manifest.ts';

const money = (description: string) => ({ description, type: 'integer', minimum: 0, maximum: 100000 });

export const manifest: Manifest = {
  name: 'company-loans',
  summary:
    'Corporations borrow from the bank: at most one loan a turn, and never more than they have shares with players.',
  options: {
    type: 'object',
    required: ['count', 'value'],
    properties: {
      count: { description: 'Loans in the game.', type: 'integer', minimum: 1, maximum: 1000 },
      value: money('What a loan brings and what it takes to pay it back, in whole currency units.'),
      penalty: money(
        'What each 10 percent of a corporation lose in value for each of its loans when the game is counted.',
      ),
    },
  },
  provides: {
    steps: {
      'loan-desk': {
        summary: 'Taking a loan at any moment of the turn; at its end also paying loans back.',
        options: {
          type: 'object',
          required: ['after'],
          properties: {
            after: {
              description: 'The step after which loans are paid back and play waits for it.',
              type: 'string',
              'x-refers': 'steps',
            },
          },
        },
      },
    },
    statuses: { no_loans: { summary: 'No loans are taken any more.' } },
    actions: { take_loan: { loan: 'integer' }, payoff_loan: { loan: 'integer' } },
    rules: {
      'loan.take': 'A loan is paid out by the bank.',
      'loan.payoff': 'A loan is paid back to the bank.',
      'loan.limit': 'A corporation has at most as many loans as shares of it are with players.',
      'loan.once': 'One loan is taken in a turn, and none after one was paid back.',
      'loan.phase': 'No loans are taken in this phase.',
      'loan.none': 'All loans are taken.',
      'loan.payoff-time': 'Loans are paid back at the end of the turn, after the trains.',
      'loan.cash': 'A loan is paid back from the treasury.',
    },
  },
};
