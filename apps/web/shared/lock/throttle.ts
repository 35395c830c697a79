/**
 * Runs an act at once when it is asked for, and then at most once in a span, the last time asked for included.
 * @param spanMs milliseconds
 */
export function createThrottle(
  act: () => void,
  spanMs: () => number,
): { readonly ask: () => void; readonly cancel: () => void } {
  let ranAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    timer = undefined;
    ranAt = performance.now();
    act();
  };
  return {
    ask() {
      if (timer !== undefined) return;
      const rest = ranAt + spanMs() - performance.now();
      if (rest <= 0) run();
      else timer = setTimeout(run, rest);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
