/** What can be wrong with licences. */
import { operatingSteps } from '../../core/checking/example.ts';
import { hasStop, hexesWithout, hexName } from '../../core/checking/places.ts';
import { firingsOf, placedTexts } from '../../core/checking/title-parts.ts';
import { placeOfTrain } from '../../core/checking/train-order.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Price {
  readonly first: number;
  readonly later: number;
}

interface Options {
  readonly train: string;
  readonly event: string;
  readonly prices: Readonly<Record<string, Price>>;
  readonly doubled?: readonly string[];
}

const PRICES = { 5: { first: 300, later: 200 }, 6: { first: 200, later: 100 } };

const example = (options: object, by = '5') => ({
  mechanics: [
    { id: 'licences', train: '6', event: 'e_tokens', name: 'Licence', prices: PRICES, doubled: ['C3'], ...options },
  ],
  trains: [{ id: by, events: [...(by === '5' ? [{ type: 'close_companies' }] : []), { type: 'e_tokens' }] }],
  ...operatingSteps({ id: 'buy-licence', $before: 'buy-train' }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { train: string }>({
    code: 'licences/train-needs-itself',
    severity: 'error',
    summary: 'Licences for a train are sold from its own first purchase on.',
    why: 'Nobody may buy the train without a licence, so neither ever comes.',
    bad: example({}, '6'),
    good: example({}),
    message: ({ train }) => ({
      message: `Licences for the ${train} are sold once a ${train} has been bought, which needs a licence.`,
      hint: 'Let an earlier train set the event off.',
    }),
    *check({ title, options: { train, event }, at }) {
      const place = placeOfTrain(title, train);
      const firings = [...firingsOf(title, event)];
      if (firings.length > 0 && firings.every((firing) => firing.train === place))
        yield { at: at('event'), says: { train } };
    },
  }),
  defineMechanicRule<Options, { event: string; phase: string }>({
    code: 'licences/no-price-yet',
    severity: 'warning',
    summary: 'Licences are to be sold from an event on, and the first price is for a later phase.',
    why: 'Between the two none is sold, whatever the event says.',
    bad: example({ prices: { 6: PRICES[6] } }),
    good: example({}),
    message: ({ event, phase }) => ({
      message: `The event "${event}" comes before the phase "${phase}", from which on licences have a price.`,
      hint: 'Write a price for the phase in which the event comes.',
    }),
    *check({ title, options: { event, prices }, at }) {
      const first = title.phases.findIndex(({ id }) => prices[id] !== undefined);
      const phase = title.phases[first];
      const [firing] = firingsOf(title, event);
      if (phase?.on === undefined || firing === undefined) return;
      if (placeOfTrain(title, phase.on) > firing.train) yield { at: at('prices'), says: { event, phase: phase.id } };
    },
  }),
  defineMechanicRule<Options, Price>({
    code: 'licences/later-dearer',
    severity: 'warning',
    summary: 'The first licence of the game is cheaper than the others.',
    why: 'Who goes ahead pays most in such games; two figures are probably swapped.',
    bad: example({ prices: { ...PRICES, 5: { first: 200, later: 300 } } }),
    good: example({}),
    message: ({ first, later }) => ({
      message: `The first licence costs ${first}, every other ${later}.`,
      hint: 'Look both figures up in the rule book.',
    }),
    *check({ options: { prices }, at }) {
      for (const [phase, { first, later }] of Object.entries(prices))
        if (later > first) yield { at: at('prices', phase, 'later'), says: { first, later } };
    },
  }),
  defineMechanicRule<Options, { hex: string; train: string }>({
    code: 'licences/doubled-without-stop',
    severity: 'warning',
    summary: 'A hex counts twice for a train, and has no stop.',
    why: 'No route calls there, so nothing is doubled.',
    bad: example({ doubled: ['C5'] }),
    good: example({}),
    message: ({ hex, train }) => ({
      message: `${hex} counts twice for the ${train}, but no route ever calls there.`,
      hint: 'Name a hex with a city, a town or an off-board area.',
    }),
    *check({ options: { doubled, train }, map, at }) {
      for (const { hex, at: place } of hexesWithout(map, placedTexts(doubled, at('doubled')), hasStop))
        yield { at: place, says: { hex: hexName(map, hex), train } };
    },
  }),
];
