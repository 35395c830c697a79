import { closeWithLock } from '../../shared/lock/close-with-lock.ts';

/** A window opened on the press itself; null when the browser refused it. */
export function openReportWindow(waitingText: string): Window | null {
  const opened = window.open('', '_blank');
  if (opened === null) return null;
  opened.document.title = waitingText;
  opened.document.body.textContent = waitingText;
  closeWithLock(opened);
  return opened;
}

/** Changes what a window says that still waits for its report. */
export function tellIn(opened: Window | null, text: string): void {
  if (opened === null || opened.closed) return;
  try {
    if (opened.location.href === 'about:blank') opened.document.body.textContent = text;
  } catch {
    // The report is there, in a viewer that belongs to no page.
  }
}
