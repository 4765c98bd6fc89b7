/** An operator that can pay for a licence is asked. */
import { actorOf } from '../../kernel/actor.ts';
import { markPassed } from '../../kernel/engine.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step, StepFactory } from '../../kernel/round.ts';
import { BANK } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { cashOf, pay } from '../../core/bank.ts';

export interface LicenceOffice {
  readonly name: string;
  /** `null`: it cannot have one. */
  price(play: Play, operator: EntityId): number | null;
  grant(play: Play, operator: EntityId): void;
}

const TYPES = ['choose', 'pass'] as const;
const NOTHING: readonly string[] = [];

export const licenceStep =
  (office: LicenceOffice): StepFactory =>
  (id) => {
    const affordable = (play: Play, operator: EntityId): number | null => {
      const price = office.price(play, operator);
      return price !== null && price <= cashOf(play, operator) ? price : null;
    };
    const choice = (play: Play, price: number): string =>
      `Buy ${office.name} for ${play.rules.title.currency.replace('%s', String(price))}`;
    const step: Step = {
      id,
      name: '',
      blocking: true,
      types: TYPES,
      offers: (play, entity) => (entity === play.current && affordable(play, entity) !== null ? TYPES : NOTHING),
      list(play, entity, add) {
        const actor = actorOf(play, entity);
        const price = affordable(play, entity);
        if (price !== null) add({ action: { type: 'choose', ...actor, choice: choice(play, price) } });
        add({ action: { type: 'pass', ...actor } });
      },
      apply(play, action, entity) {
        markPassed(play, step);
        if (action.type !== 'choose') return;
        const price = affordable(play, entity);
        if (price === null || action.choice !== choice(play, price))
          return refuse('licence.choice', `${action.choice} is not on offer.`);
        pay(play, entity, BANK, price, 'licence.price');
        office.grant(play, entity);
      },
    };
    return step;
  };
