/** The former president is asked whether he wants two small certificates instead of the large one. */
import { actorOf } from '../../kernel/actor.ts';
import type { Play } from '../../kernel/play.ts';
import type { CertificateInfo } from '../../kernel/rulebook.ts';
import type { StepFactory } from '../../kernel/round.ts';
import type { EntityId } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { certificatesOf, corporationInfo, moveCertificate } from '../../core/shares.ts';

/** A presidency that changed hands for the last certificate. */
export interface SwapChoice {
  readonly corporation: EntityId;
  readonly former: EntityId;
  readonly president: EntityId;
  /** Where the last certificate went: the former president, or the pool. */
  readonly place: EntityId;
}

export interface SwapMemory {
  choices(play: Play): readonly SwapChoice[];
  drop(play: Play): void;
  isLast(certificate: CertificateInfo): boolean;
}

const TYPES = ['choose'] as const;
const NOTHING: readonly string[] = [];
const RULE = 'last-certificate.swap';
export const TWO_SMALL = 'Two 10% certs';
export const ONE_LARGE = 'One 20% cert';

const swapBack = (play: Play, { corporation, president, place }: SwapChoice, isLast: SwapMemory['isLast']): void => {
  const { certificates, presidentPercent, shareSize } = corporationInfo(play, corporation);
  const last = certificates.find(isLast);
  if (last === undefined) return;
  moveCertificate(play, last.id, president, RULE);
  const small = certificatesOf(play, corporation, president).filter((c) => c.percent === shareSize);
  for (const { id } of small.slice(0, presidentPercent / shareSize)) moveCertificate(play, id, place, RULE);
};

export const swapStep =
  (memory: SwapMemory): StepFactory =>
  (id) => ({
    id,
    name: '',
    blocking: true,
    types: TYPES,
    active: (play) => memory.choices(play).length > 0,
    waiting: (play) =>
      memory
        .choices(play)
        .slice(0, 1)
        .map((c) => c.former),
    offers: (play, entity) => (memory.choices(play)[0]?.former === entity ? TYPES : NOTHING),
    list(play, entity, add) {
      for (const choice of [TWO_SMALL, ONE_LARGE])
        add({ action: { type: 'choose', ...actorOf(play, entity), choice } });
    },
    apply(play, action) {
      const [pending] = memory.choices(play);
      if (action.type !== 'choose' || pending === undefined) return;
      if (action.choice !== TWO_SMALL && action.choice !== ONE_LARGE) {
        refuse('last-certificate.choice', `The choice is ${TWO_SMALL} or ${ONE_LARGE}, not ${action.choice}.`);
      }
      memory.drop(play);
      if (action.choice === TWO_SMALL) swapBack(play, pending, memory.isLast);
    },
  });
