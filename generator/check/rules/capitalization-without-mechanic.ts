import { needsMechanic, unprovided } from '../mechanics/provided.ts';
import type { Named } from '../mechanics/places.ts';
import { defineRule } from '../rule.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';

export const capitalizationWithoutMechanic = defineRule({
  code: 'capitalization-without-mechanic',
  family: 'mechanics',
  severity: 'error',
  summary: 'Corporations get their money in a way that belongs to a mechanic the title does not list.',
  why: 'They would get none.',
  bad: { policies: { capitalization: { mode: 'escrow' } } },
  good: { policies: { capitalization: { mode: 'incremental' } } },
  message: needsMechanic('The way of raising money'),
  check: (context) => unprovided(context, ({ policies }) => policies?.['capitalization'], modesIn(context.title)),
});

function* modesIn(title: TitleDefinition): Iterable<Named> {
  yield { name: title.policies.capitalization.mode, at: '/policies/capitalization/mode' };
  for (const list of ['corporations', 'minors'] as const) {
    for (const [c, { capitalization }] of title[list].entries()) {
      if (capitalization !== undefined) yield { name: capitalization, at: `/${list}/${c}/capitalization` };
    }
  }
}
