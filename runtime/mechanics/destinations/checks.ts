/** What can be wrong with destinations. */
import { operatingSteps } from '../../core/checking/example.ts';
import { hasCity, hexName, reachableFrom } from '../../core/checking/places.ts';
import { waysOfRaisingMoney } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import type { CorporationDefinition, TitleDefinition } from '../../kernel/title.ts';

interface Goal {
  readonly from?: string;
  readonly to: readonly string[];
}

interface Options {
  readonly while: string;
  readonly afterwards: string;
  readonly table: Readonly<Record<string, Goal>>;
}

const TABLE = { NR: { to: ['C3'] }, ER: { to: ['C7'] }, SR: { to: ['A3'] }, WR: { to: ['A7'] } };

const example = (table: object, options: object = {}, more: object = {}) => ({
  mechanics: [
    { id: 'capitalization-stages', stages: ['escrow', 'full'] },
    { id: 'destinations', while: 'escrow', afterwards: 'incremental', table, ...options },
  ],
  trains: [{ id: '4', events: [{ type: 'next_capitalization_stage' }] }],
  ...operatingSteps({ id: 'destination-check', $after: 'track' }),
  ...more,
});

interface Destined {
  readonly definition: CorporationDefinition;
  readonly goal: Goal;
  readonly from: string | undefined;
}

