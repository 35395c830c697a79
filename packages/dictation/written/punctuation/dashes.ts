import { readCardinal } from '@constat/language/numbers';
import { madeFrom } from '../dictation-token.ts';
import type { Token } from '../dictation-token.ts';
import type { MarkContext } from './mark-context.ts';

const WRITTEN_LEVEL = /^[lsctd]\d{1,2}$/;
const LETTERS = new Set(['l', 's', 'c', 't', 'd']);

/**
 * A spoken dash: a hyphen between two levels or two numbers; a new item of a list at the start of a clause or in a
 * line that is an item; else a dash between two spaces.
 */
export function writeDash(source: readonly Token[], around: MarkContext, written: Token[]): void {
  if (joinsNumbers(around, written)) {
    written.push(madeFrom(source, { text: '-', kind: 'joint', glue: '' }));
    return;
  }
  const last = written.at(-1);
  if (last === undefined || last.kind === 'break' || last.kind === 'mark' || isItemLine(written)) {
    if (last !== undefined && last.kind !== 'break') {
      written.push(madeFrom([], { text: '\n', kind: 'break', glue: '', marks: [] }));
    }
    written.push(madeFrom(source, { text: '-', kind: 'item', glue: '' }));
    return;
  }
  written.push(madeFrom(source, { text: '–', kind: 'word', glue: ' ' }));
}

function joinsNumbers(around: MarkContext, written: readonly Token[]): boolean {
  const { tokens, at, length, language } = around;
  const next = tokens[at + length];
  const previous = written.at(-1);
  if (next === undefined || previous === undefined) return false;
  const isNumber = (token: Token): boolean =>
    WRITTEN_LEVEL.test(token.key) || readCardinal([token], 0, language) !== null;
  if (LETTERS.has(next.key)) return isNumber(previous);
  return isNumber(next) && isNumber(previous);
}

const LOOK_BACK = 120;

function isItemLine(written: readonly Token[]): boolean {
  for (let index = written.length - 1; index >= Math.max(0, written.length - LOOK_BACK); index -= 1) {
    const kind = written[index]?.kind;
    if (kind === 'item') return true;
    if (kind === 'break') return false;
  }
  return false;
}
