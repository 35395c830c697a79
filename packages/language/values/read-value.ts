import { readDate } from '../dates/dates.ts';
import type { Language } from '../language.ts';
import type { Word } from '../text/word.ts';
import { mayBeginNumber } from './beginnings.ts';
import { readLevels } from './levels.ts';
import { readPostalCode } from './postal-code.ts';
import type { Reading } from './reading.ts';
import { writeNumber } from './write-number.ts';

/** The number, date, level, score or code that begins at `at`; null when none does. */
export function readValue(words: readonly Word[], at: number, language: Language): Reading | null {
  const word = words[at];
  if (word === undefined || word.kind !== 'word' || !mayBeginNumber(word.key, language)) return null;
  const code = readPostalCode(words, at, language);
  if (code !== null) return { ...code, doubtful: null };
  const level = readLevels(words, at, language);
  if (level !== null) {
    return {
      length: level.length,
      pieces: [{ text: level.text }],
      doubtful: level.doubtful ? 'level' : null,
    };
  }
  const date = readDate(words, at, language);
  if (date !== null) {
    return {
      length: date.length,
      pieces: [{ text: date.text ?? '' }],
      doubtful: date.text === null ? 'date' : null,
    };
  }
  return writeNumber(words, at, language);
}
