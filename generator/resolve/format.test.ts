import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type {
  CorporationDefinition,
  MarketZone,
  PhaseDefinition,
  Policies,
  PrivateDefinition,
  RoundPlan,
  TrainDefinition,
  Variant,
} from '../../runtime/kernel/title.ts';
import { packageRoot } from '../source/package-root.ts';
import { FILE_KINDS } from '../validate/read-schemas.ts';
import type { CompaniesFile, TitleFile, TrainsFile, Zone } from './format.ts';

const BANNER = `/* oxlint-disable max-lines */
/**
 * The types of the title format, as its files are written. Generated from schemas/ by \`npm run types\`; do not edit.
 */`;

/** One schema with all files, so that what they share is declared once. */
const allFiles = {
  title: 'TitleFiles',
  description: 'The files of a title.',
  type: 'object' as const,
  additionalProperties: false,
  required: [...FILE_KINDS],
  properties: Object.fromEntries(FILE_KINDS.map((kind) => [kind, { $ref: `${kind}.schema.json` }])),
};

test('the types of the format are those of the schemas (npm run types)', async () => {
  const code = await compile(allFiles, 'TitleFiles', {
    cwd: join(packageRoot(), 'schemas'),
    bannerComment: BANNER,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120, singleQuote: true },
  });
  await expect(code).toMatchFileSnapshot('format.ts');
});

describe('what the files say is what the runtime reads', () => {
  /** A part of a title as the runtime knows it, once defaults are filled in. */
  type Filled<T> = { [K in keyof T]-?: T[K] };

  test('trains and phases', () => {
    expectTypeOf<TrainsFile['trains'][number]>().toExtend<TrainDefinition>();
    expectTypeOf<TrainsFile['phases'][number]>().toExtend<PhaseDefinition>();
  });

  test('companies', () => {
    expectTypeOf<Filled<CompaniesFile>['corporations'][number]>().toExtend<CorporationDefinition>();
    expectTypeOf<Filled<CompaniesFile>['privates'][number]>().toExtend<PrivateDefinition>();
  });

  test('market zones, variants', () => {
    expectTypeOf<Zone>().toExtend<MarketZone>();
    expectTypeOf<Filled<TitleFile>['variants'][string]>().toExtend<Variant>();
  });

  test('every policy the runtime reads can be written, and no other', () => {
    expectTypeOf<keyof Filled<TitleFile>['policies']>().toEqualTypeOf<keyof Policies>();
  });

  test('rounds', () => {
    expectTypeOf<Filled<TitleFile['rounds']>>().toExtend<RoundPlan>();
  });
});
