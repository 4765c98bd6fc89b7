/** The order within a cell after several sales of one player (1849). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import { isPlayer } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { operatingOrder } from '../../core/market.ts';
import { arrangeCells } from './arrange.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly sales?: readonly string[];
}

interface Slice {
  /** Operating order before the sales. */
  readonly order: readonly EntityId[];
  /** Corporations whose prices the sales moved. */
  readonly moved: readonly EntityId[];
  /** No player has had a turn in this stock round. */
  readonly fresh: boolean;
}

const sameList = (a: readonly EntityId[], b: readonly EntityId[]): boolean =>
  a.length === b.length && a.every((entity, i) => entity === b[i]);

const USUAL: readonly string[] = ['stock.sell', 'emergency.sell', 'bankruptcy.sell'];

export const keepOrder = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { sales = USUAL } }) => {
    const read = (play: Play): Slice => play.state.slices[id] as unknown as Slice;
    // What stays as it is is not written: a slice that is written makes everything derived from the state stale.
    const write = (play: Play, { order, moved, fresh }: Partial<Slice>): void => {
      const path = ['slices', id] as const;
      const before = read(play);
      if (order !== undefined && !sameList(order, before.order)) play.set([...path, 'order'], order);
      if (moved !== undefined && !sameList(moved, before.moved)) play.set([...path, 'moved'], moved);
      if (fresh !== undefined) play.set([...path, 'fresh'], fresh);
    };
    const noteOrder = (play: Play): void => write(play, { order: operatingOrder(play) });
    const settle = (play: Play): void => {
      const { order, moved } = read(play);
      if (new Set(moved).size > 1) arrangeCells(play, order, moved);
    };
    return {
      state: () => ({ order: [], moved: [], fresh: false }),
      hooks: {
        roundBegins(play) {
          if (play.round.definition.kind === 'stock') write(play, { order: operatingOrder(play), fresh: true });
        },
        // What was sold before the round still counts in its first turn.
        playerTurnStarted(play) {
          const { fresh, moved } = read(play);
          write(play, { order: operatingOrder(play), fresh: false, moved: fresh ? moved : [] });
        },
        actionTaken(play, { action, entity }) {
          if (action.type === 'pass' && isPlayer(entity)) noteOrder(play);
        },
        dividendPaid: noteOrder,
        corporationClosed(play, { corporation }) {
          if (play.current === corporation) noteOrder(play);
        },
        sharesSold(play, { seller, bundle, moved, rule, series }) {
          if (!isPlayer(seller) || !sales.includes(rule)) return;
          if (moved) write(play, { moved: [...read(play).moved, bundle.corporation] });
          if (!series) settle(play);
        },
        salesSettled: settle,
      },
    };
  },
});
