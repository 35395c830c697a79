import { findNamed } from './find-named.ts';
import type { TextRange } from './find-named.ts';
import type { SpokenEdit } from './read-edit.ts';

/** A change of a text: what stands in a range gives way to other words, and what is selected after it. */
export interface TextEdit extends TextRange {
  readonly words: string;
  readonly selection: TextRange;
}

/**
 * The change that a spoken edit makes; null where what it names does not stand in the text. Undoing is no change of the
 * text alone, so it makes none.
 * @param caret in UTF-16 units; what is named is found nearest before it
 */
export function applyEdit(text: string, caret: number, edit: SpokenEdit): TextEdit | null {
  if (edit.act === 'undo' || edit.act === 'redo') return null;
  const found = findNamed(text, edit.what, caret);
  if (found === null) return null;
  const { start, end } = found;
  const here = text.slice(start, end);
  switch (edit.act) {
    case 'replace':
      return written(found, likeBefore(edit.by, here));
    case 'delete':
      return deletion(text, found);
    case 'capital':
      return written(found, here.charAt(0).toUpperCase() + here.slice(1));
    case 'small':
      return written(found, here.toLowerCase());
    case 'after':
      return { start: end, end, words: '', selection: { start: end, end } };
    case 'before':
      return { start, end: start, words: '', selection: { start, end: start } };
    case 'select': {
      const last = edit.to === null ? found : findNamed(text, edit.to, text.length, end);
      return last === null ? null : { start, end: start, words: '', selection: { start, end: last.end } };
    }
  }
}

function written({ start, end }: TextRange, words: string): TextEdit {
  const after = start + words.length;
  return { start, end, words, selection: { start: after, end: after } };
}

/** A capital that stood there stays. */
function likeBefore(words: string, before: string): string {
  const isCapital = /^\p{Lu}/u.test(before) && !/^\p{Lu}+$/u.test(before.slice(0, 2));
  return isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** One blank goes with the words, and the sentence keeps its capital. */
function deletion(text: string, { start, end }: TextRange): TextEdit {
  const isSpacedBefore = /\s/u.test(text.charAt(start - 1));
  const isSpacedAfter = text.charAt(end) === ' ';
  const isMarkAfter = /[,.;:!?)]/u.test(text.charAt(end));
  const from = isSpacedBefore && (isMarkAfter || end === text.length) ? start - 1 : start;
  const to = isSpacedAfter && (isSpacedBefore || start === 0) ? end + 1 : end;
  const startsSentence = /(?:^|[.!?]\s*|\n\s*)$/u.test(text.slice(0, from));
  const isCapital = /^\p{Lu}/u.test(text.slice(start));
  const next = text.charAt(to);
  if (!startsSentence || !isCapital || !/\p{Ll}/u.test(next)) return written({ start: from, end: to }, '');
  return { start: from, end: to + 1, words: next.toUpperCase(), selection: { start: from, end: from } };
}
