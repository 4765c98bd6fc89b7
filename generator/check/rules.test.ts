import { describe, expect, test } from 'vitest';
import { coreManifest } from '../../runtime/core/manifest.ts';
import { around, known, ownTile, patched } from '../../test/support/sound-title.ts';
import { catalogue } from '../diagnostics/catalogue.ts';
import { TITLE_PARTS } from '../source/title-files.ts';
import { makeValidators } from '../validate/validators.ts';
import { allRules as rules } from './all-rules.ts';
import { contextOf } from './context.ts';
import { partOf } from './variants/incomplete.ts';
import type { Patch } from './rule.ts';

const findings = (patch: Patch) => {
  const context = contextOf(patched(patch), around, ownTile);
  return rules.flatMap((rule) => [...rule.find(context)].map(({ at }) => `${rule.code} ${at}`));
};
const codes = (patch: Patch) => new Set(findings(patch).map((finding) => finding.split(' ')[0]));

test('nothing is found about the sound title', () => {
  expect(findings({})).toEqual([]);
});

test('there are at least sixty rules, each with a code of its own', () => {
  const all = rules.map(({ code }) => code);
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((code) => Object.hasOwn(catalogue, code))).toEqual([]);
});

describe.each(rules.map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
  test('finds its own bad example', () => {
    expect([...codes(rule.bad)]).toContain(code);
  });

  test('and with its good example no rule finds anything', () => {
    expect(findings(rule.good)).toEqual([]);
  });
});

test('all examples have the form of the format', () => {
  const { file, schemas } = makeValidators(known);
  const malformed = rules.flatMap(({ code, bad, good }) =>
    [bad, good].flatMap((patch, which) => {
      const title = patched(patch);
      const errors = TITLE_PARTS.flatMap((part) =>
        file(part, partOf(title, part, schemas.files[part].properties ?? {})),
      );
      return errors.map(
        ({ instancePath, message }) => `${code} ${which === 0 ? 'bad' : 'good'} ${instancePath} ${message ?? ''}`,
      );
    }),
  );
  expect(malformed).toEqual([]);
  expect(coreManifest.name).toBe('core');
});
