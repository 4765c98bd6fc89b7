/** What can be wrong with zones that end the game. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const BANK = { reason: 'bank', timing: 'full_or' };
const MARKET = { reason: 'stock_market', timing: 'immediate' };

const example = (gameEnd: readonly object[], zone: object) => ({
  mechanics: [{ id: 'end-after-turn' }],
  policies: { gameEnd },
  market: { zones: { low: zone } },
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { zone: string }>({
    code: 'end-after-turn/end-not-said',
    severity: 'error',
    summary: 'A zone ends the game after a turn, and "gameEnd" does not say so.',
    why: 'Nothing happens when a price comes there.',
    bad: example([BANK], { endsAfterTurn: true }),
    good: example([BANK, MARKET], { endsAfterTurn: true }),
    message: ({ zone }) => ({
      message: `The zone "${zone}" ends the game after a turn, but "stock_market" is no reason of "gameEnd".`,
      hint: 'Add { "reason": "stock_market", "timing": "immediate" } to "gameEnd".',
    }),
    *check({ title: { market, policies } }) {
      if (policies.gameEnd.some(({ reason }) => reason === 'stock_market')) return;
      for (const [zone, effects] of Object.entries(market.zones))
        if (effects['endsAfterTurn'] === true) yield { at: `/market/zones/${zone}/endsAfterTurn`, says: { zone } };
    },
  }),
  defineMechanicRule<object>({
    code: 'end-after-turn/no-zone',
    severity: 'error',
    summary: 'The game is to end after the turn of a corporation in a zone, and no zone is of that kind.',
    why: 'The stock market would never end the game: with this mechanic only such a zone does.',
    bad: example([BANK, MARKET], { endsGame: true }),
    good: example([BANK, MARKET], { endsAfterTurn: true }),
    message: () => ({
      message: 'No zone of the market has "endsAfterTurn", which this mechanic waits for.',
      hint: 'Write "endsAfterTurn": true in the zone at the top of the market.',
    }),
    *check({ title: { market }, at }) {
      if (!Object.values(market.zones).some((zone) => zone['endsAfterTurn'] === true))
        yield { at: at(), says: undefined };
    },
  }),
];
