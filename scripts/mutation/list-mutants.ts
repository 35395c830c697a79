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
  const replace = (start: number, end: number, replacement: string): void => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, start, end, replacement, line, before: text.slice(start, end) });
  };
  const replaceNode = (node: ts.Node, replacement: string): void =>
    replace(node.getStart(source), node.getEnd(), replacement);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isNumericLiteral(node)) {
      const value = Number(node.text);
      replaceNode(node, String(value + 1));
      if (value > 0) replaceNode(node, String(value - 1));
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
