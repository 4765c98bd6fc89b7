/** What can be wrong with starting prices that open later. */
import { marketWithHighPar } from '../../core/checking/example.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly opens: Readonly<Record<string, readonly string[]>>;
}

const trains = [
  { id: '3', events: [{ type: 'green_par' }] },
  { id: '4', events: [{ type: 'brown_par' }] },
];

const example = (opens: object, zone?: object) => ({
  mechanics: [{ id: 'par-groups', opens }],
  trains,
  market: marketWithHighPar(zone),
});

const GOOD = example({ green_par: ['high'] });

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { zone: string }>({
    code: 'par-groups/zone-without-par',
    severity: 'error',
    summary: 'A zone is to be opened for starting prices, and has none.',
    why: 'Opening it changes nothing; another zone was probably meant.',
    bad: example({ green_par: ['low'] }),
    good: GOOD,
    message: ({ zone }) => ({
      message: `The zone "${zone}" has no starting prices.`,
      hint: 'Write "par": true in the zone, or name another one.',
    }),
    *check({
      title: {
        market: { zones },
      },
      options: { opens },
      at,
    }) {
      for (const [event, opened] of Object.entries(opens)) {
        for (const [z, zone] of opened.entries())
          if (zones[zone] !== undefined && zones[zone].par !== true)
            yield { at: at('opens', event, z), says: { zone } };
      }
    },
  }),
  defineMechanicRule<Options>({
    code: 'par-groups/nothing-open',
    severity: 'error',
    summary: 'Every starting price waits for an event.',
    why: 'At the beginning nobody could start a corporation, and so the event would never come.',
    bad: example({ green_par: ['high', 'par'] }),
    good: GOOD,
    message: () => ({
      message: 'No starting price is open from the beginning.',
      hint: 'Leave a zone of starting prices out of "opens".',
    }),
    *check({ options: { opens }, market: { parCells }, at }) {
      const tied = new Set(Object.values(opens).flat());
      if (parCells.length > 0 && parCells.every(({ zones: [zone] }) => zone !== undefined && tied.has(zone)))
        yield { at: at('opens'), says: undefined };
    },
  }),
  defineMechanicRule<Options, { zone: string; other: string }>({
    code: 'par-groups/opened-twice',
    severity: 'warning',
    summary: 'Two events open the same starting prices.',
    why: 'The later one does nothing; another zone was probably meant.',
    bad: example({ green_par: ['high'], brown_par: ['high'] }),
    good: GOOD,
    message: ({ zone, other }) => ({
      message: `The zone "${zone}" is opened by the event "${other}" already.`,
      hint: 'Name another zone, or take it away here.',
    }),
    *check({ options: { opens }, at }) {
      const by = new Map<string, string>();
      for (const [event, opened] of Object.entries(opens)) {
        for (const [z, zone] of opened.entries()) {
          const other = by.get(zone);
          if (other !== undefined) yield { at: at('opens', event, z), says: { zone, other } };
          by.set(zone, event);
        }
      }
    },
  }),
];
