/** Puts the parts of a title together: files become keys, and the tiles it uses come from the shared catalogue. */
import type { SourceDocument } from '../source/document.ts';
import type { TitlePart } from '../source/title-files.ts';
import type { Parts } from './extend.ts';
import type { Provenance } from './provenance.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Of the files, not of the game. */
const FILE_KEYS: ReadonlySet<string> = new Set(['$schema', 'extends', 'silence']);

export function assemble(parts: Parts, standard: SourceDocument | undefined, provenance: Provenance): Fields {
  const part = (name: TitlePart): Fields => withoutFileKeys((parts.get(name) ?? {}) as Fields, provenance);
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

function withoutFileKeys(value: Fields, provenance: Provenance): Fields {
  const result = Object.fromEntries(Object.entries(value).filter(([key]) => !FILE_KEYS.has(key)));
  provenance.addRewritten(result, value);
  return result;
}

/** Adds the definitions of the tiles that the manifest, or that of a variant, takes from the catalogue. */
function withStandardTiles(
  tiles: Fields,
  variants: unknown,
  standard: SourceDocument | undefined,
  provenance: Provenance,
): Fields {
  const own = fields(tiles['definitions']);
  const shared = fields(fields(standard?.value)['definitions']);
  const patches = Object.values(fields(variants)).map((variant) => fields(fields(variant)['patch']));
  const manifests = [tiles, ...patches.map((patch) => fields(patch['tiles']))].map((set) => fields(set['manifest']));
  const used = new Set(manifests.flatMap((manifest) => Object.keys(manifest)));
  const taken = [...used].filter((id) => !Object.hasOwn(own, id) && Object.hasOwn(shared, id));

  const definitions = { ...own, ...Object.fromEntries(taken.map((id) => [id, shared[id]])) };
  if (typeof tiles['definitions'] === 'object' && tiles['definitions'] !== null) {
    provenance.addRewritten(definitions, tiles['definitions']);
  }
  const result = { ...tiles, definitions };
  provenance.addRewritten(result, tiles);
  return result;
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
