/** What can be wrong with trains that are handed in. */
import { placeOfTrain, soldBefore } from '../../core/checking/train-order.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import type { TitleDefinition } from '../../kernel/title.ts';

const example = (tradeIn: object, more: readonly object[] = []) => ({
  mechanics: [{ id: 'train-trade-in' }],
  trains: [{ id: '6', tradeIn }, ...more],
});

interface Entry {
  /** Place of the new train. */
  readonly place: number;
  readonly train: string;
  readonly old: string;
  /** Place of the old one; -1: it is none. */
  readonly oldPlace: number;
  readonly at: string;
}

function* entries(title: TitleDefinition): Iterable<Entry> {
  for (const [place, { id, tradeIn }] of title.trains.entries()) {
    for (const old of Object.keys(typeof tradeIn === 'object' && tradeIn !== null ? tradeIn : {}))
      yield { place, train: id, old, oldPlace: placeOfTrain(title, old), at: `/trains/${place}/tradeIn/${old}` };
  }
}

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { train: string; old: string; on: string }>({
    code: 'train-trade-in/rusted-before',
    severity: 'error',
    summary: 'A train is to be handed in that has rusted before the new one is for sale.',
    why: 'Nobody has one any more.',
    bad: example({ 2: 40, 4: 100 }),
    good: example({ 3: 60, 4: 100 }),
    message: ({ train, old, on }) => ({
      message: `The ${old} rusts with the first ${on}, before a ${train} is for sale: none can be handed in.`,
      hint: 'Take the entry away, or look at what the older train rusts on.',
    }),
    *check({ title }) {
      for (const { place, train, old, oldPlace, at } of entries(title)) {
        const on = title.trains[oldPlace]?.rustsOn;
        if (on === undefined) continue;
        const rusts = placeOfTrain(title, on);
        if (rusts >= 0 && rusts <= soldBefore(title, place)) yield { at, part: 'key', says: { train, old, on } };
      }
    },
  }),
  defineMechanicRule<object, { train: string; old: string }>({
    code: 'train-trade-in/not-older',
    severity: 'warning',
    summary: 'A train is cheaper for one that is not older than itself.',
    why: 'Trains are handed in for better ones; a name is probably wrong.',
    bad: { mechanics: [{ id: 'train-trade-in' }], trains: [{ id: '5', tradeIn: { 6: 100 } }] },
    good: example({ 4: 100, 5: 100 }),
    message: ({ train, old }) => ({
      message: `The ${old} does not come before the ${train}, for which it is to be handed in.`,
      hint: 'Name an older train.',
    }),
    *check({ title }) {
      for (const { place, train, old, oldPlace, at } of entries(title))
        if (oldPlace >= place) yield { at, part: 'key', says: { train, old } };
    },
  }),
];
