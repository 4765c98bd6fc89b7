/** What can be wrong with tiles that private companies lay. */
import { harbourAbility, operatingSteps } from '../../core/checking/example.ts';
import { abilitiesOfType } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const example = (ability: object) => ({
  mechanics: [{ id: 'private-track' }],
  ...operatingSteps({ id: 'special-track', $before: 'track' }),
  ...harbourAbility({
    type: 'tile_lay',
    ownerType: 'corporation',
    hexes: ['B2', 'A5'],
    tiles: ['8', '9'],
    when: ['track'],
    ...ability,
  }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { option: string }>({
    code: 'private-track/alone-together',
    severity: 'error',
    summary: 'Several tiles are to be laid together, and only one may be laid.',
    why: 'Nothing could be joined; "count" is probably missing.',
    bad: example({ together: true, count: 1 }),
    good: example({ together: true, mustLayAll: true, count: 2 }),
    message: ({ option }) => ({
      message: `"${option}" is about several tiles, but the power is for one.`,
      hint: 'Write how many in "count", 2 or more.',
    }),
    *check({ title }) {
      for (const { ability, at } of abilitiesOfType(title, 'tile_lay')) {
        const option = ['together', 'mustLayAll'].find((name) => ability[name] === true);
        if (option !== undefined && (ability.count ?? 1) < 2) yield { at: `${at}/${option}`, says: { option } };
      }
    },
  }),
  defineMechanicRule<object>({
    code: 'private-track/free-and-cheaper',
    severity: 'warning',
    summary: 'The ground is free for a power that also takes money off it.',
    why: 'The discount has no effect.',
    bad: example({ free: true, discount: 20, count: 1 }),
    good: example({ free: true, count: 1 }),
    message: () => ({
      message: 'With "free" the ground is not paid at all: the discount has no effect.',
      hint: 'Take one of the two away.',
    }),
    *check({ title }) {
      for (const { ability, at } of abilitiesOfType(title, 'tile_lay'))
        if (ability['free'] === true && ability['discount'] !== undefined)
          yield { at: `${at}/discount`, says: undefined };
    },
  }),
];
