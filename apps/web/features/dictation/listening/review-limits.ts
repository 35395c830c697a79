import type { HeardWord } from '../written/heard-words.ts';

/** A segment that no text came back for. */
export interface LostSegment {
  /** Counted from 1. */
  readonly number: number;
  /** Milliseconds of recorded time. */
  readonly startMs: number;
  readonly endMs: number;
}

/** What going through the doubtful words leaves out. */
export interface ReviewLimits {
  /** How many of the words the engine gave no confidence for; `none` where nothing was said. */
  readonly unrated: 'none' | 'some' | 'all';
  readonly lost: readonly LostSegment[];
  /** True when a text came back at all. */
  readonly isHeard: boolean;
}

/** What the doubtful words of a dictation do not tell. */
export function reviewLimits(words: readonly HeardWord[]): ReviewLimits {
  const lost = words.flatMap(({ lost: span, chunk }) =>
    span === undefined ? [] : [{ number: chunk + 1, ...span }],
  );
  const said = words.filter((word) => word.lost === undefined);
  const without = said.filter(({ confidence }) => confidence === undefined).length;
  const unrated = without === 0 ? 'none' : without < said.length ? 'some' : 'all';
  return { unrated, lost, isHeard: said.length > 0 };
}
