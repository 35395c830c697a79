/** A window that shows a page of letter size too small to be read. */
const NARROW = '(max-width: 40rem)';

/** Whether this browser shows the pages of a PDF itself. */
export function showsPdf(): boolean {
  // Browsers of before 2022 do not say; those on a desk do show them.
  return (navigator as Partial<Navigator>).pdfViewerEnabled ?? true;
}

/** Whether a preview is read better as a running text than as pages. */
export function readsAsText(): boolean {
  return !showsPdf() || matchMedia(NARROW).matches;
}
