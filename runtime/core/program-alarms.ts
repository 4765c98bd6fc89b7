/**
 * A player who let himself be passed is asked again when others do what he would want to answer (core rules 2.5): the
 * program is marked, and gives up at his next turn.
 */
import type { Play } from '../kernel/play.ts';
import { isPlayer } from '../kernel/state.ts';
import type { EntityId, Program } from '../kernel/state.ts';
import { presidentOf } from './operators.ts';
import { percentOf } from './shares.ts';

export interface ShareEvent {
  readonly by: EntityId;
  readonly type: 'buy_shares' | 'sell_shares' | 'par';
  readonly corporation: EntityId;
}

/** Half of a corporation cannot be outbid. */
const SECURE = 50;

const isSuspicious = (play: Play, player: EntityId, { type, corporation }: ShareEvent): boolean => {
  switch (type) {
    case 'sell_shares':
      return true;
    case 'buy_shares':
      return presidentOf(play, corporation) === player && percentOf(play, corporation, player) < SECURE;
    case 'par':
      return play.state.turn > 1;
  }
};

const mark = (play: Play, player: EntityId, programs: readonly Program[], event: ShareEvent): void => {
  const alarmed = programs.map((p) => (p.type === 'program_share_pass' ? { ...p, alarm: event.type } : p));
  play.set(['programs', player], alarmed);
};

/** Tells the programs of all other players what somebody did. */
export const noteShareAlarm = (play: Play, event: ShareEvent): void => {
  for (const [player, programs] of Object.entries(play.state.programs)) {
    if (player === event.by || !isPlayer(player)) continue;
    const waits = programs.some(
      (p) => p.type === 'program_share_pass' && p.unconditional !== true && p.alarm === undefined,
    );
    if (waits && isSuspicious(play, player, event)) mark(play, player, programs, event);
  }
};
