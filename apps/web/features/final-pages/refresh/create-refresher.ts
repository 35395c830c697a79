/** Shows the newest state of something that is slow to show, a moment after the last change. */
export interface Refresher {
  /** Something may have changed. */
  readonly touch: () => void;
  /** While someone composes a letter of several keys, nothing is refreshed. */
  readonly hold: (isHeld: boolean) => void;
  /** Shows the present state now, also where it failed or was shown before. */
  readonly again: () => void;
  readonly end: () => void;
}

export interface RefresherOptions<State> {
  /** The present state, and a text that tells it from others. */
  readonly read: () => { readonly state: State; readonly key: string };
  /** Shows a state. Rejects where that fails. */
  readonly show: (state: State) => Promise<void>;
  /** Hears how the last state went: null where it is shown. */
  readonly onOutcome: (failure: unknown) => void;
  /** Milliseconds without a change after which the state is shown. */
  readonly pause: number;
}

/** One state is shown at a time, and then the newest: those between are passed over. */
export function createRefresher<State>({ read, show, onOutcome, pause }: RefresherOptions<State>): Refresher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: string | undefined;
  let isRunning = false;
  let isWanted = false;
  /** Asked for by a press, not by a change, since the last run began. */
  let isAskedAgain = false;
  let isHeld = false;
  let hasEnded = false;

  const begin = async (): Promise<void> => {
    if (hasEnded) return;
    if (isRunning || isHeld) {
      isWanted = true;
      return;
    }
    isWanted = false;
    isAskedAgain = false;
    const { state, key } = read();
    if (key === shown) return;
    isRunning = true;
    const failure = await show(state).then(
      () => null,
      (error: unknown) => error,
    );
    isRunning = false;
    if (hasEnded) return;
    shown = failure === null ? key : undefined;
    onOutcome(failure);
    // A state that failed is tried again after the next change, or a press meanwhile.
    if (isWanted && (failure === null || isAskedAgain)) void begin();
  };

  const touch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void begin(), pause);
  };

  return {
    touch,
    hold: (value) => {
      isHeld = value;
      if (!value && isWanted) touch();
    },
    again: () => {
      clearTimeout(timer);
      shown = undefined;
      isAskedAgain = true;
      void begin();
    },
    end: () => {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
