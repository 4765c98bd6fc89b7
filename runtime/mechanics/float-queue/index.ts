/** Corporations are started in an order dealt at set-up (1849). A corporation that closes and comes back waits at the end. */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import { isMinor } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import { corporationState } from '../../core/shares.ts';
import { dealQueue, takeOut } from './deal.ts';
import type { DealOptions } from './deal.ts';
import { EMPTY, block, requeue, started, unblock } from './queue.ts';
import type { Queue } from './queue.ts';
import { manifest } from './manifest.ts';

export const floatQueue = defineMechanic<DealOptions>({
  manifest,
  behave: ({ id, options }) => {
    const read = (play: Play): Queue => (play.state.slices[id] as Queue | undefined) ?? EMPTY;
    const write = (play: Play, queue: Queue): void => play.set(['slices', id], queue);
    const isFloated = (play: Play, entity: EntityId): boolean => corporationState(play, entity).floated;
    return {
      state: () => ({ ...EMPTY }),
      hooks: {
        gameStarted(play) {
          const dealt = dealQueue(play, options);
          const removed = options.remove?.[String(play.rules.playerCount)] ?? 0;
          const order = dealt.slice(0, dealt.length - removed);
          for (const entity of dealt.slice(order.length)) takeOut(play, entity);
          write(play, { ...EMPTY, order, next: order[0] ?? null });
        },
        corporationOrder(play, order) {
          // Minors have no place in it; what was taken out comes last.
          const { order: queue } = read(play);
          return [...order.filter(isMinor), ...queue, ...order.filter((e) => !isMinor(e) && !queue.includes(e))];
        },
        roundBegins(play) {
          const queue = read(play);
          if (play.round.definition.kind === 'stock' && queue.recent.length > 0) write(play, { ...queue, recent: [] });
        },
        mayPar(play, { corporation }) {
          const { next, recent, blocked } = read(play);
          if (corporation !== next || blocked.includes(corporation)) {
            return objection('float-queue.next', `${corporation} is not next in the queue.`);
          }
          return recent.includes(corporation)
            ? objection('float-queue.recent', `${corporation} waits for the next stock round.`)
            : null;
        },
        parred: (play, { corporation }) => write(play, started(read(play), corporation)),
        startBlocked: (play, { corporation }) => write(play, block(read(play), corporation)),
        startUnblocked: (play, { corporation }) => write(play, unblock(read(play), corporation)),
        corporationReopened: (play, { corporation }) =>
          write(
            play,
            requeue(read(play), corporation, (e) => isFloated(play, e)),
          ),
      },
    };
  },
});
