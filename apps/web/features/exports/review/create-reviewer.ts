/** Looks at a report anew a moment after each change of it; what is overtaken by a change is dropped. */
export interface Reviewer {
  /** Something may have changed. */
  readonly touch: () => void;
  /** Looks at once, also where nothing changed. */
  readonly again: () => void;
  readonly end: () => void;
}

export interface ReviewerOptions<Report, Missing> {
  /** The present report, which JSON can hold. */
  readonly read: () => Report;
  /** Asks for what is not known on this device. Rejects where there is no answer. */
  readonly ask: (report: Report, signal: AbortSignal) => Promise<Missing>;
  /** Shows what this device finds at once, then with the answer; `null` stands for a failure. */
  readonly onFound: (report: Report, answer: 'awaited' | { readonly missing: Missing } | null) => void;
  /** Milliseconds without a change after which the report is looked at. */
  readonly pause: number;
}

export function createReviewer<Report, Missing>({
  read,
  ask,
  onFound,
  pause,
}: ReviewerOptions<Report, Missing>): Reviewer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  let seen: string | undefined;

  const look = async (isForced: boolean): Promise<void> => {
    const report = read();
    const key = JSON.stringify(report);
    if (key === seen && !isForced) return;
    seen = key;
    asked?.abort();
    const present = new AbortController();
    asked = present;
    onFound(report, 'awaited');
    const answer = await ask(report, present.signal).then(
      (missing) => ({ missing }),
      () => null,
    );
    if (!present.signal.aborted) onFound(report, answer);
  };

  return {
    touch: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(false), pause);
    },
    again: () => {
      clearTimeout(timer);
      void look(true);
    },
    end: () => {
      clearTimeout(timer);
      asked?.abort();
    },
  };
}
