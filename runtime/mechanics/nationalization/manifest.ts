import type { Manifest } from '../../kernel/manifest.ts';

const money = (description: string) => ({ description, type: 'integer', minimum: 0, maximum: 1000000 });
const count = (description: string, minimum = 0) => ({ description, type: 'integer', minimum, maximum: 99 });

export const manifest: Manifest = {
  name: 'nationalization',
  summary:
    'At an event all loans are called in; corporations that cannot pay, even with their presidents, are taken together into a national railway.',
  options: {
    type: 'object',
    required: ['national', 'loanValue', 'sharesForOne', 'price', 'tokens', 'trainsKept'],
    properties: {
      national: {
        description: 'The corporation that comes into being.',
        type: 'string',
        'x-refers': 'operators',
        minLength: 1,
      },
      loanValue: money('What it takes to pay a loan back, in whole currency units.'),
      sharesForOne: count('Old shares that make one of the national railway.', 1),
      price: {
        description: 'Its price: the mean of those of the corporations taken over.',
        type: 'object',
        required: ['row', 'least', 'step', 'dropLowestAbove'],
        additionalProperties: false,
        properties: {
          row: count('Row of the market in which it starts, from 0 at the top.'),
          least: money('The lowest price that it may have, in whole currency units.'),
          step: {
            description: 'The mean is rounded down to a multiple of this; then the nearest cell counts.',
            type: 'integer',
            minimum: 1,
            maximum: 1000,
          },
          dropLowestAbove: count('With more corporations than this the lowest price is left out.'),
        },
      },
      tokens: {
        description: 'Its tokens: those of the corporations taken over.',
        type: 'object',
        required: ['limit', 'price'],
        additionalProperties: false,
        properties: {
          limit: count('Most tokens it has, unless more homes are among them.'),
          price: money('Price of those that it does not need yet, in whole currency units.'),
        },
      },
      trainsKept: count('Trains that it keeps: beyond them those that rust must go, and others may.'),
    },
  },
  provides: {
    steps: {
      'pay-or-merge': { summary: 'A president pays the loans of his corporation, or lets it be taken over.' },
      'reduce-tokens': { summary: 'The national railway gives up tokens that it has too many of.' },
      'national-discard': { summary: 'The national railway gives up trains.' },
    },
    events: { nationalization: { summary: 'All loans are called in.' } },
    actions: {
      merge: { corporation: 'corporation' },
      remove_token: { city: 'city', slot: 'any?' },
    },
    rules: {
      'nationalization.repay': 'Each corporation pays back as many loans as it has cash for.',
      'nationalization.president-pays': 'The president pays the loans that are left, from cash alone.',
      'nationalization.president-cash': 'The president must have the money: no shares are sold for it.',
      'nationalization.merge': 'Trains, cash and tokens of a corporation taken over go to the national railway.',
      'nationalization.own': 'A president answers for the corporation that is asked.',
      'nationalization.shares': 'Old shares are exchanged for those of the national railway.',
      'nationalization.token': 'The tokens of corporations taken over become tokens of the national railway.',
      'nationalization.token-choice': 'Given up is a token in a hex where it has two, else one that is no home.',
      'nationalization.train': 'Trains that it gives up can be bought from the bank.',
      'nationalization.train-kept': 'Given up are trains that rust; others only while it has too many.',
      'nationalization.no-loans': 'After the nationalization no loans are taken.',
      'nationalization.pool-first': 'While more than half of it lies in the pool, no unsold shares are bought.',
    },
  },
};
