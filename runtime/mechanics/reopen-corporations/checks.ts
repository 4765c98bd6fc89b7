/** What can be wrong with corporations that come back. */
import { mayUse } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

/** They close corporations while the game goes on. */
const CLOSING = ['soft-bankruptcy', 'city-disaster', 'nationalization'];

const example = (zone: object) => ({ mechanics: [{ id: 'reopen-corporations' }], market: { zones: { low: zone } } });

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object>({
    code: 'reopen-corporations/nothing-closes',
    severity: 'warning',
    summary: 'Closed corporations come back, and none ever closes.',
    why: 'The mechanic is never of use; what closes them has probably been forgotten.',
    bad: example({}),
    good: example({ closes: true }),
    message: () => ({
      message: 'No zone of the market closes a corporation, and no mechanic does.',
      hint: 'Write "closes": true in a zone of the market, or take the mechanic away.',
    }),
    *check(scene) {
      if (Object.values(scene.title.market.zones).some(({ closes }) => closes === true)) return;
      if (!mayUse(scene, CLOSING)) yield { at: scene.at(), says: undefined };
    },
  }),
];
