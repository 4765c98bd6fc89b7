/** What can be wrong with a title because of bought rights. */
import { operatingSteps } from '../../core/checking/example.ts';
import { hasStop, hexesWithout, hexName } from '../../core/checking/places.ts';
import { placedTexts } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import type { Right } from './rights.ts';

interface Options {
  readonly price: number;
  readonly supply: number | 'unlimited';
  readonly rights: readonly Right[];
}

const example = (options: object, right: object = {}) => ({
  mechanics: [
    {
      id: 'bonus-rights',
      price: 50,
      supply: 2,
      rights: [{ id: 'ferry', description: 'Ferry Token', private: 'HC', hexes: ['C3'], amount: 10, ...right }],
      ...options,
    },
  ],
  ...operatingSteps({ id: 'buy-right', $before: 'track' }),
});

/** Of a corporation that has a right from its first turn to the end. */
const SO_MANY_TURNS = 30;

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { right: string; hex: string }>({
    code: 'bonus-rights/hex-without-stop',
    severity: 'warning',
    summary: 'A right is for a hex without a stop.',
    why: 'No route calls there, so the right earns nothing.',
    bad: example({}, { hexes: ['C5'] }),
    good: example({}),
    message: ({ right, hex }) => ({
      message: `The right "${right}" makes ${hex} worth more, where no route ever calls.`,
      hint: 'Name a hex with a city, a town or an off-board area.',
    }),
    *check({ options, map, at }) {
      for (const [r, { id, hexes }] of options.rights.entries()) {
        for (const { hex, at: place } of hexesWithout(map, placedTexts(hexes, at('rights', r, 'hexes')), hasStop))
          yield { at: place, says: { right: id, hex: hexName(map, hex) } };
      }
    },
  }),
  defineMechanicRule<Options>({
    code: 'bonus-rights/nothing-for-sale',
    severity: 'warning',
    summary: 'No right can be bought by another corporation.',
    why: 'The step that sells rights never has anything to offer.',
    bad: example({ supply: 0 }),
    good: example({ supply: 1 }),
    message: () => ({
      message: 'With a supply of 0 nobody can buy a right beside the owner of the company.',
      hint: 'Raise "supply", or give the company a bonus of its own ("hex-bonus-private", "bonus-marker").',
    }),
    *check({ options, at }) {
      if (options.supply === 0) yield { at: at('supply'), says: undefined };
    },
  }),
  defineMechanicRule<Options, { company: string; right: string }>({
    code: 'bonus-rights/company-not-for-sale',
    severity: 'warning',
    summary: 'A right comes with a private company that its owner can never sell.',
    why: 'The right is for the corporation that buys the company; here none can.',
    bad: { ...example({}), privates: [{ id: 'HC', abilities: [{ type: 'no_buy' }] }] },
    good: { ...example({}, { private: 'MC' }), privates: [{ id: 'HC', abilities: [{ type: 'no_buy' }] }] },
    message: ({ company, right }) => ({
      message: `No corporation can buy ${company} ("no_buy"), so none has the right "${right}" first.`,
      hint: 'Tie the right to another company, or take "no_buy" away.',
    }),
    *check({ title, options, at }) {
      for (const [r, { id, private: company }] of options.rights.entries()) {
        const definition = title.privates.find((one) => one.id === company);
        if (definition?.abilities?.some(({ type }) => type === 'no_buy') === true)
          yield { at: at('rights', r, 'private'), says: { company, right: id } };
      }
    },
  }),
  defineMechanicRule<Options, { right: string; price: number; amount: number }>({
    code: 'bonus-rights/never-pays',
    severity: 'warning',
    summary: 'A right costs more than thirty times what it earns in a turn.',
    why: 'Hardly any game is so long; perhaps a digit is too many.',
    bad: example({ price: 500 }),
    good: example({ price: 60 }),
    message: ({ right, price, amount }) => ({
      message: `The right "${right}" costs ${price}, and earns ${amount} at most for each train.`,
      hint: 'Look both figures up in the rule book.',
    }),
    *check({ options: { price, rights }, at }) {
      for (const { id, hexes, amount } of rights) {
        const most = hexes.length * amount;
        if (price > SO_MANY_TURNS * most) {
          yield { at: at('price'), says: { right: id, price, amount: most } };
          return;
        }
      }
    },
  }),
];
