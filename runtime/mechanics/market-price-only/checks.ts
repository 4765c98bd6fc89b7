/** What can be wrong with a title without lasting par prices. */
import { mayUse } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule, type Patch } from '../../kernel/mechanic-rule.ts';

const example = (mode: string): Patch => ({
  mechanics: [{ id: 'market-price-only' }],
  policies: { capitalization: { mode } },
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, undefined>({
    code: 'market-price-only/paid-in-full',
    severity: 'warning',
    summary:
      'Unsold shares cost what the market says, and corporations are paid for all of them at their starting price.',
    why: 'Titles without a lasting par pay a corporation what its shares really bring.',
    bad: example('full'),
    good: example('incremental'),
    message: () => ({
      message: 'A corporation that floats is paid for ten shares at its starting price, whatever they are sold for.',
      hint: 'Write "incremental" as the "mode" in /policies/capitalization, or take the mechanic away.',
    }),
    *check(scene) {
      const { mode } = scene.title.policies.capitalization;
      if (mode === 'full' && !mayUse(scene, ['capitalization-stages'])) yield { at: scene.at(), says: undefined };
    },
  }),
];
