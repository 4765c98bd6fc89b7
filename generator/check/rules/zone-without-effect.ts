import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

/** What is only for the eye. */
const LOOKS: ReadonlySet<string> = new Set(['name', 'color']);

export const zoneWithoutEffect = defineRule({
  code: 'zone-without-effect',
  family: 'unused',
  severity: 'warning',
  summary: 'Nothing holds in a zone of the market.',
  why: 'A zone is there for what happens in it; colour alone is no rule.',
  bad: { market: { zones: { low: { $replace: { name: 'Low', color: 'yellow' } } } } },
  good: { market: { zones: { low: { noHoldingLimit: true } } } },
  message: ({ zone }: { zone: string }) => ({
    message: `Nothing holds in the zone ${quote(zone)}: it has no effect.`,
    hint: 'Say what holds there: "par", "noCertificateLimit", "closes", ...; or take the zone away.',
  }),
  *check({ title, references }) {
    const called = new Set(
      references('zones')
        .filter(({ at }) => !at.startsWith('/market'))
        .map(({ name }) => name),
    );
    for (const [zone, effects] of Object.entries(title.market.zones)) {
      const holds = Object.entries(effects).some(([key, value]) => !LOOKS.has(key) && value !== false);
      if (!holds && !called.has(zone)) yield { at: `/market/zones/${zone}`, part: 'key', says: { zone } };
    }
  },
});
