/** From a resolved title to the files of its module; the same title always gives the same bytes. */
import { format } from 'prettier';
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { declarations } from './declarations.ts';
import { exportName, quoted } from './names.ts';
import { indexTemplate, type IndexData } from './templates.ts';

export interface EmittedFile {
  /** Below the output folder: `1830/index.js`. */
  readonly path: string;
  readonly text: string;
}

/** The package from which emitted modules import the runtime. */
export const PACKAGE = 'trackwright';

const STYLE = { parser: 'typescript', singleQuote: true, printWidth: 120 } as const;

/** Data is printed as one JSON text: large literals make compilers and editors slow. */
const definitionText = (title: TitleDefinition): string =>
  `export default JSON.parse(${quoted(JSON.stringify(title))});\n`;

const definitionTypes = `import type { TitleDefinition } from '${PACKAGE}/runtime';\n\ndeclare const definition: TitleDefinition;\nexport default definition;\n`;

/** The mechanics that the title uses, each once, in its order. */
const usedManifests = (title: TitleDefinition, manifests: readonly Manifest[]): readonly Manifest[] => {
  const names = [...new Set(title.mechanics.map((use) => use.use ?? use.id))];
  return names.flatMap((name) => manifests.find((m) => m.name === name) ?? []);
};

/** A mechanic that does not come with the package: where emitted modules import it from. */
export interface ImportedMechanic {
  /** What the title calls it. */
  readonly name: string;
  /** Module specifier, seen from the emitted module. */
  readonly from: string;
  /** `default`, or the name of the export. */
  readonly exported: string;
}

const importOf = (
  { name }: Manifest,
  index: number,
  imported: readonly ImportedMechanic[],
): IndexData['mechanics'][number] => {
  const own = imported.find((one) => one.name === name);
  if (own === undefined)
    return { binding: `{ ${exportName(name)} }`, from: `${PACKAGE}/mechanics/${name}`, value: exportName(name) };
  const local = `mechanic${index + 1}`;
  const binding = own.exported === 'default' ? local : `{ ${own.exported} as ${local} }`;
  return { binding, from: own.from, value: `calledAs(${local}, ${quoted(name)})` };
};

export const emitTitle = async (
  title: TitleDefinition,
  manifests: readonly Manifest[],
  imported: readonly ImportedMechanic[] = [],
): Promise<readonly EmittedFile[]> => {
  const used = usedManifests(title, manifests);
  const own = used.filter(({ name }) => imported.every((one) => one.name !== name));
  const index = indexTemplate({
    name: title.name,
    packageName: PACKAGE,
    calls: own.length < used.length,
    mechanics: used.map((manifest, at) => importOf(manifest, at, imported)),
  });
  return [
    { path: `${title.id}/index.js`, text: await format(index, STYLE) },
    { path: `${title.id}/index.d.ts`, text: await format(declarations(title, used, own, PACKAGE), STYLE) },
    { path: `${title.id}/definition.js`, text: definitionText(title) },
    { path: `${title.id}/definition.d.ts`, text: definitionTypes },
  ];
};
