/** A text as a field can hold it: one line where there is one, a bare number where only numbers go. */
export function fitText(
  field: { readonly isMultiline: boolean; readonly isNumeric: boolean },
  text: string,
): string {
  if (field.isNumeric) return /-?\d+(?:[.,]\d+)?/u.exec(text)?.[0] ?? '';
  return field.isMultiline ? text : text.replaceAll(/\s*\n\s*/gu, ' ').trim();
}

/** True where a sentence begins after that text. */
export function startsSentence(before: string): boolean {
  return before.trim() === '' || /[.!?\n»”]\s*$/u.test(before);
}

/** What goes between the text before the caret and the text dictated, and after it. */
export function joinText(before: string, text: string, after: string): string {
  const head = before === '' || /[\s(«“]$/u.test(before) || /^[,.;:!?)»”]/u.test(text) ? '' : ' ';
  const tail = after === '' || /^[\s,.;:!?)»”]/u.test(after) ? '' : ' ';
  return head + text + tail;
}
