/** The small title that `trackwright new` scaffolds, resolved: what the tests of rules patch. */
import { join } from 'node:path';
import { coreManifest } from '../../runtime/core/manifest.ts';
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import { applyOverlay } from '../../runtime/kernel/overlay.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { manifests } from '../../runtime/mechanics/manifests.ts';
import type { TilesFile } from '../../generator/resolve/format.ts';
import { scaffoldFiles } from '../../generator/cli/scaffold/files.ts';
import { surroundings, type Surroundings } from '../../generator/check/context.ts';
import type { Patch } from '../../generator/check/rule.ts';
import { assemble } from '../../generator/resolve/assemble.ts';
import { fillDefaults } from '../../generator/resolve/defaults.ts';
import { makeProvenance } from '../../generator/resolve/provenance.ts';
import { expandShorthand } from '../../generator/resolve/shorthand.ts';
import { builtInTitles } from '../../generator/source/find-title.ts';
import { loadDocument } from '../../generator/source/load-document.ts';
import { partFile, TITLE_PARTS } from '../../generator/source/title-files.ts';
import { readBaseSchemas } from '../../generator/validate/read-schemas.ts';
import { titleSchemas } from '../../generator/validate/title-schemas.ts';

/** Mechanics that exist only to be required, excluded, or left out. */
const samples: readonly Manifest[] = [
  { name: 'sample-needy', summary: 'Needs another mechanic.', provides: {}, requires: ['sample-helper'] },
  {
    name: 'sample-helper',
    summary: 'Is needed.',
    provides: {
      rounds: { 'sample-kind': { summary: 'A kind of round.' } },
      endReasons: { sample_reason: { summary: 'A reason.' } },
    },
  },
  { name: 'sample-rival', summary: 'Excludes another mechanic.', provides: {}, conflicts: ['sample-helper'] },
];

export const known: readonly Manifest[] = [...manifests, ...samples];

export const schemas = titleSchemas(readBaseSchemas(), coreManifest, known);

/** The forms of titles are proved elsewhere: here nothing is compiled, so that each test begins at once. */
export const around: Surroundings = surroundings(known, { schemas, file: () => [], overlay: () => [] });

const { document: standard } = loadDocument(join(builtInTitles(), 'standard', 'tiles.json'));
const standardTiles: Readonly<Record<string, object>> = (standard?.value as TilesFile | undefined)?.definitions ?? {};

export const soundTitle: TitleDefinition = resolveScaffold();

/** With the tiles of the catalogue that the patch counts. */
export function patched(patch: Patch): TitleDefinition {
  const title = applyOverlay(soundTitle, patch);
  const { manifest, definitions } = title.tiles;
  const taken = Object.keys(manifest).filter((id) => definitions[id] === undefined && standardTiles[id] !== undefined);
  const all = { ...definitions, ...Object.fromEntries(taken.map((id) => [id, standardTiles[id]])) };
  return expandShorthand({ ...title, tiles: { manifest, definitions: all } } as TitleDefinition, () => {});
}

/** Whether a tile is the title's own and not of the catalogue. */
export const ownTile = (id: string): boolean => standardTiles[id] === undefined;

function resolveScaffold(): TitleDefinition {
  const files = scaffoldFiles('sound');
  const parts = TITLE_PARTS.map(
    (part) => [part, fillDefaults(files.get(partFile(part)), schemas.files[part], () => {}) as object] as const,
  );
  return expandShorthand(assemble(new Map(parts), standard, makeProvenance()), () => {}) as unknown as TitleDefinition;
}
