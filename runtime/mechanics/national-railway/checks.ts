/** What can be wrong with a state railway. */
import { lasts } from '../../core/checking/train-order.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly corporation: string;
  readonly mustBuyAbove: number;
  readonly mustBuyAboveWithRusting: number;
}

const example = (options: object, more: object = {}) => ({
  mechanics: [
    {
      id: 'national-railway',
      corporation: 'WR',
      mustBuyAbove: 600,
      mustBuyAboveWithRusting: 400,
      extraTrains: 1,
      ...options,
    },
  ],
  ...more,
});

const RUSTING = ['4', '5', '6'].map((id) => ({ id, rustsOn: '7' }));

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { corporation: string }>({
    code: 'national-railway/no-lasting-train',
    severity: 'error',
    summary: 'A corporation buys only trains that never rust, and every train rusts.',
    why: 'It could never buy a train.',
    bad: example({}, { trains: [...RUSTING, { id: '7', price: 700, distance: 7, count: 5, rustsOn: '7' }] }),
    good: example({}),
    message: ({ corporation }) => ({
      message: `Every train of the title rusts: there is none that ${corporation} may buy.`,
      hint: 'Take "rustsOn" away from the last trains.',
    }),
    *check({ title: { trains }, options: { corporation }, at }) {
      if (!trains.some(lasts)) yield { at: at('corporation'), says: { corporation } };
    },
  }),
  defineMechanicRule<Options, { above: number; price: number; train: string }>({
    code: 'national-railway/must-buy-too-soon',
    severity: 'warning',
    summary: 'A corporation must buy its first train with less cash than the cheapest one that it may buy costs.',
    why: 'It would have to raise the rest as in an emergency; perhaps a digit is missing.',
    bad: example({ mustBuyAbove: 200, mustBuyAboveWithRusting: 100 }),
    good: example({}),
    message: ({ above, price, train }) => ({
      message: `With more than ${above} it must buy a train, and the cheapest that never rusts, a ${train}, costs ${price}.`,
      hint: 'Write how much it may keep before it must buy a train.',
    }),
    *check({ title: { trains }, options: { mustBuyAbove }, at }) {
      const [cheapest] = trains.filter(lasts).sort((a, b) => a.price - b.price);
      if (cheapest !== undefined && mustBuyAbove < cheapest.price)
        yield {
          at: at('mustBuyAbove'),
          says: { above: mustBuyAbove, price: cheapest.price, train: cheapest.id },
        };
    },
  }),
  defineMechanicRule<Options, { rusting: number; above: number }>({
    code: 'national-railway/rusting-without-effect',
    severity: 'warning',
    summary: 'What it may keep while it owns a train that rusts is more than what it may keep anyway.',
    why: 'The second figure never counts; the two are probably swapped.',
    bad: example({ mustBuyAboveWithRusting: 800 }),
    good: example({}),
    message: ({ rusting, above }) => ({
      message: `Above ${above} it must buy a train in any case: ${rusting} for trains that rust never counts.`,
      hint: 'Look both figures up in the rule book.',
    }),
    *check({ options: { mustBuyAbove: above, mustBuyAboveWithRusting: rusting }, at }) {
      if (rusting > above) yield { at: at('mustBuyAboveWithRusting'), says: { rusting, above } };
    },
  }),
  defineMechanicRule<Options, { above: number; price: number; train: string }>({
    code: 'national-railway/must-buy-never',
    severity: 'warning',
    summary: 'A corporation may keep more than three times the price of the dearest train before it must buy one.',
    why: 'It would hardly ever have to; perhaps a digit is too many.',
    bad: example({ mustBuyAbove: 6000 }),
    good: example({ mustBuyAbove: 1200 }),
    message: ({ above, price, train }) => ({
      message: `It must buy a train with more than ${above} only, and the dearest, a ${train}, costs ${price}.`,
      hint: 'Look the figure up in the rule book.',
    }),
    *check({ title: { trains }, options: { mustBuyAbove: above }, at }) {
      const [dearest] = trains.filter(lasts).sort((a, b) => b.price - a.price);
      if (dearest !== undefined && above > 3 * dearest.price)
        yield { at: at('mustBuyAbove'), says: { above, price: dearest.price, train: dearest.id } };
    },
  }),
];
