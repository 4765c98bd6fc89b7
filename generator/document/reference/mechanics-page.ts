/** docs/mechanics.md: what the core and each mechanic bring to a title, from their manifests. */
import type { Manifest, Provided, ProvidedName } from '../../../runtime/kernel/manifest.ts';
import { anchor, code, page, table } from './markdown.ts';
import { optionsTable } from './options.ts';
import type { Rule } from '../../check/rule.ts';
import type { Usage } from './titles-using.ts';

type Names = Readonly<Record<string, ProvidedName>>;

interface About {
  readonly usage: Usage;
  /** Rules of the checker, those that mechanics bring among them. */
  readonly checks: readonly Rule[];
}

export function mechanicsPage(core: Manifest, mechanics: readonly Manifest[], { usage, checks }: About): string {
  const usedBy = ({ name }: Manifest): string => (usage.get(name) ?? []).join(', ');
  return page(
    '# Mechanics',
    'Generated from the manifests by `npm run docs`; do not edit. What a rule id of a mechanic means stands in [rules.md](rules.md), how a new mechanic is written in [writing-a-mechanic.md](writing-a-mechanic.md).',
    'A title lists the mechanics it uses under `mechanics`: `{ "id": "company-loans", ... }` with the options below; `"use"` names the mechanic where the title calls it by another id.',
    table(
      ['mechanic', 'what it is', 'titles'],
      mechanics.map((m) => [`[${m.name}](${anchor(m.name)})`, m.summary, usedBy(m)]),
    ),
    '## What every title has',
    'These need no entry under `mechanics`.',
    providedParts(core.provides),
    ...mechanics.map((m) => mechanicPart(m, usedBy(m), checks)),
  );
}

function mechanicPart(manifest: Manifest, titles: string, checks: readonly Rule[]): string {
  const options = optionsTable(manifest.options);
  const { requires = [], conflicts = [] } = manifest;
  const facts = [
    titles === '' ? 'Used by no title of this package.' : `Used by ${titles}.`,
    requires.length > 0 ? `Needs ${requires.map(code).join(', ')}.` : '',
    conflicts.length > 0 ? `Excludes ${conflicts.map(code).join(', ')}.` : '',
  ];
  return [
    `## ${manifest.name}`,
    manifest.summary,
    facts.filter((fact) => fact !== '').join(' '),
    options === '' ? 'It has no options.' : `### Options\n\n${options}`,
    providedParts(manifest.provides),
    rulesLine(manifest),
    checksLine(checks.filter(({ mechanic }) => mechanic === manifest.name)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Everything a title may name because of a manifest, kind by kind. */
function providedParts(provides: Provided): string {
  const parts = [
    named('Rounds', provides.rounds),
    named('Steps', provides.steps),
    named('Events of trains', provides.events),
    named('Abilities', provides.abilities),
    named('Statuses of phases', provides.statuses),
    ...Object.entries(provides.policies ?? {}).map(([policy, modes]) =>
      named(`Modes of the policy ${code(policy)}`, modes),
    ),
    ...Object.entries(provides.attributes ?? {}).map(([of, names]) => named(`Attributes of ${code(of)}`, names)),
    named('Reasons for which the game ends', provides.endReasons),
    actions(provides.actions),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function named(heading: string, names: Names | undefined): string {
  const entries = Object.entries(names ?? {});
  if (entries.length === 0) return '';
  const parts = entries.map(([name, { summary, options }]) => {
    const written = optionsTable(options);
    return `- ${code(name)}: ${summary}${written === '' ? '' : `\n\n${indented(written)}\n`}`;
  });
  return `### ${heading}\n\n${parts.join('\n').trimEnd()}`;
}

/** A table inside the entry of a list. */
const indented = (text: string): string => text.replaceAll(/^/gm, '  ');

function actions(types: Provided['actions']): string {
  const entries = Object.entries(types ?? {});
  if (entries.length === 0) return '';
  const rows = entries.map(([type, fields]) => [
    code(type),
    Object.entries(fields)
      .map(([field, kind]) => `${code(field)} ${kind.replace(/\?$/, ' (may be left out)')}`)
      .join(', ') || 'none',
  ]);
  return `### Actions\n\n${table(['action', 'fields'], rows)}`;
}

const checksLine = (checks: readonly Rule[]): string =>
  checks.length === 0
    ? ''
    : `Checks: ${checks.map((rule) => `[${code(rule.code)}](checks.md#rules-that-mechanics-bring)`).join(', ')}.`;

function rulesLine({ name, provides }: Manifest): string {
  const ids = Object.keys(provides.rules ?? {});
  return ids.length === 0 ? '' : `Rules: ${ids.map((id) => `[${code(id)}](rules.md${anchor(name)})`).join(', ')}.`;
}
