/** What the sources say about hooks: what each means, where the game calls it, and which mechanics tap it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Node, Project, SyntaxKind } from 'ts-morph';
import type { ObjectLiteralExpression, PropertySignature, SourceFile, TypeNode } from 'ts-morph';

export type HookKind = 'value' | 'verdict' | 'event';

export interface HookEntry {
  readonly name: string;
  readonly kind: HookKind;
  /** Its comment in hooks.ts; empty where it has none. */
  readonly says: string;
  /** Type of the value that travels; of value hooks only. */
  readonly value: string;
  readonly arguments: string;
  /** Files of the runtime that call it, from `runtime/` on. */
  readonly calledIn: readonly string[];
  /** Mechanics that tap it. */
  readonly tappedBy: readonly string[];
}

const TABLES: readonly (readonly [HookKind, string])[] = [
  ['value', 'ValueHooks'],
  ['verdict', 'VerdictHooks'],
  ['event', 'EventHooks'],
];
const CALLS: ReadonlySet<string> = new Set(['passValue', 'askVerdict', 'tellEvent']);

/** All hooks in the order of hooks.ts; `root` is the folder of the checkout. */
export function readHooks(root: string): readonly HookEntry[] {
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true });
  const calls = new Map<string, Set<string>>();
  const taps = new Map<string, Set<string>>();
  for (const path of sourcesOf(root)) {
    const text = readFileSync(join(root, 'runtime', path), 'utf8');
    const mechanic = /^mechanics\/([^/]+)\//.exec(path)?.[1];
    if (!/\b(?:passValue|askVerdict|tellEvent)\(|\bhooks\b/.test(text)) continue;
    const file = project.createSourceFile(path, text);
    for (const hook of calledHooks(file)) note(calls, hook, path);
    if (mechanic !== undefined) for (const hook of tappedHooks(file)) note(taps, hook, mechanic);
  }
  const file = project.getSourceFileOrThrow('kernel/hooks.ts');
  return TABLES.flatMap(([kind, table]) =>
    file
      .getInterfaceOrThrow(table)
      .getProperties()
      .map((property): HookEntry => {
        const name = property.getName();
        const [value, args] = typesOf(property, kind);
        return {
          name,
          kind,
          says: property
            .getJsDocs()
            .map((doc) => oneLine(doc.getDescription()))
            .join(' '),
          value,
          arguments: args,
          calledIn: [...(calls.get(name) ?? [])],
          tappedBy: [...(taps.get(name) ?? [])],
        };
      }),
  );
}

function sourcesOf(root: string): readonly string[] {
  return readdirSync(join(root, 'runtime'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

function note(table: Map<string, Set<string>>, hook: string, where: string): void {
  table.set(hook, (table.get(hook) ?? new Set()).add(where));
}

/** Names of hooks that are written out where one is called: `tellEvent(play, 'floated', ...)`. */
function calledHooks(file: SourceFile): readonly string[] {
  return file.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
    const hook = call.getArguments()[1];
    return CALLS.has(call.getExpression().getText()) && Node.isStringLiteral(hook) ? [hook.getLiteralValue()] : [];
  });
}

/** Names in the object that a mechanic gives as `hooks`, as a value or by a function that makes it. */
function tappedHooks(file: SourceFile): readonly string[] {
  const given = [
    ...file.getDescendantsOfKind(SyntaxKind.PropertyAssignment),
    ...file.getDescendantsOfKind(SyntaxKind.VariableDeclaration),
  ].filter((node) => node.getName() === 'hooks');
  return given.flatMap((node) => {
    const value = node.getInitializer();
    const made = Node.isArrowFunction(value) ? value.getBody() : value;
    const object = Node.isParenthesizedExpression(made) ? made.getExpression() : made;
    return Node.isObjectLiteralExpression(object) ? namesIn(object) : [];
  });
}

const namesIn = (object: ObjectLiteralExpression): readonly string[] =>
  object.getProperties().flatMap((property) => (Node.isSpreadAssignment(property) ? [] : [property.getName()]));

/** The value and the arguments of a hook as they are declared. */
function typesOf(property: PropertySignature, kind: HookKind): readonly [string, string] {
  const type = property.getTypeNode();
  if (kind === 'value' && Node.isTupleTypeNode(type)) {
    const [value, args] = type.getElements();
    return [textOf(value), argumentsOf(args)];
  }
  return ['', argumentsOf(type)];
}

const textOf = (type: TypeNode | undefined): string => oneLine(type?.getText() ?? '');

/** `object` is how hooks.ts writes that there is nothing to be told. */
const argumentsOf = (type: TypeNode | undefined): string => (type?.getText() === 'object' ? '' : textOf(type));

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
