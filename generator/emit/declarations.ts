/** The declarations of a title's module: its ids as literal unions, with their names for editors. */
import { Project, StructureKind, VariableDeclarationKind } from 'ts-morph';
import type { SourceFile } from 'ts-morph';
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import { CORE_ACTIONS } from '../../runtime/kernel/actions.ts';
import { applyOverlay } from '../../runtime/kernel/overlay.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { actionDeclarations } from './action-types.ts';
import { quoted, unionOf } from './names.ts';

interface Named {
  readonly id: string;
  readonly says: string;
}

/** An interface with a documented property for each id, and the union of its keys: editors show the name over the id. */
const addIds = (file: SourceFile, table: string, union: string, says: string, entries: readonly Named[]): void => {
  file.addInterface({
    name: table,
    isExported: true,
    docs: [says],
    properties: entries.map(({ id, says: doc }) => ({
      name: quoted(id),
      type: quoted(id),
      isReadonly: true,
      docs: [doc],
    })),
  });
  file.addTypeAlias({ name: union, isExported: true, type: entries.length === 0 ? 'never' : `keyof ${table}` });
};

const addUnion = (file: SourceFile, name: string, says: string, ids: readonly string[]): void => {
  file.addTypeAlias({ name, isExported: true, docs: [says], type: unionOf(ids) });
};

/** The title, and the title with each optional rule: an id that only a variant brings is an id of the module. */
const readingsOf = (title: TitleDefinition): readonly TitleDefinition[] => [
  title,
  ...Object.values(title.variants).map(({ patch }) => applyOverlay(title, patch)),
];

/** Each id once, with what the title itself says of it where it does. */
const everyId = (
  readings: readonly TitleDefinition[],
  entriesOf: (reading: TitleDefinition) => readonly Named[],
): readonly Named[] => {
  const found = new Map<string, Named>();
  for (const entry of readings.flatMap(entriesOf)) if (!found.has(entry.id)) found.set(entry.id, entry);
  return [...found.values()];
};

const money = (title: TitleDefinition, amount: number): string => title.currency.replace('%s', String(amount));

/** Actions of the core and of the mechanics that the title uses. */
const actionTypes = (manifests: readonly Manifest[]): readonly string[] => [
  ...new Set([...Object.keys(CORE_ACTIONS), ...manifests.flatMap((m) => Object.keys(m.provides.actions ?? {}))]),
];

const addImports = (file: SourceFile, manifests: readonly Manifest[], packageName: string): void => {
  file.addImportDeclaration({
    moduleSpecifier: `${packageName}/runtime`,
    isTypeOnly: true,
    namedImports: ['NewTitleGame', 'PlayOptions', 'RestoreOptions', 'TitleDefinition', 'TitleGame', 'TypedAction'],
  });
  // The actions of a mechanic come with its module.
  for (const { name } of manifests) file.addImportDeclaration({ moduleSpecifier: `${packageName}/mechanics/${name}` });
};

const addIdTypes = (file: SourceFile, title: TitleDefinition): void => {
  const readings = readingsOf(title);
  const every = (entriesOf: (reading: TitleDefinition) => readonly Named[]): readonly Named[] =>
    everyId(readings, entriesOf);
  addIds(
    file,
    'Corporations',
    'CorporationId',
    'Corporations by id.',
    every((t) => t.corporations.map((c) => ({ id: c.id, says: c.name }))),
  );
  addIds(
    file,
    'Minors',
    'MinorId',
    'Minors by id.',
    every((t) => t.minors.map((c) => ({ id: c.id, says: c.name }))),
  );
  addIds(
    file,
    'Companies',
    'CompanyId',
    'Private companies by id.',
    every((t) =>
      t.privates.map((p) => ({ id: p.id, says: `${p.name}: ${money(t, p.value)}, pays ${money(t, p.revenue)}` })),
    ),
  );
  addIds(
    file,
    'Trains',
    'TrainName',
    'Trains by name.',
    every((t) => t.trains.map((train) => ({ id: train.id, says: money(t, train.price) }))),
  );
  addIds(
    file,
    'Variants',
    'VariantId',
    'Optional rules by id.',
    Object.entries(title.variants).map(([id, v]) => ({ id, says: `${v.name}: ${v.description}` })),
  );
  addIds(
    file,
    'Hexes',
    'HexId',
    'Hexes of the map by coordinate.',
    every((t) => Object.entries(t.map.hexes).map(([id, hex]) => ({ id, says: hex.name ?? id }))),
  );
  addUnion(file, 'PhaseName', 'Phases in order.', [...new Set(readings.flatMap((t) => t.phases.map((p) => p.id)))]);
  addUnion(file, 'TileName', 'Tiles of the manifest.', [
    ...new Set(readings.flatMap((t) => Object.keys(t.tiles.manifest))),
  ]);
  file.addTypeAlias({ name: 'PlayerCount', isExported: true, type: Object.keys(title.players).join(' | ') });
};

const addModule = (file: SourceFile, title: TitleDefinition, manifests: readonly Manifest[]): void => {
  addUnion(file, 'ActionName', 'Types of actions.', actionTypes(manifests));
  file.addInterface({
    name: 'Ids',
    isExported: true,
    docs: [`The ids of ${title.name}, for the types of the runtime.`],
    properties: Object.entries({
      corporation: 'CorporationId',
      minor: 'MinorId',
      company: 'CompanyId',
      train: 'TrainName',
      hex: 'HexId',
      tile: 'TileName',
      phase: 'PhaseName',
      variant: 'VariantId',
      action: 'ActionName',
      players: 'PlayerCount',
    }).map(([name, type]) => ({ name, type, isReadonly: true })),
  });
  file.addTypeAlias({ name: 'Game', isExported: true, docs: [`A game of ${title.name}.`], type: 'TitleGame<Ids>' });
  file.addTypeAlias({
    name: 'TitleAction',
    isExported: true,
    docs: ['An action of this title.'],
    type: 'TypedAction<Ids>',
  });
  const values: readonly (readonly [string, string, string])[] = [
    ['title', 'TitleDefinition', 'The definition: what the JSON files say, resolved.'],
    ['newGame', '(setup: NewTitleGame<Ids>) => Game', 'A new game, set up to its first decision.'],
    [
      'restore',
      '(saved: unknown, options?: RestoreOptions) => Game',
      'A saved game as it stood, or its JSON; played again and compared unless it is trusted. Throws a LogFormatError or a LogError where it is damaged.',
    ],
    [
      'load',
      '(log: unknown, options?: PlayOptions) => Game',
      'Plays a public log: its JSON, or what `readLog` has made of it. Throws a LogFormatError where it is no log, a LogError that names the action it cannot play.',
    ],
  ];
  for (const [name, type, doc] of values) {
    file.addVariableStatement({
      kind: StructureKind.VariableStatement,
      isExported: true,
      hasDeclareKeyword: true,
      declarationKind: VariableDeclarationKind.Const,
      declarations: [{ name, type }],
      docs: [doc],
    });
  }
};

/** The text of `index.d.ts`, before prettier. */
export const declarations = (
  title: TitleDefinition,
  manifests: readonly Manifest[],
  /** Those of them that come with the package and bring the types of their actions. */
  own: readonly Manifest[],
  packageName: string,
): string => {
  const project = new Project({ useInMemoryFileSystem: true });
  const file = project.createSourceFile('index.d.ts');
  addImports(file, own, packageName);
  addIdTypes(file, title);
  addModule(file, title, manifests);
  const brought = manifests.filter((manifest) => !own.includes(manifest));
  return file.getFullText() + actionDeclarations(brought, packageName);
};
