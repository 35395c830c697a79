/** How much unchanged text on each side tells a place from others like it. */
const CONTEXT = 24;

/**
 * Makes the change from `before` to `after` in a text that held `before` and was edited since. Only what differs is
 * touched; null when the place is gone or is not the only one like it, so that nothing typed is ever overwritten.
 */
export function rebaseChange(
  text: string,
  before: string,
  after: string,
): { readonly text: string; readonly cursor: number } | null {
  if (before === after) return { text, cursor: text.length };
  const whole = text.indexOf(before);
  if (before !== '' && whole >= 0 && text.indexOf(before, whole + 1) < 0) {
    return {
      text: text.slice(0, whole) + after + text.slice(whole + before.length),
      cursor: whole + after.length,
    };
  }
  const start = commonStart(before, after);
  const end = commonEnd(before.slice(start), after.slice(start));
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  const left = before.slice(Math.max(0, start - CONTEXT), start);
  const right = before.slice(before.length - end, before.length - end + CONTEXT);
  for (const [head, tail] of [
    [left, right],
    [left, ''],
    ['', right],
  ] as const) {
    const pattern = head + removed + tail;
    if (head + tail === '') continue;
    const at = text.indexOf(pattern);
    if (at < 0 || text.indexOf(pattern, at + 1) >= 0) continue;
    const from = at + head.length;
    return {
      text: text.slice(0, from) + added + text.slice(from + removed.length),
      cursor: from + added.length,
    };
  }
  return null;
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}
