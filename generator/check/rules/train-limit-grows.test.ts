import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainLimitGrows } from './train-limit-grows.ts';

ruleCases(trainLimitGrows, {
  invalid: [
    { patch: trainLimitGrows.bad, at: ['/phases/3/trainLimit'], says: /4 in phase "5", after 3/ },
    {
      patch: {
        phases: [
          { id: '2', trainLimit: { corporation: 3 } },
          { id: '3', trainLimit: { corporation: 4 } },
        ],
      },
      at: ['/phases/1/trainLimit/corporation'],
    },
  ],
});
