/** Puts the parts of a title together: files become keys, and the tiles it uses come from the shared catalogue. */
import type { SourceDocument } from '../source/document.ts';
import type { TitlePart } from '../source/title-files.ts';
import type { Parts } from './extend.ts';
import type { Provenance } from './provenance.ts';
import { remembered } from './remember.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Of the files, not of the game. */
const FILE_KEYS: ReadonlySet<string> = new Set(['$schema', 'extends', 'silence']);

export function assemble(parts: Parts, standard: SourceDocument | undefined, provenance: Provenance): Fields {
  const part = (name: TitlePart): Fields => {
    const value = parts.get(name) ?? NOTHING;
    return withoutFileKeys(value, value, '', provenance);
  };
  let title = part('title');
  for (const name of ['companies', 'trains'] as const) {
    const others = part(name);
    const joined = { ...title, ...others };
    // No key stands in two files; title.json is what the title as a whole points to.
    provenance.addMerged(joined, others, title);
    title = joined;
  }
  const tiles = withStandardTiles(part('tiles'), title['variants'], standard, provenance);
  const whole = { ...title, market: part('market'), map: part('map'), tiles };
  provenance.addRewritten(whole, title);
  return whole;
}

const NOTHING = {};

const withoutFileKeys = remembered((value: object, _: object, __, { addRewritten }): Fields => {
  const result = Object.fromEntries(Object.entries(value).filter(([key]) => !FILE_KEYS.has(key)));
  addRewritten(result, value);
  return result;
});

/** Adds the definitions of the tiles that the manifest, or that of a variant, takes from the catalogue. */
function withStandardTiles(
  tiles: Fields,
  variants: unknown,
  standard: SourceDocument | undefined,
  provenance: Provenance,
): Fields {
  const patches = Object.values(fields(variants)).map((variant) => fields(fields(variant)['patch']));
  const manifests = [tiles, ...patches.map((patch) => fields(patch['tiles']))].map((set) => fields(set['manifest']));
  const used = new Set(manifests.flatMap((manifest) => Object.keys(manifest)));
  return withTiles(tiles, fields(fields(standard?.value)['definitions']), JSON.stringify([...used]), provenance);
}

const withTiles = remembered((tiles: Fields, shared: Fields, used, provenance): Fields => {
  const own = fields(tiles['definitions']);
  const taken = (JSON.parse(used) as string[]).filter((id) => !Object.hasOwn(own, id) && Object.hasOwn(shared, id));
  const definitions = { ...own, ...Object.fromEntries(taken.map((id) => [id, shared[id]])) };
  if (typeof tiles['definitions'] === 'object' && tiles['definitions'] !== null) {
    provenance.addRewritten(definitions, tiles['definitions']);
  }
  const result = { ...tiles, definitions };
  provenance.addRewritten(result, tiles);
  return result;
});

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
