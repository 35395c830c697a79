import type { ReportMeta } from './form-data.ts';

/**
 * The physician's reasons for what the review lists, by the id of its line. The id holds the passage: another passage is
 * another line, which has no reason yet.
 */
export type IntendedReasons = Readonly<Record<string, string>>;

/** Letters of an id and of a reason at most, and how many reasons a report keeps. */
export const INTENDED_LIMITS = { id: 500, reason: 500, count: 200 } as const;

/** The reasons of stored or sent data; what is none, is empty or is too long is left out. */
export function readIntended(stored: unknown): IntendedReasons {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const { id: longest, reason: longestReason, count } = INTENDED_LIMITS;
  const entries = Object.entries(stored).filter(
    ([id, reason]) =>
      typeof reason === 'string' &&
      id !== '' &&
      id.length <= longest &&
      reason.trim() !== '' &&
      reason.length <= longestReason,
  );
  return Object.fromEntries(entries.slice(0, count));
}

/** The same meta with these reasons alone; without the member where there are none, as before there were reasons. */
export function withIntended(meta: ReportMeta, reasons: IntendedReasons): ReportMeta {
  const { intended: _before, ...others } = meta;
  return Object.keys(reasons).length === 0 ? others : { ...others, intended: reasons };
}

/**
 * The reasons after one was given or changed, or taken back (null or blank). One that has no line now stays, as its passage
 * may become what it was, unless a field that its name holds is blank: then its passage is gone. Beyond the number that a
 * report keeps, the oldest without a line go first.
 */
export function changeReason(
  reasons: IntendedReasons,
  line: string,
  reason: string | null,
  {
    lines,
    isBlank,
  }: {
    /** The ids of the lines that the review lists. */
    readonly lines: readonly string[];
    /** Whether a part of an id is a field of the report without a text. */
    readonly isBlank: (part: string) => boolean;
  },
): IntendedReasons {
  const listed = new Set(lines);
  const written = reason?.trim().slice(0, INTENDED_LIMITS.reason) ?? '';
  const kept = Object.entries(reasons).filter(
    ([id]) => id !== line && (listed.has(id) || !id.split(':').some(isBlank)),
  );
  const all = written === '' ? kept : [...kept, [line, written] as const];
  const surplus = all.length - INTENDED_LIMITS.count;
  const dropped = new Set(
    all
      .map(([id]) => id)
      .filter((id) => id !== line && !listed.has(id))
      .slice(0, Math.max(0, surplus)),
  );
  return Object.fromEntries(all.filter(([id]) => !dropped.has(id)).slice(-INTENDED_LIMITS.count));
}
