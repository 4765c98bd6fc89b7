/** Runs the check over a title with a fault in it, up to the first finding. */
import { findings } from '../../generator/check/check.ts';
import type { CheckOptions } from '../../generator/check/check.ts';
import { played } from '../../generator/check/played.ts';
import { FILE_START } from '../../generator/diagnostics/diagnostic.ts';
import type { LoadedTitle } from '../../generator/resolve/load-title.ts';
import { resolveTitle } from '../../generator/resolve/load-title.ts';
import type { SourceDocument } from '../../generator/source/document.ts';
import { linesOf } from '../../generator/source/lines.ts';
import type { TitleSource } from '../../generator/source/read-title.ts';
import { partFile, TITLE_PARTS } from '../../generator/source/title-files.ts';
import { schemaPath } from '../../generator/source/schema-path.ts';
import type { Parts } from './parts.ts';

/** The code of the first finding; undefined: nothing is found. */
export function firstFinding(parts: Parts, title: LoadedTitle, options: CheckOptions): string | undefined {
  for (const { code } of findings(
    resolveTitle({ source: sourceOf(parts, title), bases: [] }, options.validators),
    options,
    played,
  ))
    return code;
  return undefined;
}

/** As if the parts had been read from the folder of the title. */
function sourceOf(parts: Parts, { folder, statements, examples }: LoadedTitle): TitleSource {
  const documents = TITLE_PARTS.map(
    (part) => [part, documentOf(`${folder}/${partFile(part)}`, part, parts[part])] as const,
  );
  return {
    folder,
    parts: new Map(documents),
    present: new Set(TITLE_PARTS),
    examples,
    texts: new Map(),
    diagnostics: [],
    ...(statements === undefined ? {} : { statements }),
  };
}

function documentOf(file: string, part: string, fields: object): SourceDocument {
  const value = { $schema: schemaPath(file, part), ...fields };
  return { file, text: '', value, lines: linesOf(''), placeOf: (pointer) => ({ file, pointer, range: FILE_START }) };
}
