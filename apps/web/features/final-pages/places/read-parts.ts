import type { PlaceMark } from '@constat/contract/final-pages';

/** A place in the pages: a page from 1, and how far from its top, in points. */
export interface Place {
  readonly page: number;
  readonly y: number;
}

/** A part of the form in the pages: from where it begins to where it ends, which may be on a later page. */
export interface Part {
  /** The section, part of the examination, table or field that it shows; of a row of a table, those of its cells. */
  readonly sources: readonly string[];
  readonly begin: Place;
  readonly end: Place;
  /** How far from the left of the page it begins, in points. */
  readonly x: number;
  /** Of a row of a table: the field of each cell, and the share of the width that the head of the row takes, in percent. */
  readonly row?: { readonly cells: readonly (string | null)[]; readonly headWidth: number };
}

type Sources = PlaceMark[0];

interface Mark {
  readonly sources: Sources;
  readonly isEnd: boolean;
  readonly headWidth: number | undefined;
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** The parts of the form in the order of the pages. Throws where the text is not what the server attaches. */
export function readParts(text: string): readonly Part[] {
  const marks = JSON.parse(text) as readonly PlaceMark[];
  const parts: Part[] = [];
  let begun: Mark | undefined;
  for (const mark of marks.map(readMark)) {
    if (!mark.isEnd) begun = mark;
    else if (begun !== undefined && keyOf(begun.sources) === keyOf(mark.sources)) {
      parts.push(partOf(begun, mark));
      begun = undefined;
    }
  }
  return parts;
}

function readMark(mark: PlaceMark): Mark {
  if (mark.length === 6) {
    const [sources, isEnd, headWidth, page, x, y] = mark;
    return { sources, isEnd, headWidth, page, x, y };
  }
  const [sources, isEnd, page, x, y] = mark;
  return { sources, isEnd, headWidth: undefined, page, x, y };
}

function partOf({ sources, headWidth, page, x, y }: Mark, end: Mark): Part {
  const cells = typeof sources === 'string' ? [sources] : sources;
  return {
    sources: cells.filter((source) => source !== null),
    begin: { page, y },
    end: { page: end.page, y: end.y },
    x,
    ...(headWidth !== undefined && { row: { cells, headWidth } }),
  };
}

function keyOf(sources: Sources): string {
  return typeof sources === 'string' ? sources : sources.join(' ');
}
