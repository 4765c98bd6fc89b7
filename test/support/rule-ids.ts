/**
 * The rule ids by which the runtime refuses, pays and moves things, read from its sources: whatever is given to a
 * parameter, a property or a variable called `rule`.
 */
import { join } from 'node:path';
import { Node, Project, SyntaxKind } from 'ts-morph';
import type { CallExpression, NewExpression, Symbol as Named } from 'ts-morph';

import { ROOT } from './source-files.ts';

export interface RuleUse {
  readonly rule: string;
  /** File and line. */
  readonly at: string;
}

export interface RuleUses {
  readonly uses: readonly RuleUse[];
  /** Places whose rule cannot be read from the source: neither a text nor handed on from a `rule`. */
  readonly unreadable: readonly string[];
}

const NAME = 'rule';

export function ruleUses(): RuleUses {
  const project = new Project({ tsConfigFilePath: join(ROOT, 'tsconfig.json'), skipAddingFilesFromTsConfig: true });
  project.addSourceFilesAtPaths([join(ROOT, 'runtime/**/*.ts'), `!${join(ROOT, 'runtime/**/*.test.ts')}`]);
  const uses: RuleUse[] = [];
  const unreadable: string[] = [];
  const read = (value: Node): void => {
    // `options.rule ?? 'stock.buy'`: what is handed on, or the usual rule.
    if (Node.isBinaryExpression(value)) {
      read(value.getLeft());
      read(value.getRight());
      return;
    }
    const at = `${value.getSourceFile().getFilePath().slice(ROOT.length)}:${value.getStartLineNumber()}`;
    const types = value.getType().isUnion() ? value.getType().getUnionTypes() : [value.getType()];
    for (const type of types) {
      if (type.isStringLiteral()) uses.push({ rule: String(type.getLiteralValue()), at });
      else if (type.isString() && !isHandedOn(value)) unreadable.push(`${at} ${value.getText()}`);
    }
  };
  for (const file of project.getSourceFiles()) {
    for (const call of [
      ...file.getDescendantsOfKind(SyntaxKind.CallExpression),
      ...file.getDescendantsOfKind(SyntaxKind.NewExpression),
    ]) {
      const given = ruleArgument(call);
      if (given !== undefined) read(given);
    }
    for (const property of file.getDescendantsOfKind(SyntaxKind.PropertyAssignment)) {
      const value = property.getInitializer();
      if (property.getName() === NAME && value !== undefined) read(value);
    }
    for (const named of [
      ...file.getDescendantsOfKind(SyntaxKind.BindingElement),
      ...file.getDescendantsOfKind(SyntaxKind.VariableDeclaration),
    ]) {
      const usual = named.getInitializer();
      if (named.getName() === NAME && usual !== undefined) read(usual);
    }
  }
  return { uses, unreadable };
}

function ruleArgument(call: CallExpression | NewExpression): Node | undefined {
  const callee = call.getExpression();
  const place = signatureOf(callee)?.findIndex((parameter) => parameter.getName() === NAME) ?? -1;
  return place < 0 ? undefined : call.getArguments()[place];
}

const signatureOf = (callee: Node): readonly Named[] | undefined =>
  (callee.getType().getCallSignatures()[0] ?? callee.getType().getConstructSignatures()[0])?.getParameters();

/** `rule`, `options.rule`, `error.rule`: it was given to somebody else as a rule before. */
function isHandedOn(value: Node): boolean {
  if (Node.isIdentifier(value)) return value.getText() === NAME;
  return Node.isPropertyAccessExpression(value) && value.getName() === NAME;
}
