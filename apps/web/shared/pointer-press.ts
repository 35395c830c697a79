/**
 * Whether a button of the mouse, a finger or a pen is down. Leaving a field by a press must not move what the press was
 * aimed at: what changes the height of the page when a field is left waits until the press is over.
 */
let isDown = false;

/** True between a press and its release. */
export function isPressing(): boolean {
  return isDown;
}

/** Runs the task now, or once the press that is under way has reached what it was aimed at. */
export function afterPress(task: () => void): void {
  if (!isDown) return task();
  const release = new AbortController();
  // The click comes after the release; a task of its own comes after the click.
  const run = (): void => {
    release.abort();
    setTimeout(task);
  };
  for (const event of ['pointerup', 'pointercancel', 'dragend'] as const)
    document.addEventListener(event, run, { capture: true, signal: release.signal });
}

if (typeof document !== 'undefined') {
  const note = (event: Event): void => {
    isDown = event.type === 'pointerdown';
  };
  for (const event of ['pointerdown', 'pointerup', 'pointercancel', 'dragend'] as const)
    document.addEventListener(event, note, { capture: true, passive: true });
}
