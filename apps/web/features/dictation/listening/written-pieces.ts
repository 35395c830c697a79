import type { ListenedWord } from './listened-words.ts';

/** What is drawn of a word: all of it, or one line of it where a command wrote several. */
export interface WrittenPiece {
  readonly word: ListenedWord;
  /** Stays the same as long as the word does. */
  readonly key: string;
  /** Holds no line break. */
  readonly text: string;
  /** The white space before it, as written; a line break that was said stands here and is no word. */
  readonly space: string;
}

/** Cuts words at their line breaks: a button cannot hold one, since it would break within the button alone. */
export function piecesOf(words: readonly ListenedWord[]): readonly WrittenPiece[] {
  const pieces: WrittenPiece[] = [];
  let space = '';
  for (const word of words) {
    space += word.space;
    for (const [index, text] of word.text.split(/(\s*\n\s*)/u).entries()) {
      if (text.trim() === '') {
        space += text;
        continue;
      }
      pieces.push({ word, key: index === 0 ? word.id : `${word.id} ${index}`, text, space });
      space = '';
    }
  }
  return pieces;
}
