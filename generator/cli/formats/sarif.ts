/** Findings as a SARIF 2.1.0 log (OASIS): what code hosts and editors read from any checker. */
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explanationOf } from '../../check/explanation.ts';
import type { Diagnostic, Severity } from '../../diagnostics/diagnostic.ts';
import { packageVersion } from '../version.ts';

const LEVEL: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Files below `from` are told from there; the base is called ROOT. */
export function sarifFindings(diagnostics: readonly Diagnostic[], from: string): object {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].toSorted();
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'trackwright',
            version: packageVersion(),
            rules: codes.map((code) => ({
              id: code,
              shortDescription: { text: explanationOf(code)?.summary ?? code },
            })),
          },
        },
        originalUriBaseIds: { ROOT: { uri: `${pathToFileURL(from).href}/` } },
        // Columns count UTF-16 units, as everywhere in Trackwright.
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => result(diagnostic, codes, from)),
      },
    ],
  };
}

function result(
  { code, severity, message, hint, file, pointer, range, fix }: Diagnostic,
  codes: readonly string[],
  from: string,
): object {
  const region = {
    startLine: range.start.line,
    startColumn: range.start.column,
    endLine: range.end.line,
    endColumn: range.end.column,
  };
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: LEVEL[severity],
    message: { text: hint === undefined || hint === '' ? message : `${message} ${hint}` },
    locations: [
      {
        physicalLocation: { artifactLocation: artifact(file, from), region },
        ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
    ...(fix === undefined
      ? {}
      : {
          fixes: [
            {
              description: { text: fix.title },
              artifactChanges: fix.edits.map(({ file: edited, range: { start, end }, text }) => ({
                artifactLocation: artifact(edited, from),
                replacements: [
                  {
                    deletedRegion: {
                      startLine: start.line,
                      startColumn: start.column,
                      endLine: end.line,
                      endColumn: end.column,
                    },
                    insertedContent: { text },
                  },
                ],
              })),
            },
          ],
        }),
  };
}

function artifact(file: string, from: string): object {
  const path = relative(from, file).replaceAll('\\', '/');
  return path.startsWith('..') ? { uri: pathToFileURL(file).href } : { uri: encodeURI(path), uriBaseId: 'ROOT' };
}
