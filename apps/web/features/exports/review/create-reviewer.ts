/** Looks at a report anew a moment after each change of it; an answer that a change made untrue is dropped. */
export interface Reviewer {
  /** Something may have changed. */
  readonly noteChange: () => void;
  /** Looks at once, also where nothing changed. */
  readonly again: () => void;
  readonly end: () => void;
}

export interface ReviewerOptions<Report, Question, Missing> {
  /** The present report, which JSON can hold. */
  readonly read: () => Report;
  /** What of the report the answer depends on, which JSON can hold: the same question is not asked twice. */
  readonly questionOf: (report: Report) => Question;
  /** Asks for what is not known on this device. Rejects where there is no answer. */
  readonly ask: (question: Question, signal: AbortSignal) => Promise<Missing>;
  /** Shows what this device finds at once, then with the answer; `null` stands for a failure. */
  readonly onFound: (report: Report, answer: 'awaited' | { readonly missing: Missing } | null) => void;
  /** Milliseconds without a change after which the report is looked at. */
  readonly pause: number;
}

export function createReviewer<Report, Question, Missing>({
  read,
  questionOf,
  ask,
  onFound,
  pause,
}: ReviewerOptions<Report, Question, Missing>): Reviewer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: string | undefined;
  let latest: Report;
  let asked: { readonly key: string; readonly stop: AbortController } | undefined;
  let answered: { readonly key: string; readonly missing: Missing } | undefined;

  const look = async (isForced: boolean): Promise<void> => {
    const report = read();
    const text = JSON.stringify(report);
    if (text === seen && !isForced) return;
    seen = text;
    latest = report;
    const question = questionOf(report);
    const key = JSON.stringify(question);
    if (!isForced && answered?.key === key) {
      asked?.stop.abort();
      asked = undefined;
      onFound(report, { missing: answered.missing });
      return;
    }
    onFound(report, 'awaited');
    if (!isForced && asked?.key === key) return;
    asked?.stop.abort();
    const present = { key, stop: new AbortController() };
    asked = present;
    const answer = await ask(question, present.stop.signal).then(
      (missing) => ({ missing }),
      () => null,
    );
    if (present.stop.signal.aborted) return;
    asked = undefined;
    if (answer !== null) answered = { key, ...answer };
    onFound(latest, answer);
  };

  return {
    noteChange: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(false), pause);
    },
    again: () => {
      clearTimeout(timer);
      void look(true);
    },
    end: () => {
      clearTimeout(timer);
      asked?.stop.abort();
    },
  };
}
