/** What can be wrong with towns that grow or vanish. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import type { TileInfo } from '../../kernel/rulebook.ts';

interface Options {
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

const example = (changes: object) => ({
  mechanics: [{ id: 'town-changes', changes }],
  phases: [{ id: '6', status: ['upgradeable_towns'] }],
});

/** Whether the new tile, turned in some way, keeps all exits of the old one. */
const keepsExits = (from: TileInfo, to: TileInfo): boolean => {
  const exits = from.rotations[0]?.exits ?? [];
  return to.rotations.some((turned) => exits.every((edge) => turned.exits.includes(edge)));
};

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { tile: string }>({
    code: 'town-changes/tile-without-town',
    severity: 'warning',
    summary: 'A tile without a town is to be replaced.',
    why: 'Only towns grow or vanish; the number is probably wrong.',
    bad: example({ 57: ['14'] }),
    good: example({ 58: ['14'] }),
    message: ({ tile }) => ({
      message: `Tile ${tile} has no town that could grow or vanish.`,
      hint: 'Write the number of a tile with a town.',
    }),
    *check({ options: { changes }, map, at }) {
      for (const tile of Object.keys(changes)) {
        const towns = map.tile.get(tile)?.towns;
        if (towns === 0) yield { at: at('changes', tile), part: 'key', says: { tile } };
      }
    },
  }),
  defineMechanicRule<Options, { from: string; to: string }>({
    code: 'town-changes/exits-lost',
    severity: 'error',
    summary: 'A tile is to be replaced by one that cannot keep its exits, however it is turned.',
    why: 'It could never be laid there.',
    bad: example({ 58: ['57'] }),
    good: example({ 4: ['57'] }),
    message: ({ from, to }) => ({
      message: `However tile ${to} is turned, it loses an exit of tile ${from}.`,
      hint: 'Write the number of a tile with the same exits.',
    }),
    *check({ options: { changes }, map, at }) {
      for (const [from, replacements] of Object.entries(changes)) {
        const before = map.tile.get(from);
        for (const [r, to] of replacements.entries()) {
          const after = map.tile.get(to);
          if (before !== undefined && after !== undefined && !keepsExits(before, after))
            yield { at: at('changes', from, r), says: { from, to } };
        }
      }
    },
  }),
];
