import type { Rulebook } from '../../runtime/kernel/rulebook.ts';
import type { GameState } from '../../runtime/kernel/state.ts';
import type { Meaning } from './match.ts';

/** What the names in an action stand for in a state. Places are looked up when asked, so it is valid for this state only. */
export function meaningIn(rules: Rulebook, state: GameState): Meaning {
  return {
    certificate: (id) => {
      const certificate = rules.certificate.get(id);
      if (certificate === undefined) return id;
      const holder = placeOf(state.holdings[certificate.corporation] ?? {}, id);
      return `${certificate.corporation}@${holder}:${state.resized[id] ?? certificate.percent}`;
    },
    train: (id) => `${withoutCopy(id)}@${placeOf(state.trains, id)}`,
    tile: withoutCopy,
    city: (id) => {
      const [, tile = id, part = ''] = /^(.+)-\d+-(\d+)$/.exec(id) ?? [];
      return rules.map.hex.has(tile) ? `${tile}-${part}` : id;
    },
  };
}

function withoutCopy(id: string): string {
  return id.replace(/-\d+$/, '');
}

function placeOf(places: Readonly<Record<string, readonly string[]>>, id: string): string {
  return Object.keys(places).find((place) => places[place]?.includes(id) === true) ?? 'nowhere';
}
