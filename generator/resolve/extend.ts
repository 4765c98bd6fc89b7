/** Reads a title and all that it extends, and lays the overlays one over the other. */
import { basename, join } from 'node:path';
import { applyOverlay, type OverlayFinding } from '../../runtime/kernel/overlay.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { FILE_START, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import type { SourceDocument } from '../source/document.ts';
import { findBase } from '../source/find-title.ts';
import { readTitle, type TitleSource } from '../source/read-title.ts';
import { PART_CONTENT, partFile, TITLE_PARTS, type TitlePart } from '../source/title-files.ts';
import type { Provenance } from './provenance.ts';
import { remembered } from './remember.ts';

export type Report = (diagnostic: Diagnostic) => void;

/** The values of the files of a title, each merged over its base's. */
export type Parts = ReadonlyMap<TitlePart, object>;

export interface Extended {
  readonly source: TitleSource;
  /** The titles under this one, nearest first. */
  readonly bases: readonly TitleSource[];
}

/** Follows `extends` down to a title that stands for itself. */
export function readWithBases(folder: string, report: Report): Extended {
  const source = readTitle(folder);
  const bases: TitleSource[] = [];
  const chain = [folder];
  for (let top = source; ;) {
    const named = extendsOf(top);
    const document = top.parts.get('title');
    if (named === undefined || document === undefined) break;
    const found = findBase(named, top.folder);
    const place = document.placeOf('/extends');
    if (!('folder' in found)) {
      report(diagnose(place, 'extends-unknown', { title: named, known: found.known }));
      break;
    }
    if (chain.includes(found.folder)) {
      const names = [...chain.slice(chain.indexOf(found.folder)), found.folder].map((path) => basename(path));
      report(diagnose(place, 'extends-cycle', { chain: names }));
      break;
    }
    chain.push(found.folder);
    top = readTitle(found.folder);
    bases.push(top);
  }
  return { source, bases };
}

export function extendsOf(source: TitleSource): string | undefined {
  const title = source.parts.get('title')?.value;
  if (!isRecord(title)) return undefined;
  return typeof title['extends'] === 'string' ? title['extends'] : undefined;
}

/** Lays the files over those of the bases, the furthest first. */
export function mergeParts({ source, bases }: Extended, provenance: Provenance, report: Report): Parts {
  const merged = new Map<TitlePart, object>();
  let under = '';
  for (const layer of [...bases.toReversed(), source]) {
    for (const [part, document] of layer.parts) {
      if (!isRecord(document.value)) continue;
      provenance.addDocument(document);
      const base = merged.get(part);
      const value = base === undefined ? document.value : overlayPart(part, base, document, under, provenance, report);
      merged.set(part, value);
    }
    under = basename(layer.folder);
  }
  return merged;
}

function overlayPart(
  part: TitlePart,
  base: object,
  document: SourceDocument,
  under: string,
  provenance: Provenance,
  report: Report,
): object {
  const { value, findings } = overlaid(base, document, part, provenance);
  for (const finding of findings) report(describeOverlay(finding, document.placeOf(finding.pointer), under));
  return value;
}

const overlaid = remembered((base: object, { value: patch }: SourceDocument, part, { addMerged: merged }) => {
  const findings: OverlayFinding[] = [];
  const value = applyOverlay(base, patch, {
    whole: (pointer) => part === 'title' && VARIANT_PATCH.test(pointer),
    merged,
    finding: (finding) => findings.push(finding),
  });
  return { value, findings };
});

/** A variant's patch is an overlay itself: its instructions are not meant for the title under this one. */
const VARIANT_PATCH = /^\/variants\/[^/]+\/patch$/;

export function describeOverlay(finding: OverlayFinding, place: Place, base: string): Diagnostic {
  const { name, known } = finding;
  return diagnose(place, `overlay-${finding.problem}`, { name, known, base });
}

/** The files that a title needs which stands for itself; only title.json can say whether it does. */
export function missingFiles(source: TitleSource): Diagnostic[] {
  const needed: readonly TitlePart[] = source.present.has('title') ? TITLE_PARTS : ['title'];
  return needed
    .filter((part) => !source.present.has(part))
    .map((part) => {
      const name = partFile(part);
      const place = { file: join(source.folder, name), pointer: '', range: FILE_START };
      return diagnose(place, 'file-missing', { name, what: PART_CONTENT[part] });
    });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
