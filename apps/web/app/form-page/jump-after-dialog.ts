import { jumpToEntry } from '../../features/report-form/index.ts';
import { revealSelection } from '../../shared/reveal-selection.ts';

/** A jump waits for the dialog to be gone, which gives the focus back to where it was. A range of the text is selected. */
export function jumpAfterDialog(id: string, range?: { readonly start: number; readonly end: number }): void {
  setTimeout(
    () =>
      requestAnimationFrame(() => {
        jumpToEntry(id);
        const { activeElement } = document;
        const isText =
          activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
        if (range !== undefined && isText && activeElement.id === id) {
          activeElement.setSelectionRange(range.start, range.end);
          if (activeElement instanceof HTMLTextAreaElement) revealSelection(activeElement);
        }
      }),
    0,
  );
}
