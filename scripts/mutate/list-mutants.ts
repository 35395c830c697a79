import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** One small change to a source file that a test should notice. */
export interface Mutant {
  readonly file: string;
  /** UTF-16 offsets of what is replaced. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  /** A number that has a name in capital letters: a bound of a rule, which needs an example on both sides. */
  readonly isNamedBound: boolean;
}

const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
]);

/**
 * Every change of a file that the mutation run may draw: bounds (numbers and the repetitions of regular expressions, one
 * up and one down), comparisons, logic, arithmetic, truth values, conditions that never hold, calls that are left out.
 * Words in tables are data and are not changed.
 */
export function listMutants(file: string): readonly Mutant[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const replace = (start: number, end: number, replacement: string, isNamedBound = false): void => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, start, end, replacement, line, before: text.slice(start, end), isNamedBound });
  };
  const replaceNode = (node: ts.Node, replacement: string, isNamedBound = false): void =>
    replace(node.getStart(source), node.getEnd(), replacement, isNamedBound);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isNumericLiteral(node)) {
      const isNamed = isNamedBound(node);
      for (const replacement of nextTo(node.text)) replaceNode(node, replacement, isNamed);
    } else if (ts.isRegularExpressionLiteral(node)) {
      for (const bound of node.text.matchAll(/(?<=\{\d*,?)\d+(?=,?\d*\})/gu)) {
        const at = node.getStart(source) + bound.index;
        replace(at, at + bound[0].length, String(Number(bound[0]) + 1));
      }
    } else if (ts.isBinaryExpression(node)) {
      const operator = OPERATORS.get(node.operatorToken.kind);
      const joinsText = ts.isStringLiteralLike(node.left) || ts.isStringLiteralLike(node.right);
      if (operator !== undefined && !(joinsText && node.operatorToken.kind === ts.SyntaxKind.PlusToken))
        replaceNode(node.operatorToken, operator);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      replaceNode(node, node.operand.getText(source));
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      replaceNode(node, 'false');
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      replaceNode(node, 'true');
    } else if (ts.isIfStatement(node)) {
      replaceNode(node.expression, 'false');
    } else if (ts.isConditionalExpression(node)) {
      replaceNode(node.condition, `!(${node.condition.getText(source)})`);
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      replaceNode(node, ';');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** The next number up and down in the last decimal place that is written; nothing below zero. */
function nextTo(written: string): readonly string[] {
  const value = Number(written);
  const places = Number.isInteger(value) ? 0 : (written.split('.')[1] ?? '').length;
  const step = 10 ** -places;
  return [value + step, value - step].filter((next) => next >= 0).map((next) => next.toFixed(places));
}

function isNamedBound({ parent }: ts.NumericLiteral): boolean {
  // A version is no bound.
  return ts.isVariableDeclaration(parent) && /^(?!.*VERSION$)[A-Z][A-Z0-9_]*$/u.test(parent.name.getText());
}
