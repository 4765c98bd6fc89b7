/** Every rule id that a player can meet is explained in a sentence, and every one that is explained can be met. */
import { beforeAll, describe, expect, it } from 'vitest';

import { coreManifest } from '../runtime/core/manifest.ts';
import { manifests } from '../runtime/mechanics/manifests.ts';
import { ruleUses, type RuleUses } from './support/rule-ids.ts';

const documented = new Map(
  [coreManifest, ...manifests].flatMap(({ provides }) => Object.entries(provides.rules ?? {})),
);

describe('rule ids', () => {
  let found: RuleUses = { uses: [], unreadable: [] };
  beforeAll(() => {
    found = ruleUses();
  });

  it('are written out where they are used, or handed on', () => {
    expect(found.uses.length).toBeGreaterThan(150);
    expect(found.unreadable).toEqual([]);
  });

  it('are explained in a manifest', () => {
    expect(found.uses.filter(({ rule }) => !documented.has(rule))).toEqual([]);
  });

  it('are used where they are explained', () => {
    const used = new Set(found.uses.map(({ rule }) => rule));
    expect([...documented.keys()].filter((rule) => !used.has(rule))).toEqual([]);
  });

  it('say it in a sentence', () => {
    expect([...documented].filter(([, says]) => !/^[A-Z].*\.$/s.test(says))).toEqual([]);
  });

  it('are made of lower-case words, the first of which says what they belong to', () => {
    expect(
      [...documented.keys()].filter((rule) => !/^[a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:[-_][a-z]+)*)+$/.test(rule)),
    ).toEqual([]);
  });
});
