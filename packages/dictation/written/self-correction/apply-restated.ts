import type { DictationLanguage } from '../../commands/command.ts';
import type { Token } from '../dictation-token.ts';
import { skipPause } from './find-command.ts';
import type { Edit, Restated } from './correction-place.ts';
import { isLinking, meaningOf, smallWordOf } from './word-groups.ts';

/** What a command took back: the text of each place, and where the text goes on. */
export interface Taken {
  readonly removed: readonly (readonly Token[])[];
  /** Index of the written token that stands instead; null where what comes next does. */
  readonly writtenAt: number | null;
  readonly resumeAt: number;
}

const STOPS = new Set(['.', '!', '?', '…', '...']);

/**
 * Writes what was restated in its place. `end` is where what was said ends: the pause before the command goes, but a
 * sentence's end stays where the next words begin another.
 */
export function applyRestated(
  written: Token[],
  end: number,
  tokens: readonly Token[],
  { edits, resumeAt, isLast }: Restated,
  language: DictationLanguage,
): Taken {
  const token = tokens[resumeAt];
  // An engine's period for the pause ends nothing where the sentence goes on in lower case.
  const isBegun = token === undefined || token.kind !== 'word' || hasCapital(token);
  const endsSentence = written
    .slice(end)
    .some(({ kind, key, spoken }) => kind === 'break' || (STOPS.has(key) && (spoken || isBegun)));
  const goesOn = token !== undefined && token.kind !== 'mark' && token.kind !== 'break';
  const isClosed = token?.kind === 'mark' && isLast;
  const isBegunAgain = edits.every(({ insert }) => insert.length === 0);
  const continues = goesOn && isLast && (!endsSentence || isBegunAgain || isLinking(token.key, language));
  const keepsEnd = endsSentence && !isClosed;
  if (continues || (!goesOn && !keepsEnd)) written.length = end;
  const removed: Token[][] = [];
  for (const edit of edits.toReversed()) {
    removed.unshift(written.splice(edit.start, edit.end - edit.start, ...fitted(written, edit, language)));
  }
  const [first] = edits;
  return {
    removed,
    writtenAt: first === undefined || first.insert.length === 0 ? null : first.start,
    resumeAt: !goesOn && keepsEnd ? skipPause(tokens, resumeAt) : resumeAt,
  };
}

function hasCapital({ text }: Token): boolean {
  return text.charAt(0) !== text.charAt(0).toLowerCase();
}

/** The new words with the space and the case of those that they replace. */
function fitted(
  written: readonly Token[],
  { start, insert }: Edit,
  language: DictationLanguage,
): readonly Token[] {
  const [first, ...rest] = insert;
  const old = written[start];
  if (first === undefined) return [];
  return [{ ...first, glue: old?.glue ?? first.glue, text: inCaseOf(first, old, language) }, ...rest];
}

/** An engine begins what follows its period with a capital. */
function inCaseOf(first: Token, old: Token | undefined, language: DictationLanguage): string {
  const { text, key } = first;
  const isCapital = hasCapital(first);
  const wasCapital = old !== undefined && hasCapital(old);
  if (isCapital === wasCapital || text.length < 2 || text === text.toUpperCase()) return text;
  if (!isCapital) return text;
  const isCommon = key === old?.key || smallWordOf(key, language) !== null || meaningOf(key) !== null;
  const isName = meaningOf(key)?.group === 'weekday' && language === 'en';
  return isCommon && !isName ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
