import { revealSelection } from '../../../../shared/reveal-selection.ts';
import { jumpToEntry } from '../jump-to-entry.ts';

/** Leads to a passage of a text: the field comes into view, has the focus, and the passage is selected in it. */
export function showPassage(field: string, start: number, end: number): void {
  jumpToEntry(field);
  const control = document.getElementById(field);
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return;
  control.setSelectionRange(start, end);
  if (control instanceof HTMLTextAreaElement) revealSelection(control);
}
