import type { DictationLanguage } from '../../commands/command.ts';
import { UNIT_SYMBOLS } from '@constat/language/units';
import type { Token } from '../dictation-token.ts';

const SENTENCE_ENDS = new Set(['.', '!', '?', '...', '…']);
const CLOSERS = new Set(['»', '”', ')', '"']);
const OPENERS = new Set(['«', '“', '(', '"', '[']);
/** Tokens looked through for the end of a list item or a quotation. */
const LOOK_AHEAD = 400;

/** The tokens with a capital at the start of each sentence, spoken line and item that ends on a period. */
export function capitaliseSentences(
  tokens: readonly Token[],
  startsSentence: boolean,
  language: DictationLanguage,
): readonly Token[] {
  let written: Token[] | null = null;
  let wanted = startsSentence;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'break') {
      if (token.spoken && token.from !== -1) wanted = true;
    } else if (token.kind === 'item') {
      wanted = wanted && isAfterSentence(tokens, at) ? true : itemIsSentence(tokens, at);
    } else if (token.kind === 'mark') {
      wanted = afterMark(tokens, at, wanted);
    } else if (token.text !== '' && token.kind !== 'joint') {
      const isName = wanted || (language === 'en' && isPronoun(token.text));
      const text = isName && token.kind === 'word' ? withCapital(token.text) : token.text;
      if (text !== token.text) {
        written ??= tokens.slice();
        written[at] = { ...token, text };
      }
      wanted = token.kind === 'held' && endsSentence(token.text);
    }
  }
  return written ?? tokens;
}

function afterMark(tokens: readonly Token[], at: number, wanted: boolean): boolean {
  const token = tokens[at] as Token;
  if (SENTENCE_ENDS.has(token.key)) return token.key !== '…' && token.key !== '...' ? true : wanted;
  if (CLOSERS.has(token.key)) return wanted;
  if (!OPENERS.has(token.key)) return false;
  const isQuote = token.key === '«' || token.key === '“';
  return wanted || (isQuote && token.spoken && tokens[at - 1]?.key === ':' && quoteIsSentence(tokens, at));
}

/** Whether a sentence has ended before the item at `at`; an item before it that lacks its period ends none. */
function isAfterSentence(tokens: readonly Token[], at: number): boolean {
  let index = at - 1;
  while (index >= 0 && tokens[index]?.kind === 'break') index -= 1;
  const key = tokens[index]?.key ?? '';
  if (index < 0 || SENTENCE_ENDS.has(key)) return true;
  if (key === ';' || key === ':' || key === ',') return false;
  for (let back = index; back >= Math.max(0, index - LOOK_AHEAD); back -= 1) {
    const kind = tokens[back]?.kind;
    if (kind === 'item') return false;
    if (kind === 'break') return true;
  }
  return true;
}

/** Whether an item ends on a period before the next one begins. */
function itemIsSentence(tokens: readonly Token[], at: number): boolean {
  if (previousMark(tokens, at) === ';') return false;
  for (let index = at + 1; index < Math.min(tokens.length, at + LOOK_AHEAD); index += 1) {
    const { kind, key, text, marks } = tokens[index] as Token;
    if (kind === 'mark' && key === '.') return true;
    const inserted =
      kind === 'held' && marks.includes('command') ? /[.;\n](?=\s|$)/.exec(text)?.[0] : undefined;
    if (inserted !== undefined) return inserted === '.';
    if (kind === 'break' || (kind === 'mark' && key === ';')) return false;
  }
  return false;
}

function previousMark(tokens: readonly Token[], at: number): string {
  let index = at - 1;
  while (index >= 0 && tokens[index]?.kind === 'break') index -= 1;
  return tokens[index]?.key ?? '';
}

/** Whether a quotation holds whole sentences: it ends on its own mark. */
function quoteIsSentence(tokens: readonly Token[], at: number): boolean {
  for (let index = at + 1; index < Math.min(tokens.length, at + LOOK_AHEAD); index += 1) {
    const key = tokens[index]?.key;
    if (key === '»' || key === '”') return SENTENCE_ENDS.has(tokens[index - 1]?.key ?? '');
  }
  return false;
}

function endsSentence(text: string): boolean {
  let last = text.length - 1;
  while (last >= 0 && /[»”"\s)]/.test(text.charAt(last))) last -= 1;
  return last >= 0 && SENTENCE_ENDS.has(text.charAt(last)) && text.charAt(last) !== '…';
}

/** "i", "i'm", "i’ve" */
function isPronoun(text: string): boolean {
  return (
    text.charAt(0) === 'i' && (text.length === 1 || text.charAt(1) === "'" || text.charAt(1) === '\u2019')
  );
}

function withCapital(text: string): string {
  if (text.length > 1 && UNIT_SYMBOLS.has(text)) return text;
  const first = text.charAt(0);
  const capital = first.toLocaleUpperCase('fr');
  return capital.length === 1 ? capital + text.slice(1) : text;
}
