import { jumpToEntry } from '../../features/report-form/index.ts';

/** A jump waits for the dialog to be gone, which gives the focus back to where it was. */
export function jumpAfterDialog(id: string): void {
  setTimeout(() => requestAnimationFrame(() => jumpToEntry(id)), 0);
}
