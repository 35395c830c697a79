/** Movement between the cells of a table with the keyboard, as in a spreadsheet. Table cells hold one native control each. */

type CellControl = HTMLInputElement | HTMLSelectElement;

function controlOf(cell: Element | undefined): CellControl | null {
  return cell?.querySelector<CellControl>('input, select') ?? null;
}

function controlsOfRow(row: HTMLTableRowElement): readonly CellControl[] {
  return [...row.cells].map((cell) => controlOf(cell)).filter((control) => control !== null);
}

function neighbour(control: CellControl, rowStep: number, columnStep: number): CellControl | null {
  const row = control.closest('tr');
  const body = control.closest('tbody');
  if (row === null || body === null) return null;
  const own = controlsOfRow(row);
  const column = own.indexOf(control) + columnStep;
  if (rowStep === 0) return own[column] ?? null;
  const rows = [...body.rows].filter((other) => controlsOfRow(other).length > 0);
  const next = rows[rows.indexOf(row) + rowStep];
  if (next !== undefined) return controlsOfRow(next)[column] ?? null;
  // Below the last row the next column begins, above the first the one before ends.
  const around = rows.at(rowStep > 0 ? 0 : -1);
  return around === undefined ? null : (controlsOfRow(around)[column + rowStep] ?? null);
}

function isCaretAtEdge(input: HTMLInputElement, edge: 'start' | 'end'): boolean {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length);
}

function isPlain({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

/**
 * The control that a key leads to from a cell, or null when the key keeps its own meaning there: lists keep their arrows,
 * and the left and right arrows leave a text only from its edge.
 */
export function cellReachedBy(event: KeyboardEvent, control: CellControl): CellControl | null {
  if (!isPlain(event)) return null;
  if (event.key === 'Enter') return neighbour(control, event.shiftKey ? -1 : 1, 0);
  if (event.shiftKey || !(control instanceof HTMLInputElement)) return null;
  switch (event.key) {
    case 'ArrowDown':
      return neighbour(control, 1, 0);
    case 'ArrowUp':
      return neighbour(control, -1, 0);
    case 'ArrowRight':
      return isCaretAtEdge(control, 'end') ? neighbour(control, 0, 1) : null;
    case 'ArrowLeft':
      return isCaretAtEdge(control, 'start') ? neighbour(control, 0, -1) : null;
    default:
      return null;
  }
}

/** Puts the focus into a cell with its text selected, so that the next digit replaces it. */
export function enterCell(control: CellControl): void {
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
}
