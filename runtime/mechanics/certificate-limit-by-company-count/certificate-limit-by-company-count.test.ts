import { describe, expect, it } from 'vitest';

import { corporation, player } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { Game } from '../../kernel/game.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import { certificateLimit } from '../../core/certificate-limit.ts';
import { closeCorporation } from '../../core/close-corporation.ts';
import { certificateLimitByCompanyCount } from './index.ts';

/** Three corporations, three players: 16 certificates by the title. */
const game = (): Game =>
  turnGame({
    uses: [{ id: 'certificate-limit-by-company-count', limits: { '3': { '2': 7, '3': 9, '5': 30 }, '4': { '3': 5 } } }],
    with: [certificateLimitByCompanyCount],
  });
const form = (it: Game): void =>
  tellEvent(it.context, 'corporationFormed', { corporation: corporation('EF'), president: player(1), shares: 2 });
const limit = (it: Game): number => certificateLimit(it.context, player(1));

describe('the certificate limit', () => {
  it('is that of the title at first', () => {
    expect(limit(game())).toBe(16);
  });

  it('is set by the number of corporations when one is formed out of others', () => {
    const it = game();
    form(it);
    expect(limit(it)).toBe(9);
  });

  it('counts those that are left', () => {
    const it = game();
    closeCorporation(it.context, corporation('AB'));
    form(it);
    expect(limit(it)).toBe(7);
  });

  it('falls back to that of the title when a corporation closes later', () => {
    const it = game();
    form(it);
    closeCorporation(it.context, corporation('AB'));
    expect(limit(it)).toBe(16);
  });
});
