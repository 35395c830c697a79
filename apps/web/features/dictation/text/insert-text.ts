/** A text with the place of the cursor. */
export interface TextWithCursor {
  readonly text: string;
  readonly cursor: number;
}

/** Puts dictated text where the cursor is: after a blank line at the end of a text, set off by spaces inside a line. */
export function insertTranscript(text: string, cursor: number, transcript: string): TextWithCursor {
  const added = transcript.trim();
  if (added === '') return { text, cursor };
  const before = text.slice(0, cursor);
  const after = text.slice(cursor);
  const start = after.trim() === '' ? endSeparator(before) : inlineSeparator(before.at(-1));
  const end = after === '' ? '' : inlineSeparator(after[0]);
  const inserted = before + start + added;
  return { text: inserted + end + after, cursor: inserted.length };
}

function endSeparator(before: string): string {
  if (before.trim() === '' || before.endsWith('\n\n')) return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

function inlineSeparator(neighbour: string | undefined): string {
  return neighbour === undefined || /\s/u.test(neighbour) ? '' : ' ';
}

/** Puts the text of a chunk in place of its mark; at the end where the mark is gone. */
export function replaceMarker(text: string, marker: string, transcript: string): TextWithCursor {
  const at = text.indexOf(marker);
  if (at < 0) return insertTranscript(text, text.length, transcript);
  const added = transcript.trim();
  return { text: text.slice(0, at) + added + text.slice(at + marker.length), cursor: at + added.length };
}
