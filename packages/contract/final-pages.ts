/** Where the parts of the form stand in the final pages: what the PDF of the route `final-pages` carries, as JSON. */

/** The attached file of the PDF. */
export const PLACES_FILE_NAME = 'places.json';

/** The id of a section, a part of the examination, a table or a field; null for a cell that shows no field. */
type Source = string;

/**
 * Where a part begins or ends: its source, whether it ends there, its page from 1, and how far from the left and the top of
 * that page, in points. A row of a table has the source of each of its cells, and where it begins also the share of
 * the width, in percent, that the heads of rows take.
 */
export type PlaceMark =
  | readonly [source: Source, isEnd: boolean, page: number, x: number, y: number]
  | readonly [sources: readonly (Source | null)[], isEnd: true, page: number, x: number, y: number]
  | readonly [
      sources: readonly (Source | null)[],
      isEnd: false,
      headWidth: number,
      page: number,
      x: number,
      y: number,
    ];
