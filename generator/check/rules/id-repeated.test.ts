import { expect, test } from 'vitest';
import { around, soundTitle } from '../../../test/support/sound-title.ts';
import { contextOf } from '../context.ts';
import { ruleCases } from '../../../test/support/rule-cases.ts';
import { idRepeated } from './id-repeated.ts';

ruleCases(idRepeated, {
  valid: [{ privates: [{ id: 'NR', name: 'Hill', value: 80, revenue: 20 }] }],
  invalid: [{ patch: idRepeated.bad, at: ['/minors/0/id'], says: /corporation 1 of the list/ }],
});

// Overlays merge entries of one id, so a patch cannot repeat one; a file can.
test.each([
  ['trains', '/trains/5/id'],
  ['phases', '/phases/5/id'],
  ['privates', '/privates/2/id'],
] as const)('%s: the later one is found', (list, at) => {
  const title = { ...soundTitle, [list]: [...soundTitle[list], soundTitle[list][0]] };
  expect([...idRepeated.find(contextOf(title, around))].map((found) => found.at)).toEqual([at]);
});
