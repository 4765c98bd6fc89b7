import { nearNames, oneOf, quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const groupOfOne = defineRule({
  code: 'group-of-one',
  family: 'unused',
  severity: 'warning',
  summary: 'A group of stops has only one member, and its name is almost that of another group.',
  why: 'Groups say that several stops count as one; this one is probably misspelt.',
  bad: {
    map: {
      hexes: {
        B8: { stops: [{ kind: 'offboard', revenue: 30, groups: ['rim'] }] },
        C1: { stops: [{ kind: 'offboard', revenue: 20, groups: ['rmi'] }] },
      },
    },
  },
  good: {
    map: {
      hexes: {
        B8: { stops: [{ kind: 'offboard', revenue: 30, groups: ['rim'] }] },
        C1: { stops: [{ kind: 'offboard', revenue: 20, groups: ['rim'] }] },
      },
    },
  },
  message: ({ group, near }: { group: string; near: readonly string[] }) => ({
    message: `Only one stop is in the group ${quote(group)}.`,
    hint: `Did you mean ${oneOf(near)}?`,
  }),
  *check({ title, references }) {
    const members = new Map<string, string[]>();
    for (const [hex, { stops = [] }] of Object.entries(title.map.hexes)) {
      for (const [s, { groups = [] }] of stops.entries()) {
        for (const [g, group] of groups.entries()) {
          members.set(group, [...(members.get(group) ?? []), `/map/hexes/${hex}/stops/${s}/groups/${g}`]);
        }
      }
    }
    for (const { groups = [] } of Object.values(title.tiles.definitions).flatMap(({ stops = [] }) => stops)) {
      for (const group of groups) members.get(group)?.push('');
    }
    const called = new Set(references('groups').map(({ name }) => name));
    for (const [group, [at = '', ...others]] of members) {
      if (others.length > 0 || called.has(group)) continue;
      const near = nearNames(group, [...members.keys()]);
      if (near.length > 0) yield { at, says: { group, near } };
    }
  },
});
