/** Names that data refer to, as readers know them: places, certificates, prices, the trains that set something off. */
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Catalogue } from '../locales/catalogue.ts';
import { certificateWords } from './certificate.ts';
import { formatList, formatMoney } from './format.ts';
import { fill } from './template.ts';
import { zonePrices } from './zone.ts';

export type SpokenTitle = Pick<
  TitleDefinition,
  'currency' | 'corporations' | 'market' | 'map' | 'mechanics' | 'trains' | 'phases'
>;

/** Undefined for what has no such name. */
type Namer = (word: string, title: SpokenTitle, catalogue: Catalogue) => string | undefined;

/** `Messina (B14)`; `port (A5)` of one without a name. */
const hex: Namer = (id, title, { terms }) => {
  const name = title.map.hexes[id]?.name ?? (isPort(id, title) ? terms['port'] : undefined);
  return name === undefined ? undefined : `${name} (${id})`;
};

/** Whether a rule of the title calls a hex a port. */
export const isPort = (id: string, { mechanics }: Pick<TitleDefinition, 'mechanics'>): boolean =>
  mechanics.some(({ id: own, use = own, hexes }) => use === 'ports' && Array.isArray(hexes) && hexes.includes(id));

/** `Iyo Railway (IR)`. */
const who: Namer = (id, { corporations }) => {
  const found = corporations.find((one) => one.id === id);
  return found === undefined ? undefined : `${found.name} (${id})`;
};

/** The places whose stops belong to a group. */
const group: Namer = (name, { map }, { notation }) => {
  const places = Object.entries(map.hexes).filter(([, { stops = [] }]) =>
    stops.some(({ groups = [] }) => groups.includes(name)),
  );
  return places.length === 0
    ? undefined
    : formatList(
        places.map(([id, place]) => place.name ?? id),
        notation.and,
      );
};

/** Every purchase that sets off an event: `the first 6-train`. */
const purchase: Namer = (event, { trains }, { says, notation }) => {
  const purchases = trains.flatMap(({ id, events = [] }) =>
    events
      .filter(({ type }) => type === event)
      .map(({ copy = 1 }) =>
        fill(copy === 1 ? says['purchase.first'] : says['purchase.copy'], ({ name }) =>
          name === 'copy' ? notation.ordinal(copy) : id,
        ),
      ),
  );
  return purchases.length === 0 ? undefined : formatList(purchases, notation.and);
};

/** The first phase that has a status. */
const since: Namer = (status, { phases }) => phases.find(({ status: has = [] }) => has.includes(status))?.id;

const zone: Namer = (id, title, { notation }) =>
  formatList(
    zonePrices(id, title).map((price) => formatMoney(price, title.currency, notation)),
    notation.and,
  );

const NAMERS: Readonly<Record<string, Namer>> = { share: certificateWords, hex, who, group, purchase, since, zone };

/** What the data call `word`, where a phrase asks for its name in this format. */
export const nameOf = (
  word: string,
  format: string | undefined,
  title: SpokenTitle,
  catalogue: Catalogue,
): string | undefined => (format === undefined ? undefined : NAMERS[format]?.(word, title, catalogue));
