import { abilitiesIn } from '../mechanics/places.ts';
import { needsMechanic, unprovided } from '../mechanics/provided.ts';
import { defineRule } from '../rule.ts';

export const abilityWithoutMechanic = defineRule({
  code: 'ability-without-mechanic',
  family: 'mechanics',
  severity: 'error',
  summary: 'A company has an ability that nothing in the title knows.',
  why: 'It could never be used.',
  bad: { privates: [{ id: 'HC', abilities: [{ type: 'tile_discount', discount: 20, terrain: 'water' }] }] },
  good: {
    mechanics: [{ id: 'terrain-discount' }],
    privates: [{ id: 'HC', abilities: [{ type: 'tile_discount', discount: 20, terrain: 'water' }] }],
  },
  message: needsMechanic('The ability'),
  *check(context) {
    const named = [...abilitiesIn(context.title)].map(({ ability, at }) => ({ name: ability.type, at: `${at}/type` }));
    yield* unprovided(context, ({ abilities }) => abilities, named);
  },
});
