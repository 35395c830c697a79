/** Characters by which a text is told from others. */
const LENGTH = 80;

/** The beginning of a text on one line, cut between words where there is more. */
export function excerpt(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  if (line.length <= LENGTH) return line;
  const head = line.slice(0, LENGTH + 1);
  const end = head.lastIndexOf(' ');
  return `${head.slice(0, end > LENGTH / 2 ? end : LENGTH)}…`;
}
