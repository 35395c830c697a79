/** The report takes the focus where the dialog and what it was opened from go together. */
export function focusReport(): void {
  // The dialog, as it goes, first looks for what it was opened from.
  setTimeout(() => {
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
  }, 0);
}
