/** What can be wrong with ports. */
import { hasStop, hexesWithout, hexName } from '../../core/checking/places.ts';
import { placedTexts } from '../../core/checking/title-parts.ts';
import { longestRun } from '../../core/checking/train-order.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly hexes: readonly string[];
  readonly stops: number;
}

const example = (options: object) => ({ mechanics: [{ id: 'ports', hexes: ['C1', 'B8'], stops: 3, ...options }] });

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { hex: string }>({
    code: 'ports/hex-without-stop',
    severity: 'error',
    summary: 'A port has no stop.',
    why: 'No route calls there; the coordinate is probably wrong.',
    bad: example({ hexes: ['C1', 'C5'] }),
    good: example({}),
    message: ({ hex }) => ({
      message: `No route ever calls at ${hex}: it is no port.`,
      hint: 'Name a hex with a city, a town or an off-board area.',
    }),
    *check({ options: { hexes }, map, at }) {
      for (const { hex, at: place } of hexesWithout(map, placedTexts(hexes, at('hexes')), hasStop))
        yield { at: place, says: { hex: hexName(map, hex) } };
    },
  }),
  defineMechanicRule<Options, { least: number; longest: number }>({
    code: 'ports/no-train-so-long',
    severity: 'error',
    summary: 'A route to a port needs more stops than any train can call at.',
    why: 'Nobody could ever run to a port.',
    bad: example({ stops: 12 }),
    good: example({}),
    message: ({ least, longest }) => ({
      message: `A route to a port has ${least} stops at least, and no train runs to more than ${longest}.`,
      hint: 'Look the number of stops up in the rule book.',
    }),
    *check({ title, options: { stops: least }, at }) {
      const longest = longestRun(title);
      if (least > longest) yield { at: at('stops'), says: { least, longest } };
    },
  }),
];
