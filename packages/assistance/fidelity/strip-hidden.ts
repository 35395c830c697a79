/**
 * Characters that show nothing: zero-width spaces and joiners, direction marks, soft hyphen, variation selectors,
 * invisible operators, interlinear marks, the byte-order mark and the tag characters that can carry a hidden text.
 * The non-breaking spaces U+00A0 and U+202F are typography and are not among them.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** The text without the characters that show nothing; U+00A0 and U+202F stay. */
export function stripHidden(text: string): string {
  return text.replace(HIDDEN, '');
}

/** A stripped text and, for each of its UTF-16 units, where that unit stands in the text as given. */
export interface VisibleText {
  readonly text: string;
  /** The offset in the given text of an offset in the stripped one. */
  readonly original: (offset: number) => number;
}

/** Strips as `stripHidden` does and keeps the way back to the offsets of the given text. */
export function visibleText(given: string): VisibleText {
  const stripped = stripHidden(given);
  if (stripped.length === given.length) return { text: given, original: (offset) => offset };
  const offsets: number[] = [];
  let from = 0;
  for (const match of given.matchAll(HIDDEN)) {
    for (let at = from; at < match.index; at += 1) offsets.push(at);
    from = match.index + match[0].length;
  }
  for (let at = from; at <= given.length; at += 1) offsets.push(at);
  return { text: stripped, original: (offset) => offsets[offset] ?? given.length };
}
