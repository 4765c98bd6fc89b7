/** What can be wrong with terrain that costs by gauge. */
import { harbourAbility, narrowTrack } from '../../core/checking/example.ts';
import { gaugesOf } from '../../core/checking/places.ts';
import { abilitiesOfType, placedTexts } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly added: readonly { readonly gauge: string; readonly divisor: number }[];
}

const BROAD = { gauge: 'broad', divisor: 1 };
const NARROW = { gauge: 'narrow', divisor: 4 };

const example = (added: readonly object[], gauges: readonly string[] = ['broad']) => ({
  mechanics: [{ id: 'terrain-by-gauge', added }],
  ...narrowTrack,
  ...harbourAbility({ type: 'terrain_discount', ownerType: 'corporation', gauges, divisor: 2 }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { gauge: string; last: string }>({
    code: 'terrain-by-gauge/gauge-missing',
    severity: 'warning',
    summary: 'There is track of a gauge for which no cost of terrain is said.',
    why: 'It costs what the last gauge of the list does, by chance.',
    bad: example([BROAD]),
    good: example([BROAD, NARROW]),
    message: ({ gauge, last }) => ({
      message: `What the ground costs for ${gauge} track is not said: it costs what ${last} does.`,
      hint: `Add { "gauge": "${gauge}", "divisor": ... } to "added".`,
    }),
    *check({ options: { added }, map, at }) {
      const known = new Set(added.map(({ gauge }) => gauge));
      const last = added.at(-1)?.gauge ?? '';
      for (const gauge of gaugesOf(map)) if (!known.has(gauge)) yield { at: at('added'), says: { gauge, last } };
    },
  }),
  defineMechanicRule<Options, { gauge: string }>({
    code: 'terrain-by-gauge/gauge-twice',
    severity: 'warning',
    summary: 'A gauge stands twice in the list of costs.',
    why: 'The first entry decides, so the second has no effect.',
    bad: example([BROAD, NARROW, { gauge: 'broad', divisor: 2 }]),
    good: example([NARROW, BROAD]),
    message: ({ gauge }) => ({
      message: `The gauge "${gauge}" has an entry already.`,
      hint: 'Take one of the two away, or name another gauge.',
    }),
    *check({ options: { added }, at }) {
      for (const [g, { gauge }] of added.entries())
        if (added.findIndex((other) => other.gauge === gauge) < g)
          yield { at: at('added', g, 'gauge'), says: { gauge } };
    },
  }),
  defineMechanicRule<Options, { gauge: string; owner: string }>({
    code: 'terrain-by-gauge/discount-without-cost',
    severity: 'warning',
    summary: 'A private company makes building cheaper for a gauge that never decides the cost.',
    why: 'Its power is never of use.',
    bad: example([BROAD], ['narrow']),
    good: example([BROAD, NARROW], ['narrow']),
    message: ({ gauge, owner }) => ({
      message: `${owner} builds ${gauge} track more cheaply, but that gauge is not among those that set the cost.`,
      hint: 'Add the gauge to "added", or name another one.',
    }),
    *check({ title, options: { added } }) {
      for (const { ability, owner, at } of abilitiesOfType(title, 'terrain_discount')) {
        for (const { text: gauge, at: place } of placedTexts(ability['gauges'], `${at}/gauges`))
          if (!added.some((entry) => entry.gauge === gauge)) yield { at: place, says: { gauge, owner } };
      }
    },
  }),
];
