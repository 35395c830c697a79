import type { FieldId } from '@constat/report/catalogue';
import type { Stretch } from './text-stretch.ts';

/** Words in the text of a field that the physician should look at. */
export interface DoubtfulWords {
  /** Stays the same while more is dictated. */
  readonly id: string;
  readonly field: FieldId;
  /** Place in the text of the field, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where they can be heard; null where the engine gave no times. */
  readonly at: SpokenAt | null;
}

/** A stretch of a recording, in milliseconds of recorded time. */
export interface SpokenAt {
  readonly recordingId: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** What of a stretch the engine was not sure of, or was left as it was said. */
export function doubtfulWordsOf({
  field,
  written,
  start,
  words,
  recordingId,
}: Stretch): readonly DoubtfulWords[] {
  if (written === null) return [];
  return written.tokens.flatMap((token) => {
    const isDoubtful = token.marks.includes('low-confidence') || token.marks.includes('ambiguous');
    if (!isDoubtful || token.origin === null) return [];
    const said = words.slice(token.origin.from, token.origin.to + 1);
    const [first] = said;
    const last = said.at(-1);
    const at =
      recordingId === null || first?.start === undefined || last?.end === undefined
        ? null
        : { recordingId, fromMs: first.start * 1_000, toMs: last.end * 1_000 };
    const place = at === null ? `${token.origin.from}` : `${at.recordingId} ${at.fromMs}`;
    return [
      {
        id: `${field} ${place} ${token.text}`,
        field,
        start: start + token.start,
        end: start + token.end,
        text: token.text,
        at,
      },
    ];
  });
}

/** The places after an edit of the text: those that the edit touched are gone, those after it moved along. */
export function followEdit<Marked extends Pick<DoubtfulWords, 'start' | 'end'>>(
  marked: readonly Marked[],
  before: string,
  after: string,
): readonly Marked[] {
  if (before === after) return marked;
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from += 1;
  let kept = 0;
  while (
    kept < before.length - from &&
    kept < after.length - from &&
    before[before.length - 1 - kept] === after[after.length - 1 - kept]
  )
    kept += 1;
  const to = before.length - kept;
  const moved = after.length - before.length;
  return marked.flatMap((one) => {
    if (one.end <= from) return [one];
    if (one.start >= to) return [{ ...one, start: one.start + moved, end: one.end + moved }];
    return [];
  });
}
