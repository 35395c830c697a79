import { fold } from '@constat/language/fold';

/** A text as it is compared, and where each of its characters stands in the text as it is written. */
export interface FoldedText {
  readonly text: string;
  /** By offset in the folded text; one more at its end. */
  readonly offsets: readonly number[];
}

/** A text folded, in lower case and without accents; a non-breaking space is a space. */
export function foldedText(text: string): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const same = /[\u00A0\u202F\u2009\t]/u.test(character) ? ' ' : fold(character);
    for (let unit = 0; unit < same.length; unit += 1) offsets.push(at);
    folded += same;
    at += character.length;
  }
  offsets.push(at);
  return { text: folded, offsets };
}

/** Every place of a pattern, as offsets of the text as it is written. */
export function placesOf(
  { text, offsets }: FoldedText,
  pattern: RegExp,
): { readonly start: number; readonly end: number; readonly found: string; readonly at: number }[] {
  return [...text.matchAll(pattern)]
    .filter(([found]) => found !== '')
    .map(({ 0: found, index }) => ({
      start: offsets[index] ?? 0,
      end: offsets[index + found.length] ?? 0,
      found,
      at: index,
    }));
}

/** A text as part of a pattern. */
export function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
