import { keysIn } from '../mechanics/places.ts';
import { needsMechanic, unprovided } from '../mechanics/provided.ts';
import { defineRule } from '../rule.ts';

const KINDS = ['corporations', 'privates', 'trains', 'zones', 'hexes', 'tiles', 'stops'];

export const attributeWithoutMechanic = defineRule({
  code: 'attribute-without-mechanic',
  family: 'mechanics',
  severity: 'error',
  summary: 'Something has a field that belongs to a mechanic the title does not list.',
  why: 'Nothing would read the field.',
  bad: { trains: [{ id: '6', tradeIn: { 4: 200 } }] },
  good: { mechanics: [{ id: 'train-trade-in' }], trains: [{ id: '6', tradeIn: { 4: 200 } }] },
  message: needsMechanic('The field'),
  *check(context) {
    for (const kind of KINDS) {
      const brought = context.vocabulary.of(`attributes.${kind}`);
      const named = [...keysIn(context.title, kind)].filter(({ name }) => brought.has(name));
      yield* unprovided(context, ({ attributes }) => attributes?.[kind], named);
    }
  },
});
