/** Findings that a title declares deliberate, with a reason (`silence` in title.json). */
import { diagnose } from '../diagnostics/catalogue.ts';
import { checkMessages } from '../diagnostics/check-messages.ts';
import { catalogue } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { statementMessages } from '../diagnostics/statement-messages.ts';
import type { SourceDocument } from '../source/document.ts';
import type { LoadedTitle } from '../resolve/load-title.ts';
import type { Checked } from './check-title.ts';
import type { Rule } from './rule.ts';

interface Silence {
  readonly rule: string;
  readonly at?: string;
}

export interface Silencer {
  /** Whether a finding is silenced; it is remembered that a silence was of use. */
  readonly silences: (checked: Checked) => boolean;
  /** What is wrong with the silences themselves; to be asked when all findings have been seen. */
  readonly findings: () => Diagnostic[];
}

/** A title that extends another one inherits its silences; only its own must be of use. */
export function silencerOf({ sources }: LoadedTitle, rules: readonly Rule[]): Silencer {
  const [own, ...bases] = sources.map((source) => source.parts.get('title'));
  const mine = silencesOf(own);
  const inherited = bases.flatMap(silencesOf);
  const used = new Set<Silence>();
  return {
    silences: ({ diagnostic: { code }, at }) => {
      const fitting = [...mine, ...inherited].filter(
        (silence) => silence.rule === code && isWithin(at, silence.at) && !isMute(code),
      );
      for (const silence of fitting) used.add(silence);
      return fitting.length > 0;
    },
    findings: () => {
      const known = [...rules.map(({ code }) => code), ...SILENCEABLE];
      return mine.flatMap((silence, index) => findingOf(silence, index, { used, known, document: own }) ?? []);
    },
  };
}

interface Around {
  readonly used: ReadonlySet<Silence>;
  readonly known: readonly string[];
  readonly document: SourceDocument | undefined;
}

function findingOf(
  { rule, ...silence }: Silence,
  index: number,
  { used, known, document }: Around,
): Diagnostic | undefined {
  if (document === undefined) return undefined;
  const place = document.placeOf(`/silence/${index}/rule`);
  if (isMute(rule)) return diagnose(place, 'silence-mute', { rule });
  if (!known.includes(rule)) return diagnose(place, 'silence-unknown', { rule, known });
  const isUsed = [...used].some((one) => one.rule === rule && one.at === silence.at);
  return isUsed ? undefined : diagnose(place, 'silence-unused', { rule });
}

/** Beside the rules: what can be found about the keeping of files, and about statements. */
const SILENCEABLE: readonly string[] = [
  ...Object.keys(checkMessages).filter((code) => !code.startsWith('silence-')),
  ...Object.keys(statementMessages),
];

/** The form of the files is no matter of opinion. */
function isMute(code: string): boolean {
  return Object.hasOwn(catalogue, code) && !SILENCEABLE.includes(code);
}

function isWithin(pointer: string, around: string | undefined): boolean {
  return around === undefined || pointer === around || pointer.startsWith(`${around}/`);
}

function silencesOf(document: SourceDocument | undefined): readonly Silence[] {
  const value = document?.value;
  if (typeof value !== 'object' || value === null || !('silence' in value)) return [];
  return Array.isArray(value.silence) ? (value.silence as Silence[]) : [];
}