function* destined({ corporations, minors }: TitleDefinition, { table }: Options): Iterable<Destined> {
  for (const definition of [...minors, ...corporations]) {
    const goal = table[definition.id];
    if (goal !== undefined) yield { definition, goal, from: goal.from ?? definition.home?.hex };
  }
}

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { name: string }>({
    code: 'destinations/way-unknown',
    severity: 'error',
    summary: 'A way of raising money is named that neither the core nor a mechanic of the title knows.',
    why: 'No corporation raises money in that way, so no destination is ever looked at.',
    bad: example(TABLE, { while: 'escro' }),
    good: example(TABLE),
    message: ({ name }) => ({
      message: `There is no way of raising money "${name}".`,
      hint: 'Write one that the core or a mechanic of the title brings.',
    }),
    *check(scene) {
      const known = waysOfRaisingMoney(scene);
      for (const option of ['while', 'afterwards'] as const) {
        const name = scene.options[option];
        if (!known.includes(name)) yield { at: scene.at(option), says: { name }, misspelt: { name, known } };
      }
    },
  }),
  defineMechanicRule<Options, { way: string }>({
    code: 'destinations/way-unchanged',
    severity: 'error',
    summary: 'A corporation raises money after its destination as before.',
    why: 'Reaching it early would change nothing, and it would wait for it once more.',
    bad: example(TABLE, { afterwards: 'escrow' }),
    good: example(TABLE, { afterwards: 'full' }),
    message: ({ way }) => ({
      message: `Before and after its destination a corporation raises money in the way "${way}".`,
      hint: 'Write how a corporation raises money that has reached its destination before it is started.',
    }),
    *check({ options, at }) {
      if (options.while === options.afterwards) yield { at: at('afterwards'), says: { way: options.while } };
    },
  }),
  defineMechanicRule<Options, { corporation: string; way: string }>({
    code: 'destinations/missing',
    severity: 'error',
    summary: 'A corporation may raise money in the way that waits for a destination, and has none.',
    why: 'It would never get what is held back.',
    bad: example({ NR: TABLE.NR, ER: TABLE.ER, SR: TABLE.SR }),
    good: example(TABLE),
    message: ({ corporation, way }) => ({
      message: `${corporation} has no destination, and may raise money in the way "${way}".`,
      hint: `Add "${corporation}": { "to": [...] } to "table", or give it a "capitalization" of its own.`,
    }),
    *check({ title, options, at }) {
      for (const { id, capitalization = options.while } of title.corporations) {
        if (capitalization === options.while && options.table[id] === undefined)
          yield { at: at('table'), says: { corporation: id, way: options.while } };
      }
    },
  }),
  defineMechanicRule<Options, { corporation: string }>({
    code: 'destinations/no-start',
    severity: 'error',
    summary: 'A corporation has a destination, and neither a home nor another place to be joined to it.',
    why: 'It could never reach the destination.',
    bad: example(TABLE, {}, { corporations: [{ id: 'NR', home: null }] }),
    good: example({ ...TABLE, NR: { from: 'A3', to: ['C3'] } }, {}, { corporations: [{ id: 'NR', home: null }] }),
    message: ({ corporation }) => ({
      message: `From where ${corporation} must be joined to its destination is not said: it has no home.`,
      hint: 'Add "from" with the hex from which track must lead there.',
    }),
    *check({ title, options, at }) {
      for (const { definition, from } of destined(title, options))
        if (from === undefined) yield { at: at('table', definition.id), says: { corporation: definition.id } };
    },
  }),
  defineMechanicRule<Options, { corporation: string; hex: string }>({
    code: 'destinations/start-without-city',
    severity: 'error',
    summary: 'The place that must be joined to a destination has no city.',
    why: 'Track is followed from its cities, so the destination could never be reached.',
    bad: example({ ...TABLE, NR: { from: 'B4', to: ['C3'] } }),
    good: example({ ...TABLE, NR: { from: 'A7', to: ['C3'] } }),
    message: ({ corporation, hex }) => ({
      message: `${corporation} is to be joined to its destination from ${hex}, which has no city.`,
      hint: 'Name a hex with a city.',
    }),
    *check({ title, options, map, at }) {
      for (const { definition, goal, from = '' } of destined(title, options)) {
        const info = map.hex.get(from);
        if (goal.from !== undefined && info !== undefined && !hasCity(info))
          yield {
            at: at('table', definition.id, 'from'),
            says: { corporation: definition.id, hex: hexName(map, from) },
          };
      }
    },
  }),
  defineMechanicRule<Options, { corporation: string; hex: string }>({
    code: 'destinations/at-home',
    severity: 'error',
    summary: 'The destination of a corporation is where it begins.',
    why: 'It would be reached with the first track; the coordinate is probably wrong.',
    bad: example({ ...TABLE, NR: { to: ['A3'] } }),
    good: example(TABLE),
    message: ({ corporation, hex }) => ({
      message: `${corporation} is to be joined to ${hex} from there.`,
      hint: 'Write the coordinate of its destination.',
    }),
    *check({ title, options, map, at }) {
      for (const { definition, goal, from } of destined(title, options)) {
        const place = goal.to.findIndex((hex) => hex === from);
        if (place >= 0 && from !== undefined)
          yield {
            at: at('table', definition.id, 'to', place),
            says: { corporation: definition.id, hex: hexName(map, from) },
          };
      }
    },
  }),
  defineMechanicRule<Options, { corporation: string; hex: string }>({
    code: 'destinations/unreachable',
    severity: 'error',
    summary: 'No track can ever lead from a corporation to its destination.',
    why: 'It would never get what is held back.',
    bad: example(
      { ...TABLE, NR: { to: ['C1'] } },
      {},
      {
        map: { hexes: { C1: { paths: [{ from: 5, to: 's0' }] } } },
      },
    ),
    good: example({ ...TABLE, NR: { to: ['C1'] } }),
    message: ({ corporation, hex }) => ({
      message: `No track can lead from the home of ${corporation} to ${hex}.`,
      hint: 'Look at the borders and the printed track between the two, or write another destination.',
    }),
    *check({ title, options, map, at }) {
      for (const { definition, goal, from = '' } of destined(title, options)) {
        if (!map.hex.has(from)) continue;
        const reached = reachableFrom(map, from);
        for (const [t, hex] of goal.to.entries()) {
          if (map.hex.has(hex) && !reached.has(hex))
            yield {
              at: at('table', definition.id, 'to', t),
              says: { corporation: definition.id, hex: hexName(map, hex) },
            };
        }
      }
    },
  }),
];
