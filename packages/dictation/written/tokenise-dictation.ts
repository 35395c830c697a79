import type { Language } from '@constat/language';
import { splitWords } from '@constat/language/text';
import { NO_MARKS } from './dictation-token.ts';
import type { Token } from './dictation-token.ts';
import type { Mark, SpokenWord } from './written-text.ts';

export const LOW_CONFIDENCE = 0.6;
const BLANK = /\s/u;
const LOW: readonly Mark[] = ['low-confidence'];

/** Tokens of recognised words, one space between words. */
export function tokeniseWords(words: readonly SpokenWord[], language: Language): Token[] {
  const pieces: string[] = [];
  const spokenAt: number[] = [];
  words.forEach(({ text }, index) => {
    if (text !== '' && !BLANK.test(text)) {
      pieces.push(text);
      spokenAt.push(index);
      return;
    }
    for (const piece of text.split(/\s+/u)) {
      if (piece === '') continue;
      pieces.push(piece);
      spokenAt.push(index);
    }
  });
  return cut(pieces.join(' '), language, (run) => {
    const index = spokenAt[run] ?? -1;
    const confidence = words[index]?.confidence;
    return { index, marks: confidence !== undefined && confidence < LOW_CONFIDENCE ? LOW : NO_MARKS };
  });
}

/** Tokens of a text; white space that holds a line break becomes a break. */
export function tokeniseText(text: string, language: Language): Token[] {
  return cut(text, language, (run) => ({ index: run, marks: NO_MARKS }));
}

function cut(
  text: string,
  language: Language,
  spokenAt: (run: number) => { readonly index: number; readonly marks: readonly Mark[] },
): Token[] {
  return splitWords(text, language).map(({ text: piece, key, glue, kind, run }) => {
    const { index, marks } = kind === 'break' ? { index: -1, marks: NO_MARKS } : spokenAt(run);
    return {
      text: piece,
      key,
      glue,
      kind,
      from: index,
      to: index,
      spoken: false,
      marks,
      ambiguity: null,
      note: null,
    };
  });
}
