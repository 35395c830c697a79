/** What takes the focus once the dialog is gone. */
function focusAfterDialog(find: () => HTMLElement | null): void {
  // The dialog, as it goes, first looks for what it was opened from.
  setTimeout(() => {
    requestAnimationFrame(() => {
      const found = find();
      found?.focus({ preventScroll: true });
      if (found?.matches(HEAD) === true) found.scrollIntoView({ block: 'center' });
    });
  }, 0);
}

const HEAD = '[data-signed-head]';
const findReport = (): HTMLElement | null => document.querySelector('main');

/** The report takes the focus where the dialog and what it was opened from go together. */
export const focusReport = (): void => focusAfterDialog(findReport);

/** What says that the report is locked or signed takes the focus: what the dialog was opened from is of no use any more. */
export const focusSignedHead = (): void =>
  focusAfterDialog(() => document.querySelector<HTMLElement>(HEAD) ?? findReport());
