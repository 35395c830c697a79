import { reviewReport } from '@constat/assistance/review';
import type { MissingGlyphs, Review } from '@constat/assistance/review';
import { REPORT_TYPES } from '@constat/report/catalogue';
import { useEffect, useRef, useState } from 'react';
import { askForGlyphs, glyphQuestion } from '../preflight.ts';
import type { CheckedSettings, ReadReport } from '../preflight.ts';
import { createReviewer } from './create-reviewer.ts';
import type { Reviewer } from './create-reviewer.ts';

/** How long after the last change of the report it is reviewed anew, in milliseconds. */
const PAUSE_MS = 400;

export interface ShownReview extends Review {
  /** When the report was as it is reviewed here. */
  readonly at: string;
  /** Whether the fonts of the PDF were looked at as well: the server knows them. */
  readonly fonts: 'awaited' | 'checked' | 'unknown';
}

export interface ReviewSource {
  readonly read: () => ReadReport;
  /** Tells of changes of the report. */
  readonly subscribe: (listener: () => void) => () => void;
  /** How the report is exported; undefined until it is known. */
  readonly settings: CheckedSettings | undefined;
}

function reviewOf(
  report: ReadReport,
  settings: CheckedSettings | undefined,
  missing: readonly MissingGlyphs[],
): Review {
  const { formData, meta, title } = report;
  const read = { type: REPORT_TYPES.of(report), formData, meta };
  return reviewReport(read, meta.reportLanguage, title, missing, settings);
}

/** The review of the report that is open, in step with it. All but the fonts is found on this device. */
export function useReview({ read, subscribe, settings }: ReviewSource): {
  readonly review: ShownReview;
  readonly again: () => void;
} {
  const [review, setReview] = useState<ShownReview>(() => ({
    ...reviewOf(read(), settings, []),
    at: new Date().toISOString(),
    fonts: 'awaited',
  }));
  const isFresh = useRef(true);
  const reviewer = useRef<Reviewer>(null);
  const section12Everywhere = settings?.section12Everywhere;
  useEffect(() => {
    const chosen = section12Everywhere === undefined ? undefined : { section12Everywhere };
    let known: readonly MissingGlyphs[] = [];
    let shown: ReadReport | undefined;
    const made = createReviewer({
      read,
      questionOf: glyphQuestion,
      ask: askForGlyphs,
      onFound: (report, answer) => {
        const isAnswered = answer !== null && answer !== 'awaited';
        const missing = isAnswered ? answer.missing : known;
        const isShown =
          (report === shown || isFresh.current) && JSON.stringify(missing) === JSON.stringify(known);
        known = missing;
        shown = report;
        isFresh.current = false;
        const found = isShown ? {} : { ...reviewOf(report, chosen, known), at: new Date().toISOString() };
        const fonts = answer === null ? 'unknown' : isAnswered ? 'checked' : 'awaited';
        setReview((before) => ({ ...before, ...found, fonts }));
      },
      pause: PAUSE_MS,
    });
    reviewer.current = made;
    const unsubscribe = subscribe(made.noteChange);
    window.addEventListener('online', made.again);
    made.again();
    return () => {
      unsubscribe();
      window.removeEventListener('online', made.again);
      made.end();
    };
  }, [read, subscribe, section12Everywhere]);
  return { review, again: () => reviewer.current?.again() };
}
