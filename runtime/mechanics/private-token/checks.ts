/** What can be wrong with tokens of private companies. */
import { harbourAbility, operatingSteps } from '../../core/checking/example.ts';
import { hasCity, hexesWithout, hexName } from '../../core/checking/places.ts';
import { abilitiesOfType, placedTexts } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const example = (ability: object) => ({
  mechanics: [{ id: 'private-token' }],
  ...operatingSteps({ id: 'private-token', $before: 'track' }),
  ...harbourAbility({
    type: 'private_token',
    ownerType: 'corporation',
    hexes: ['A7'],
    after: 'track',
    before: 'route',
    count: 1,
    ...ability,
  }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { hex: string; owner: string }>({
    code: 'private-token/hex-without-city',
    severity: 'error',
    summary: 'A private company is to place a token on a hex without a city.',
    why: 'There is no place for it.',
    bad: example({ hexes: ['B4'] }),
    good: example({}),
    message: ({ hex, owner }) => ({
      message: `${owner} places a token on ${hex}, which has no city.`,
      hint: 'Name a hex with a city.',
    }),
    *check({ title, map }) {
      for (const { ability, owner, at } of abilitiesOfType(title, 'private_token')) {
        for (const { hex, at: place } of hexesWithout(map, placedTexts(ability['hexes'], `${at}/hexes`), hasCity))
          yield { at: place, says: { hex: hexName(map, hex), owner } };
      }
    },
  }),
  defineMechanicRule<object, { after: string; before: string }>({
    code: 'private-token/time-over',
    severity: 'error',
    summary: 'The time for a token ends with a step that comes before the one it waits for.',
    why: 'It could never be placed.',
    bad: example({ after: 'route', before: 'track' }),
    good: example({}),
    message: ({ after, before }) => ({
      message: `The token waits for "${after}", and its time ends with "${before}", which comes before it.`,
      hint: 'Swap the two steps, or name others.',
    }),
    *check({ title }) {
      for (const { ability, at } of abilitiesOfType(title, 'private_token')) {
        const { after, before } = ability;
        if (typeof after !== 'string' || typeof before !== 'string') continue;
        const over = title.rounds.definitions.some(({ steps }) => {
          const [waits, ends] = [after, before].map((step) => steps.findIndex(({ id }) => id === step));
          return waits !== undefined && ends !== undefined && ends >= 0 && waits >= ends;
        });
        if (over) yield { at: `${at}/before`, says: { after, before } };
      }
    },
  }),
];
