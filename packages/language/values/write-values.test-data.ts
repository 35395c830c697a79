import type { Language } from '../language.ts';
import { splitWords } from '../text/split-words.ts';
import type { Word } from '../text/word.ts';
import { writeValue } from './write-value.ts';

/** A text as it was said, and with its values written. */
export type Example = readonly [said: string, written: string];

/** The words of a text as they were said: a « virgule » among them is a decimal sign. */
export function saidWords(text: string, language: Language): readonly Word[] {
  return splitWords(text, language).map((word) => ({ ...word, spoken: true }));
}

/** A text with its values as they are written; what stays because it is doubtful stands between `[` and `]`. */
export function writeValues(text: string, language: Language): string {
  const words = saidWords(text, language);
  let written = '';
  for (let at = 0; at < words.length; at += 1) {
    const value = writeValue(words, at, language);
    const length = value?.length ?? 1;
    const source = words.slice(at, at + length);
    const said = source.map((word, index) => (index === 0 ? '' : word.glue) + word.text).join('');
    const pieces = value?.pieces.map((piece, index) => (index === 0 ? '' : (piece.glue ?? ' ')) + piece.text);
    const isDoubtful = value !== null && value.doubtful !== null;
    const text = isDoubtful
      ? `[${said}]`
      : pieces === undefined || pieces.length === 0
        ? said
        : pieces.join('');
    written += (words[at]?.glue ?? '') + text.replaceAll('\u00A0', ' ');
    at += length - 1;
  }
  return written;
}
