import type { Part, Place } from './read-parts.ts';

/** How far above its first line's words a press still means a part, in points. */
const ABOVE = 10;

function isAtOrAbove(place: Place, page: number, y: number): boolean {
  return place.page < page || (place.page === page && place.y <= y);
}

/**
 * What of the form a press on a place of the pages means: the field of a cell, else what the nearest part at or above the
 * place shows. Undefined above the first part.
 * @param width of a page, in points
 */
export function sourceAt(
  parts: readonly Part[],
  { page, y, x, width }: Place & { readonly x: number; readonly width: number },
): string | undefined {
  const part = parts.findLast(({ begin }) => isAtOrAbove({ page: begin.page, y: begin.y - ABOVE }, page, y));
  if (part === undefined) return undefined;
  return cellAt(part, x, width) ?? part.sources[0];
}

/** The field of the cell of a row that lies there; undefined where none does. The margins of a page are equal. */
function cellAt({ row, x: left }: Part, x: number, pageWidth: number): string | undefined {
  if (row === undefined) return undefined;
  const width = pageWidth - 2 * left;
  const head = (width * row.headWidth) / 100;
  const index = Math.floor(((x - left - head) / (width - head)) * row.cells.length);
  return row.cells[index] ?? undefined;
}

/** The parts that show a field, a table, a part of the examination or a section. */
export function partsOf(parts: readonly Part[], source: string): readonly Part[] {
  return parts.filter(({ sources }) => sources.includes(source));
}

/**
 * The last printed part before a field, in the order of the form; undefined where none is.
 * @param order all that a form has, in its order
 */
export function partBefore(
  parts: readonly Part[],
  order: readonly string[],
  source: string,
): Part | undefined {
  for (let index = order.indexOf(source); index >= 0; index -= 1) {
    const before = order[index] ?? '';
    const found = parts.findLast(({ sources }) => sources.includes(before));
    if (found !== undefined) return found;
  }
  return undefined;
}
