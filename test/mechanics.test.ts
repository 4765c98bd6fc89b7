/** Every mechanic is complete and known to both halves. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { checks } from '../runtime/mechanics/checks.ts';
import { mechanics } from '../runtime/mechanics/index.ts';
import { manifests } from '../runtime/mechanics/manifests.ts';
import { ROOT } from './support/source-files.ts';

const folders = readdirSync(join(ROOT, 'runtime/mechanics'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

describe('mechanics', () => {
  it('are named like their folders, in the list of manifests and in that of behaviours', () => {
    expect(manifests.map(({ name }) => name)).toEqual(folders);
    expect(mechanics.map(({ manifest }) => manifest.name).sort()).toEqual(folders);
  });

  it('bring the manifest that the generator reads', () => {
    for (const { manifest } of mechanics) expect(manifests).toContain(manifest);
  });

  it('say in a sentence what they are, and describe every option', () => {
    for (const { name, summary, options } of manifests) {
      expect(summary, name).toMatch(/^[A-Z].*\.$/s);
      const properties = (options?.['properties'] ?? {}) as Readonly<Record<string, { description?: string }>>;
      for (const [option, { description }] of Object.entries(properties)) {
        expect(description, `${name}, option ${option}`).toBeTruthy();
      }
    }
  });

  it('mean the same by a rule id, where several refuse by it', () => {
    const meanings = new Map<string, Set<string>>();
    for (const { provides } of manifests) {
      for (const [rule, says] of Object.entries(provides.rules ?? {})) {
        meanings.set(rule, (meanings.get(rule) ?? new Set()).add(says));
      }
    }
    expect([...meanings].filter(([, says]) => says.size > 1)).toEqual([]);
  });

  it('refer in requires and conflicts to mechanics that exist', () => {
    const named = manifests.flatMap(({ requires = [], conflicts = [] }) => [...requires, ...conflicts]);
    expect(named.filter((name) => !folders.includes(name))).toEqual([]);
  });

  it('have all their rules for the checker listed, each named after its mechanic and with cases', () => {
    const withRules = folders.filter((name) => existsSync(join(ROOT, 'runtime/mechanics', name, 'checks.ts')));
    expect(Object.keys(checks)).toEqual(withRules);
    for (const [name, rules] of Object.entries(checks)) {
      expect(rules.length, name).toBeGreaterThan(0);
      for (const { code } of rules) expect(code).toMatch(new RegExp(`^${name}/[a-z]+(-[a-z]+)*$`));
      expect(existsSync(join(ROOT, 'runtime/mechanics', name, 'checks.test.ts')), name).toBe(true);
    }
  });
});
