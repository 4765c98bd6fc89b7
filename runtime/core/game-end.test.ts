/** Which ending wins, and with which round it comes (core rules 14.1, 14.2). */
import { describe, expect, it } from 'vitest';
import { operate, player, railTitle } from '../../test/support/rail-title.ts';
import { shareGame } from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import type { GameEndRule } from '../kernel/title.ts';
import { ends, noteEnd } from './game-end.ts';

const setting = (gameEnd: readonly GameEndRule[], endsGameAfter: 'one' | 'all_but_one' = 'one'): Play => {
  const title = railTitle();
  const { context } = shareGame({
    title: { ...title, policies: { ...title.policies, gameEnd, bankruptcy: { allowed: true, endsGameAfter } } },
  });
  operate(context);
  return context;
};

const BOTH: readonly GameEndRule[] = [
  { reason: 'bankrupt', timing: 'immediate' },
  { reason: 'bank', timing: 'full_or' },
];

describe('the end of a game', () => {
  it('is not stored while no reason holds', () => {
    const play = setting(BOTH);
    noteEnd(play);
    expect(play.state.end).toBeNull();
    expect(ends(play, true)).toBe(false);
  });

  it('comes at the end of the set of operating rounds when the bank breaks', () => {
    const play = setting(BOTH);
    play.set(['setLength'], 2);
    play.set(['bankBroken'], true);
    noteEnd(play);
    expect(play.state.end?.reason).toBe('bank');
    expect(ends(play, false)).toBe(false);
    expect(ends(play, true)).toBe(false);
    play.set(['round', 'number'], 2);
    expect(ends(play, true)).toBe(true);
  });

  it('comes sooner when an earlier ending is set off later', () => {
    const play = setting(BOTH);
    play.set(['bankBroken'], true);
    noteEnd(play);
    play.set(['bankrupt', player(1)], true);
    noteEnd(play);
    expect(play.state.end?.reason).toBe('bankrupt');
    expect(ends(play, false)).toBe(true);
  });

  it('waits for all players but one where the title says so', () => {
    const play = setting(BOTH, 'all_but_one');
    play.set(['bankrupt', player(1)], true);
    noteEnd(play);
    expect(play.state.end).toBeNull();
    play.set(['bankrupt', player(2)], true);
    noteEnd(play);
    expect(play.state.end?.reason).toBe('bankrupt');
  });

  it('may be one more full set away', () => {
    const play = setting([{ reason: 'final_phase', timing: 'one_more_full_or_set' }]);
    play.set(['setLength'], 1);
    play.set(['phase'], 2);
    noteEnd(play);
    expect(ends(play, true)).toBe(false);
    play.set(['turn'], 2);
    expect(ends(play, true)).toBe(true);
  });
});
