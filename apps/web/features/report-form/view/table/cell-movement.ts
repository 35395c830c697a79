/** Movement between the cells of the measuring grid with the keyboard, as in a spreadsheet. */

export type CellControl = HTMLInputElement | HTMLSelectElement;

/** What takes the focus in a cell: its control, or of choices side by side the one that is made, else the first. */
function controlOf(cell: Element | null | undefined): CellControl | null {
  return (
    cell?.querySelector<CellControl>('input:checked') ??
    cell?.querySelector<CellControl>('input, select') ??
    null
  );
}

const SLOT = /\bmg-s(?<slot>[1-5])\b/u;

function slotOf(cell: Element | null): number {
  return Number(SLOT.exec(cell?.className ?? '')?.groups?.slot ?? 0);
}

/** The cell of a row in that slot, or in the first slot of its side where the row has one for a side. */
function cellAt(row: Element, slot: number): Element | null {
  const own = row.querySelector(`td.mg-s${slot}`);
  return own ?? (slot % 2 === 0 && slot > 0 ? row.querySelector(`td.mg-s${slot - 1}`) : null);
}

function gridOf(control: CellControl): Element | null {
  return control.closest('.mg-tables');
}

/** The next cell in the order of reading, in the tables that stand together. */
function nextCell(control: CellControl): CellControl | null {
  const cells = [...(gridOf(control)?.querySelectorAll('td.mg-cell') ?? [])];
  const own =
    control.closest('td.mg-cell') ?? control.closest('tr')?.querySelector('td.mg-cell:last-of-type');
  const place = cells.findIndex((cell) => cell === own);
  return place < 0 ? null : controlOf(cells[place + 1]);
}

/** The cell of the same column in the next row that has it, in the tables that stand together. */
function cellBelow(control: CellControl, step: 1 | -1): CellControl | null {
  const cell = control.closest('td');
  const rows = [...(gridOf(control)?.querySelectorAll('tbody > tr') ?? [])];
  const place = rows.findIndex((row) => row === control.closest('tr'));
  const isAside = cell?.matches('.mg-aside') === true;
  if (place < 0) return null;
  for (let at = place + step; at >= 0 && at < rows.length; at += step) {
    const row = rows[at];
    if (row === undefined) return null;
    const reached = controlOf(isAside ? row.querySelector('td.mg-aside') : cellAt(row, slotOf(cell)));
    if (reached !== null) return reached;
  }
  return null;
}

function neighbour(control: CellControl, step: 1 | -1): CellControl | null {
  const cells = [...(control.closest('tr')?.querySelectorAll('td.mg-cell') ?? [])];
  const place = cells.findIndex((cell) => cell.contains(control));
  return place < 0 ? null : controlOf(cells[place + step]);
}

function isCaretAtEdge(input: HTMLInputElement, edge: 'start' | 'end'): boolean {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length);
}

function isPlain({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !shiftKey;
}

/**
 * The control that a key leads to from a cell, or null when the key keeps its own meaning there: lists keep their arrows,
 * choices side by side the left and right ones, and in a text those leave it only from its edge.
 */
export function cellReachedBy(event: KeyboardEvent, control: CellControl): CellControl | null {
  if (!isPlain(event)) return null;
  if (event.key === 'Enter') return nextCell(control);
  if (!(control instanceof HTMLInputElement)) return null;
  const isChoice = control.type === 'radio';
  switch (event.key) {
    case 'ArrowDown':
      return cellBelow(control, 1);
    case 'ArrowUp':
      return cellBelow(control, -1);
    case 'ArrowRight':
      return !isChoice && isCaretAtEdge(control, 'end') ? neighbour(control, 1) : null;
    case 'ArrowLeft':
      return !isChoice && isCaretAtEdge(control, 'start') ? neighbour(control, -1) : null;
    default:
      return null;
  }
}

/** Puts the focus into a cell with its text selected, so that the next digit replaces it. */
export function enterCell(control: CellControl): void {
  control.focus();
  if (control instanceof HTMLInputElement && control.type === 'text') control.select();
}
