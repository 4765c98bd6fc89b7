/** A president's certificate came with a private: its owner names the par price before anything else (core rules 6.2). */
import { actorOf } from '../kernel/actor.ts';
import type { Play } from '../kernel/play.ts';
import type { Step, StepFactory } from '../kernel/round.ts';
import type { EntityId } from '../kernel/state.ts';
import { bareId } from '../kernel/state.ts';
import { refuse } from '../kernel/violation.ts';
import { parCell, parCells, startCorporation } from '../core/par.ts';
import { pendingPars, settlePar } from '../core/pending-par.ts';
import { ownerOf } from '../core/privates.ts';

const PAR = ['par'] as const;
const NOTHING: readonly string[] = [];

const owner = (play: Play): EntityId | null => {
  const first = pendingPars(play)[0];
  return first === undefined ? null : ownerOf(play, first.company);
};

export const pendingPar: StepFactory = (id) => {
  const step: Step = {
    id,
    name: '',
    blocking: true,
    types: PAR,
    active: (play) => pendingPars(play).length > 0,
    waiting(play) {
      const player = owner(play);
      return player === null ? [] : [player];
    },
    offers: (play, entity) => (entity === owner(play) ? PAR : NOTHING),
    list(play, entity, add) {
      const first = pendingPars(play)[0];
      if (first === undefined) return;
      for (const cell of parCells(play, entity, first.corporation)) {
        const corporation = bareId(first.corporation);
        add({ action: { type: 'par', ...actorOf(play, entity), corporation, share_price: cell.id } });
      }
    },
    apply(play, action, entity) {
      const first = pendingPars(play)[0];
      if (action.type !== 'par' || first === undefined) return;
      const corporation: EntityId = `corporation:${action.corporation}`;
      if (corporation !== first.corporation) {
        refuse('par.pending', `First the par price of ${bareId(first.corporation)} is named.`);
      }
      const cell = parCell(play, entity, corporation, action.share_price);
      startCorporation(play, entity, corporation, cell, true);
      settlePar(play);
    },
  };
  return step;
};
