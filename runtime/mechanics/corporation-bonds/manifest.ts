import type { JsonSchema, Manifest } from '../../kernel/manifest.ts';

const money = (description: string): JsonSchema => ({ description, type: 'integer', minimum: 0 });
const steps = (description: string): JsonSchema => ({ description, type: 'integer' });

export const manifest: Manifest = {
  name: 'corporation-bonds',
  summary:
    'A corporation may issue one bond: money from the bank now, interest each turn, and a lower price while it is open.',
  options: {
    type: 'object',
    required: ['value', 'interest'],
    properties: {
      value: money('What a bond brings, and costs when it is repaid.'),
      interest: money('What it costs in each turn that begins with it.'),
      event: {
        description: 'Event from which on bonds may be issued. Default: from the beginning.',
        type: 'string',
        'x-refers': 'events',
        minLength: 1,
      },
      deduction: money('What each share of a corporation with an open bond loses in the final value.'),
      issueMove: steps('Steps of the price when a bond is issued: right, or left where negative.'),
      repayMove: steps('Steps of the price when a bond is repaid.'),
    },
  },
  provides: {
    events: { bonds: { summary: 'Bonds may be issued from now on.' } },
    steps: {
      'bond-debt': { summary: 'The president pays what the corporation could not.' },
      'bond-interest': { summary: 'Interest is paid, whether the treasury has it or not.' },
      bond: { summary: 'A bond is issued or repaid.' },
    },
    actions: { take_loan: { loan: 'integer' }, payoff_loan: { loan: 'integer' }, payoff_debt: { amount: 'any?' } },
    rules: {
      'bonds.issue': 'The bank pays for a bond.',
      'bonds.repay': 'A bond is repaid from the treasury.',
      'bonds.interest': 'Interest is charged even where the treasury falls below zero by it.',
      'bonds.debt': 'The president pays exactly what the corporation lacks.',
      'bonds.sell': 'The president sells shares while his cash is less than the debt.',
      'bonds.needed': 'A smaller sale would do.',
      'bonds.presidency': 'Such a sale does not cost him the corporation that owes.',
      'market.bond': 'The price moves when a bond is issued or repaid.',
    },
  },
};
