import { jumpToEntry } from '../../features/report-form/index.ts';
import { findPassage, findQuoted } from '../../shared/find-passage.ts';
import type { Characters, Quoted } from '../../shared/find-passage.ts';
import { revealSelection } from '../../shared/reveal-selection.ts';

/** A part of a text by its place, by its words, which are looked for, or by both. */
export type Passage = Characters | Quoted | string;

/** Goes to a place of the form; a passage of its text is selected. Words that are not there any more select nothing. */
export function jumpToPassage(id: string, passage?: Passage): void {
  jumpToEntry(id);
  const { activeElement: control } = document;
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type === 'text');
  if (passage === undefined || !isText || control.id !== id) return;
  const range = rangeOf(passage, control.value);
  if (range === null) return;
  control.setSelectionRange(range.start, range.end);
  if (control instanceof HTMLTextAreaElement) revealSelection(control);
}

function rangeOf(passage: Passage, text: string): Characters | null {
  if (typeof passage === 'string') return findPassage(text, passage);
  return 'quote' in passage ? findQuoted(text, passage) : passage;
}

/** What moves the focus waits for the dialog to be gone, which gives the focus back to where it was. */
export function afterDialog(act: () => void): void {
  setTimeout(() => requestAnimationFrame(act), 0);
}

/** Goes to a place of the form once the dialog is gone. */
export function jumpAfterDialog(id: string, passage?: Passage): void {
  afterDialog(() => jumpToPassage(id, passage));
}
