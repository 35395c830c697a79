import type { DictationLanguage } from '../../commands/command.ts';
import { fieldAt } from '../../commands/fields.ts';
import { madeFrom, textOf } from '../dictation-token.ts';
import type { Token } from '../dictation-token.ts';

const PAIRS = { fr: ['«', '»'], en: ['“', '”'] } as const;
/** Tokens looked through for the end of a field. */
const FIELD_TOKENS = 80;

/** Holds the quotations and the bracketed fields that a text holds already. A quotation without its end is text. */
export function protectWritten(tokens: readonly Token[], language: DictationLanguage): readonly Token[] {
  if (!tokens.some((token) => token.key === '[' || token.key === PAIRS[language][0])) return tokens;
  const ends = quotationEnds(tokens, PAIRS[language]);
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const end =
      token.kind !== 'mark' ? -1 : token.key === '[' ? bracketEnd(tokens, at) : (ends.get(at) ?? -1);
    if (end === -1) {
      written.push(token);
      continue;
    }
    const all = tokens.slice(at, end + 1);
    const text = token.text + textOf(all.slice(1));
    const isField = token.key === '[' && fieldAt(text, 0) !== null;
    written.push(
      madeFrom(all, { text, kind: 'held', spoken: false, marks: [isField ? 'field' : 'verbatim'] }),
    );
    at = end;
  }
  return written;
}

function quotationEnds(
  tokens: readonly Token[],
  [open, close]: readonly [string, string],
): Map<number, number> {
  const ends = new Map<number, number>();
  const opened: number[] = [];
  for (const [index, { kind, key }] of tokens.entries()) {
    if (kind !== 'mark') continue;
    if (key === open) opened.push(index);
    if (key !== close) continue;
    const start = opened.pop();
    if (start !== undefined) ends.set(start, index);
  }
  return ends;
}

function bracketEnd(tokens: readonly Token[], at: number): number {
  const limit = Math.min(tokens.length, at + FIELD_TOKENS);
  for (let index = at + 1; index < limit; index += 1) {
    const { kind, key } = tokens[index] as Token;
    if (kind === 'break' || key === '[') return -1;
    if (key === ']') return index;
  }
  return -1;
}
