/** What is known of an input besides the text that the control holds after it. */
export interface InputTrace {
  /** The text that was put in, where the browser tells it. */
  readonly data: string | null;
  /** Where the caret stands after it, in UTF-16 units; null where the control tells none. */
  readonly caret: number | null;
}

/**
 * The text that an input put into a prefilled one, when the prefilled one still stands around it: software that writes
 * without regard to the selection adds to it. Null when nothing, or only white space, was added, when the prefilled text
 * was replaced, and when a part of it was: then the physician's words cannot be told from it.
 */
export function insertedText(prefilled: string, now: string, { data, caret }: InputTrace): string | null {
  const length = now.length - prefilled.length;
  if (length <= 0 || data === now) return null;
  const atCaret = (caret ?? now.length) - length;
  for (const start of [atCaret, prefilled.length, 0]) {
    const isAround =
      start >= 0 &&
      now === prefilled.slice(0, start) + now.slice(start, start + length) + prefilled.slice(start);
    const inserted = now.slice(start, start + length).trim();
    if (isAround) return inserted === '' ? null : inserted;
  }
  return null;
}
