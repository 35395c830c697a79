import { fitText, joinText } from '../../shared/text-in-field.ts';
import { holdsUnconfirmed } from '../../shared/unconfirmed-value.ts';

/** Where floating dictation writes: a text field of the page. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_TYPES = new Set(['text', 'search', 'tel', 'url', 'email', 'number']);

/** The text field that an element is, or null: passwords, buttons and what cannot be written are none. */
export function textFieldOf(element: EventTarget | null): TextField | null {
  if (element instanceof HTMLTextAreaElement) return isWritable(element) ? element : null;
  if (!(element instanceof HTMLInputElement) || !TEXT_TYPES.has(element.type)) return null;
  return isWritable(element) ? element : null;
}

function isWritable(field: TextField): boolean {
  return !field.disabled && !field.readOnly;
}

/** Where an insertion goes: to the caret, or over the whole of a prefilled text that waits for a confirmation. */
export function placeIn(field: TextField): { readonly start: number; readonly end: number } {
  const { length } = field.value;
  if (holdsUnconfirmed(field)) return { start: 0, end: length };
  return { start: field.selectionStart ?? length, end: field.selectionEnd ?? length };
}

/** Writes into the field where its caret is, as typing would; the caret ends after the text. The focus stays where it is. */
export function insertIntoField(field: TextField, spoken: string): boolean {
  const isNumeric =
    field instanceof HTMLInputElement &&
    (field.type === 'number' || ['numeric', 'decimal'].includes(field.inputMode));
  const text = fitText({ isMultiline: field instanceof HTMLTextAreaElement, isNumeric }, spoken);
  if (text === '' || !field.isConnected) return false;
  // A number takes the place of the one before; fields of type number tell no caret.
  const { start, end } = isNumeric ? { start: 0, end: field.value.length } : placeIn(field);
  const inserted = isNumeric ? text : joinText(field.value.slice(0, start), text, field.value.slice(end));
  if (document.activeElement === field && typed(field, start, end, inserted)) return true;
  if (field instanceof HTMLInputElement && field.type === 'number') field.value = inserted;
  else field.setRangeText(inserted, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: inserted }));
  return true;
}

/** The browser's own insertion keeps its undo; it is the only way to do so, and may be refused. */
function typed(field: TextField, start: number, end: number, text: string): boolean {
  if (field instanceof HTMLInputElement && field.type === 'number') field.select();
  else field.setSelectionRange(start, end);
  const before = field.value;
  return document.execCommand('insertText', false, text) && field.value !== before;
}
