import type { Token } from '../dictation-token.ts';
import type { SpokenWord } from '../written-text.ts';

/** A pause that ends a phrase, in seconds. */
const PAUSE_SECONDS = 0.7;
const SENTENCE_ENDS = new Set(['.', '!', '?', '…', '...']);

/** Where the last phrase starts: after the last mark, break or pause. A phrase that ends on its mark keeps it. */
export function lastPhraseStart(tokens: readonly Token[], words: readonly SpokenWord[]): number {
  let start = tokens.length;
  while (start > 0 && isMark(tokens[start - 1])) start -= 1;
  const end = start;
  while (start > 0) {
    const token = tokens[start - 1] as Token;
    if (token.kind === 'mark' || token.kind === 'break' || token.kind === 'item') break;
    if (start < end && pausesBetween(token, tokens[start], words)) break;
    start -= 1;
  }
  return start;
}

/** Where the last sentence starts, exactly: after the end of the one before, or after a break. */
export function lastSentenceStart(tokens: readonly Token[]): number {
  let start = tokens.length;
  while (start > 0 && tokens[start - 1]?.kind === 'break') start -= 1;
  while (start > 0 && isClosingMark(tokens[start - 1])) start -= 1;
  while (start > 0) {
    const token = tokens[start - 1] as Token;
    if (token.kind === 'break' || token.kind === 'item') break;
    if (token.kind === 'mark' && SENTENCE_ENDS.has(token.key)) break;
    if (token.key === '»' && SENTENCE_ENDS.has(tokens[start - 2]?.key ?? '')) break;
    start -= 1;
  }
  return start;
}

/**
 * Where the words before `end` that can be restated start: with the last `sentences`, and after
 * the sentence of a correction that was left standing, which may be read in another way; never before `from`.
 */
export function restatableStart(
  tokens: readonly Token[],
  end: number,
  from: number,
  sentences: number,
): number {
  let stops = 0;
  let stop = end;
  for (let at = end - 1; at >= Math.max(0, from); at -= 1) {
    const token = tokens[at] as Token;
    if (token.ambiguity === 'correction') return stop;
    if (token.kind !== 'break' && !(token.kind === 'mark' && SENTENCE_ENDS.has(token.key))) continue;
    if (stop !== at + 1) stops += 1;
    if (stops === sentences) return at + 1;
    stop = at;
  }
  return Math.max(0, from);
}

function pausesBetween(before: Token, after: Token | undefined, words: readonly SpokenWord[]): boolean {
  const end = words[before.to]?.end;
  const start = after === undefined ? undefined : words[after.from]?.start;
  return end !== undefined && start !== undefined && start - end >= PAUSE_SECONDS;
}

function isMark(token: Token | undefined): boolean {
  return token !== undefined && token.kind === 'mark';
}

function isClosingMark(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.kind === 'mark' &&
    (SENTENCE_ENDS.has(token.key) || token.key === '»' || token.key === '”' || token.key === ')')
  );
}
