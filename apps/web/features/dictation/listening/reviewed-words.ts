import type { RecordingReview } from '@constat/contract';
import { doubtfulWords } from './listened-words.ts';
import type { ListenedWord } from './listened-words.ts';

/** Doubtful words gone through: accepted where the text is null, else corrected to it. By the id of the word. */
export type Reviewed = ReadonlyMap<string, string | null>;

/** What the server keeps of a review, by word. */
export function readReview(reviewed: RecordingReview['reviewed']): Reviewed {
  return new Map(reviewed.map(({ id, text }) => [id, text]));
}

/** A review as the server keeps it. */
export function writeReview(words: readonly ListenedWord[], reviewed: Reviewed): RecordingReview {
  return {
    reviewed: [...reviewed].map(([id, text]) => ({ id, text })),
    doubtful: openDoubts(words, reviewed).length,
  };
}

/** The doubtful words that are left. */
export function openDoubts(words: readonly ListenedWord[], reviewed: Reviewed): readonly ListenedWord[] {
  return doubtfulWords(words).filter(({ id }) => !reviewed.has(id));
}

/** The words as they read after the review. */
export function correctedWords(words: readonly ListenedWord[], reviewed: Reviewed): readonly ListenedWord[] {
  return words.map((word) => {
    const text = reviewed.get(word.id);
    return text === undefined || text === null ? word : { ...word, text, marks: [] };
  });
}

/** The whole text with what was corrected in it. */
export function correctedText(whole: string, words: readonly ListenedWord[], reviewed: Reviewed): string {
  const written = correctedWords(words, reviewed).map(({ space, text }) => space + text);
  return written.join('') + whole.slice(words.at(-1)?.end ?? 0);
}
