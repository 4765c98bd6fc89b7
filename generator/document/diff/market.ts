/** The stock market: its shape, prices, starting prices and zones. */
import { ofBefore } from './money.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import { marketPrices, zonesOf, zoneWords } from '../summary/elements.ts';
import type { Teller } from '../summary/teller.ts';
import { parPrices } from '../words/zone.ts';
import type { Difference } from './difference.ts';
import { difference, same } from './difference.ts';
import { bothOf, instead } from './instead.ts';

export const market = (before: Teller, after: Teller): Difference[] => {
  const [old, now] = [before.title.market, after.title.market];
  if (same(old, now)) return [];
  const { say } = after.speech;
  const kinds = { before: say(`market.kind.${old.kind}`), after: say(`market.kind.${now.kind}`) };
  const found = [
    ...instead('market', '/market/kind', say('diff.what.marketKind'), kinds, after),
    ...instead('market', '/market/rows', say('diff.what.range'), bothOf(before, after, rangeOf, marketPrices), after),
    ...instead('market', '/market/rows', say('diff.what.pars'), bothOf(before, after, parsOf, parPrices), after),
    ...zones(before, after),
  ];
  const cells = cellChanges(before.title, after.title);
  if (found.length > 0 || cells === 0) return found;
  return [difference('market', 'changed', '/market/rows', `${say('diff.what.cells')}: ${cells}.`, old.rows, now.rows)];
};

const rangeOf = ({ title, speech }: Teller): string => {
  const prices = marketPrices(title);
  return `${speech.money(Math.min(...prices))}–${speech.money(Math.max(...prices))}`;
};

const parsOf = ({ title, speech }: Teller): string =>
  speech.and(parPrices(title).map(speech.money)) || speech.say('diff.none');

const zones = (before: Teller, after: Teller): Difference[] => {
  const { say } = after.speech;
  const words = (teller: Teller) => zonesOf(teller.title).map((id) => [id, zoneWords(teller, id)] as const);
  const [old, now] = [words(before), words(after)];
  const unlike = (some: typeof old, others: typeof old) =>
    some.filter(([, zone]) => !others.some(([, other]) => other === zone));
  return [
    ...unlike(now, old).map(([id, zone]) =>
      difference(
        'market',
        'added',
        `/market/zones/${id}`,
        say('diff.newZone', { zone }),
        undefined,
        after.title.market.zones[id],
      ),
    ),
    ...unlike(old, now).map(([id, zone]) =>
      difference(
        'market',
        'removed',
        `/market/zones/${id}`,
        say('diff.goneZone', { zone: ofBefore(zone) }),
        before.title.market.zones[id],
      ),
    ),
  ];
};

const cellChanges = (before: TitleDefinition, after: TitleDefinition): number => {
  const cells = ({ market: { rows } }: TitleDefinition): Map<string, unknown> =>
    new Map(rows.flatMap((row, r) => row.flatMap((cell, c) => (cell === null ? [] : [[`${r},${c}`, cell] as const]))));
  const [old, now] = [cells(before), cells(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((key) => !same(old.get(key), now.get(key))).length;
};
