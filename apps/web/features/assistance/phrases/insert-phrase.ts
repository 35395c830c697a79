/** What the proposed conclusion leaves to the physician. */
const LEFT_OPEN = /\[[^[\]\n]{1,300}(?:par le médecin|by the physician)\]/u;

/** Whether a line leaves its point to the physician. */
export function isLeftOpen(line: string): boolean {
  return LEFT_OPEN.test(line);
}

/**
 * A text with a phrase of the physician's: in the place of the first line that was left open, else on a line of its own at
 * the end.
 */
export function insertPhrase(text: string, phrase: string): string {
  const lines = text.trimEnd().split('\n');
  const open = lines.findIndex(isLeftOpen);
  if (open >= 0) return lines.with(open, phrase).join('\n');
  return [...lines.filter((line, index) => line !== '' || index > 0), phrase].join('\n');
}
