import { describe, expect, it } from 'vitest';

import type { Legal } from '../../runtime/kernel/actions.ts';
import type { LoggedAction } from '../../runtime/kernel/log.ts';
import { RuleViolation } from '../../runtime/kernel/violation.ts';
import type { ExampleStep } from './example.ts';
import { isRight, walkExample } from './example.ts';
import type { ReplayedGame } from './replay.ts';

const add: LoggedAction = { type: 'add', entity: 1, entity_type: 'player' };
const steal: LoggedAction = { type: 'steal', entity: 1, entity_type: 'player' };
const cheat: LoggedAction = { type: 'cheat', entity: 1, entity_type: 'player' };

function heap(): ReplayedGame {
  let coins = 0;
  return {
    legalActions: () => [{ action: add }] as unknown as Legal[],
    apply: ({ type }) => {
      if (type === 'steal') throw new RuleViolation('heap.theft', 'Nobody takes from the heap.');
      coins += 1;
    },
    meaning: () => ({ certificate: String, train: String, tile: String, city: String }),
    snapshot: () => new Map([['heap', coins]]),
    tolerated: () => [],
    result: () => ({}),
    endReason: () => null,
  };
}

const walk = (...steps: ExampleStep[]) => walkExample({ description: 'coins', players: ['Ann'], steps }, heap());

describe('a worked example', () => {
  it('is right where every figure is', () => {
    const walked = walk(
      { says: 'The heap is empty.', expect: { heap: 0 } },
      { says: 'Ann adds a coin.', action: add, expect: { heap: 1, 'corporation/PRR/owner': null } },
      { says: 'She may not take it back.', action: steal, refused: 'heap.theft', expect: { heap: 1 } },
    );
    expect(walked.map(isRight)).toEqual([true, true, true]);
  });

  it('shows figures that are not as they should be, and goes on', () => {
    const walked = walk(
      { says: 'Ann adds a coin.', action: add, expect: { heap: 2 } },
      { says: 'And another.', action: add },
    );
    expect(walked.map(isRight)).toEqual([false, true]);
    expect(walked[0]?.figures).toEqual([{ key: 'heap', expected: 2, actual: 1 }]);
  });

  it.each([
    ['an action that is refused', { says: '', action: steal }, 'refused by heap.theft'],
    ['an action that another rule refuses', { says: '', action: steal, refused: 'heap.full' }, 'refused by heap.theft'],
    ['an action that should be refused', { says: '', action: add, refused: 'heap.full' }, 'although heap.full'],
    ['an action that is not listed', { says: '', action: cheat }, 'not listed as legal'],
  ])('stops at %s', (_, step, problem) => {
    const walked = walk(step, { says: 'never reached' });
    expect(walked).toHaveLength(1);
    expect(walked[0]?.problem).toContain(problem);
  });
});
