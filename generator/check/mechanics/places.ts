/** Where a title mentions things that mechanics may bring. */
import type { AbilityDefinition, TitleDefinition } from '../../../runtime/kernel/title.ts';

export interface Named {
  readonly name: string;
  readonly at: string;
  readonly part?: 'key';
}

export function* stepsIn(title: TitleDefinition): Iterable<Named> {
  for (const [r, round] of title.rounds.definitions.entries()) {
    for (const [s, step] of round.steps.entries()) {
      const at = `/rounds/definitions/${r}/steps/${s}`;
      yield { name: step.use ?? step.id, at: `${at}/${step.use === undefined ? 'id' : 'use'}` };
    }
  }
}

export function* eventsIn(title: TitleDefinition): Iterable<Named> {
  for (const [t, { events = [] }] of title.trains.entries()) {
    for (const [e, { type }] of events.entries()) yield { name: type, at: `/trains/${t}/events/${e}/type` };
  }
}

export function* statusesIn(title: TitleDefinition): Iterable<Named> {
  for (const [p, { status = [] }] of title.phases.entries()) {
    for (const [s, name] of status.entries()) yield { name, at: `/phases/${p}/status/${s}` };
  }
}

export interface OwnedAbility {
  readonly ability: AbilityDefinition;
  readonly owner: string;
  readonly at: string;
}

/** Abilities of privates, corporations and minors. */
export function* abilitiesIn(title: TitleDefinition): Iterable<OwnedAbility> {
  for (const list of ['privates', 'corporations', 'minors'] as const) {
    for (const [c, company] of title[list].entries()) {
      for (const [a, ability] of (company.abilities ?? []).entries()) {
        yield { ability, owner: company.id, at: `/${list}/${c}/abilities/${a}` };
      }
    }
  }
}

/** The keys written for one kind of thing: `corporations`, `trains`, `stops` ... */
export function* keysIn(title: TitleDefinition, kind: string): Iterable<Named> {
  for (const [at, value] of thingsOf(title, kind)) {
    for (const name of Object.keys(value)) yield { name, at: `${at}/${name}`, part: 'key' };
  }
}

function* thingsOf(title: TitleDefinition, kind: string): Iterable<readonly [string, object]> {
  const list = (at: string, values: readonly object[]) => values.map((value, i) => [`${at}/${i}`, value] as const);
  const table = (at: string, values: Readonly<Record<string, object>>) =>
    Object.entries(values).map(
      ([key, value]) => [`${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, value] as const,
    );
  const tiles = [...table('/map/hexes', title.map.hexes), ...table('/tiles/definitions', title.tiles.definitions)];
  switch (kind) {
    case 'corporations':
      yield* [...list('/corporations', title.corporations), ...list('/minors', title.minors)];
      return;
    case 'privates':
      yield* list('/privates', title.privates);
      return;
    case 'trains':
      for (const [t, train] of title.trains.entries()) {
        yield [`/trains/${t}`, train];
        yield* list(`/trains/${t}/variants`, train.variants ?? []);
      }
      return;
    case 'zones':
      yield* table('/market/zones', title.market.zones);
      return;
    case 'hexes':
      yield* table('/map/hexes', title.map.hexes);
      return;
    case 'tiles':
      yield* table('/tiles/definitions', title.tiles.definitions);
      return;
    case 'stops':
      for (const [at, tile] of tiles)
        yield* list(`${at}/stops`, (tile as { readonly stops?: readonly object[] }).stops ?? []);
  }
}
