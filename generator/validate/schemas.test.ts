import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { coreManifest } from '../../runtime/core/manifest.ts';
import { manifests } from '../../runtime/mechanics/manifests.ts';
import { loadDocument } from '../source/load-document.ts';
import { builtInTitles } from '../source/find-title.ts';
import { vocabularyOf } from './compose.ts';
import { FILE_KINDS, readBaseSchemas } from './read-schemas.ts';
import { isSchema, mapInside, withoutKeywords, type Schema } from './schema.ts';
import { VARIANT_SCHEMA } from './title-schemas.ts';
import { validateFile } from './validate-file.ts';
import { builtInSchemas } from './validators.ts';

const base = readBaseSchemas();
const composed = builtInSchemas();

/** Every schema inside, with the keys that lead to it. */
function walk(schema: Schema, visit: (node: Schema, path: string) => void, path = ''): void {
  visit(schema, path);
  for (const table of ['properties', 'definitions'] as const) {
    for (const [key, node] of Object.entries(schema[table] ?? {}))
      if (isSchema(node)) walk(node, visit, `${path}/${key}`);
  }
  mapInside(withoutKeywords(schema, 'properties', 'definitions'), (node, keyword) => {
    walk(node, visit, `${path}/(${keyword})`);
    return node;
  });
}

function collect(schema: Schema, wrong: (node: Schema) => boolean): string[] {
  const paths: string[] = [];
  walk(schema, (node, path) => {
    if (wrong(node)) paths.push(path);
  });
  return paths;
}

const sources: [string, Schema][] = [
  ...FILE_KINDS.map((kind): [string, Schema] => [kind, base.files[kind]]),
  ['definitions', { definitions: base.definitions }],
];

describe.each(sources)('%s.schema.json', (_, schema) => {
  test('describes every key, for editors', () => {
    const bare: string[] = [];
    walk(schema, (node, path) => {
      for (const [key, field] of Object.entries(node.properties ?? {})) {
        const described = isSchema(field) && (field.description !== undefined || field.$ref !== undefined);
        if (!described) bare.push(`${path}/${key}`);
      }
    });
    expect(bare).toEqual([]);
  });

  test('explains every value of a closed list', () => {
    const isOpen = (node: Schema) => {
      const values = node.enum ?? [];
      return node.enumDescriptions !== undefined && node.enumDescriptions.length !== values.length;
    };
    expect(collect(schema, isOpen)).toEqual([]);
  });

  test('marks exactly the lists of objects with an id as merged by it', () => {
    const isMarkedWrongly = (node: Schema) => {
      const { items } = node;
      if (!isSchema(items)) return node['x-merge-key'] !== undefined;
      const target = items.$ref === undefined ? items : base.definitions[items.$ref.split('/').at(-1) ?? ''];
      const identified = isSchema(target) && (target.required?.includes('id') ?? false);
      return identified !== (node['x-merge-key'] === 'id');
    };
    expect(collect(schema, isMarkedWrongly)).toEqual([]);
  });

  test('says what is expected wherever there are alternatives of several kinds', () => {
    expect(collect(schema, (node) => node.anyOf !== undefined && node['x-expected'] === undefined)).toEqual([]);
  });

  test('is a schema itself', () => {
    expect(new Ajv({ strict: false }).validateSchema(schema)).toBe(true);
  });
});

describe('composed schemas', () => {
  test('every place that is open to names has some', () => {
    const vocabulary = vocabularyOf(coreManifest, manifests);
    const kinds = new Set<string>();
    for (const [, schema] of sources) {
      walk(schema, (node) => {
        for (const kind of [node['x-enum'], node['x-names']]) if (kind !== undefined) kinds.add(kind);
      });
    }
    expect([...kinds].filter((kind) => vocabulary.of(kind).size === 0)).toEqual([]);
    expect(kinds.size).toBeGreaterThan(6);
  });

  test('what manifests say of their options is a schema with descriptions', () => {
    const ajv = new Ajv({ strict: false });
    const wrong: string[] = [];
    for (const kind of ['steps', 'abilities', 'mechanics', 'attributes.trains', 'attributes.corporations']) {
      for (const [name, { options }] of vocabularyOf(coreManifest, manifests).of(kind)) {
        if (!isSchema(options)) continue;
        if (ajv.validateSchema(options) !== true) wrong.push(`${kind} ${name} is no schema`);
        walk(options, (node, path) => {
          for (const [key, field] of Object.entries(node.properties ?? {})) {
            if (!isSchema(field) || field.description === undefined) wrong.push(`${kind} ${name} ${path}/${key}`);
          }
        });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('defaults are values that the schema takes', () => {
    const ajv = new Ajv({ strict: false });
    ajv.addSchema(composed.variant, VARIANT_SCHEMA);
    const wrong: string[] = [];
    for (const kind of FILE_KINDS) {
      const { definitions } = composed.files[kind];
      walk(composed.files[kind], (node, path) => {
        if (node.default === undefined || node.type === undefined) return;
        if (!ajv.validate({ ...node, definitions }, node.default)) wrong.push(`${kind}${path}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  test('stand alone', () => {
    const references = new Set<string>();
    for (const schema of [...Object.values(composed.files), ...Object.values(composed.overlays), composed.variant]) {
      walk(schema, (node) => {
        if (node.$ref !== undefined && !node.$ref.startsWith('#/')) references.add(node.$ref);
      });
    }
    expect([...references].toSorted()).toEqual(['overlay/variant.schema.json', 'variant.schema.json']);
  });

  test('the shared tile catalogue keeps to the form', () => {
    const { document, diagnostics } = loadDocument(`${builtInTitles()}/standard/tiles.json`);
    expect(diagnostics).toEqual([]);
    expect(document && validateFile('tiles', document)).toEqual([]);
  });
});
