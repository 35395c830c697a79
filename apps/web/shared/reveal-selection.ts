/** What decides where the lines of a text break. */
const COPIED = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
  'lineHeight',
  'paddingLeft',
  'paddingRight',
  'paddingTop',
  'tabSize',
  'textIndent',
  'wordBreak',
] as const;
/** How far below the top of its field a selection comes to stand, as a part of the height. */
const DEPTH = 0.25;

/** How far below the top of its text a place of a text field stands, in pixels: by a copy that has the same lines. */
function heightOf(field: HTMLTextAreaElement, place: number): number {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of COPIED) copy.style[name] = style[name];
  copy.style.position = 'absolute';
  copy.style.visibility = 'hidden';
  copy.style.whiteSpace = 'pre-wrap';
  copy.style.overflowWrap = 'break-word';
  copy.style.boxSizing = 'border-box';
  copy.style.width = `${field.clientWidth}px`;
  copy.textContent = field.value.slice(0, place);
  const mark = document.createElement('span');
  mark.textContent = field.value.slice(place, place + 1) || '.';
  // The rest of its word breaks the line where the field does.
  copy.append(mark, field.value.slice(place + 1, place + 100));
  document.body.append(copy);
  const height = mark.offsetTop;
  copy.remove();
  return height;
}

/** Scrolls a text that is higher than its field to where its selection begins. */
export function revealSelection(field: HTMLTextAreaElement): void {
  if (field.scrollHeight <= field.clientHeight) return;
  field.scrollTop = heightOf(field, field.selectionStart) - field.clientHeight * DEPTH;
}
