/** Pictures and boxes of a Word document, where they stand on a page. */
import { childElements, descendants } from '../word-xml.ts';
import type { Element } from '../word-xml.ts';
import type { WordPackage } from '../word-package.ts';

/** English Metric Units of a point. */
const POINT = 12_700;
/** What is drawn of pictures: the others are left out. */
const MOST_IMAGES = 20;
const IMAGE_BYTES = 2_000_000;
const IMAGES_BYTES = 6_000_000;

export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  readonly header: number;
  readonly footer: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Collects pictures as addresses of data. */
export interface Images {
  readonly addresses: readonly string[];
  /** The number of a part's picture; undefined for one of another kind, or too large. */
  add(part: string | undefined): number | undefined;
}

export function collectImages(file: WordPackage): Images {
  const addresses: string[] = [];
  const known = new Map<string, number | undefined>();
  let total = 0;

  function take(part: string): number | undefined {
    if (!file.has(part) || addresses.length >= MOST_IMAGES) return undefined;
    const bytes = file.bytes(part);
    const type = typeOf(bytes);
    const size = bytes.byteLength;
    if (type === undefined || size > IMAGE_BYTES || total + size > IMAGES_BYTES) return undefined;
    total += size;
    return addresses.push(`data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`) - 1;
  }

  return {
    addresses,
    add(part) {
      if (part === undefined) return undefined;
      // One that is left out is left out wherever it stands.
      if (!known.has(part)) known.set(part, take(part));
      return known.get(part);
    },
  };
}

function typeOf(bytes: Uint8Array): 'png' | 'jpeg' | 'gif' | undefined {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start === '\u0089PNG') return 'png';
  if (start.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg';
  return start === 'GIF8' ? 'gif' : undefined;
}

/** The size that a drawing says, in points. */
export function sizeOfDrawing(drawing: Element): Pick<Place, 'width' | 'height'> {
  const extent = descendants(drawing).find(({ localName }) => localName === 'extent');
  const points = (name: string): number => bounded(Number(extent?.getAttribute(name) ?? 0) / POINT);
  return { width: points('cx'), height: points('cy') };
}

/**
 * Where a drawing stands that is not in a line.
 * @param page width, height and margins of the page, in points
 * @param line where the paragraph that holds it begins
 */
export function placeOf(
  anchor: Element,
  page: { readonly width: number; readonly height: number; readonly margins: Margins },
  line: number,
): Place {
  const { width, height } = sizeOfDrawing(anchor);
  const { margins } = page;
  const position = (name: string): Element | undefined =>
    childElements(anchor).find(({ localName }) => localName === name);
  const along = (name: string, size: number, whole: number, from: number, to: number): number => {
    const element = position(name);
    const isOfPage = element?.getAttribute('relativeFrom') === 'page';
    const [start, room] = isOfPage ? [0, whole] : [from, whole - from - to];
    const offset = childElements(element ?? anchor).find(({ localName }) => localName === 'posOffset');
    if (offset !== undefined) return bounded(start + Number(offset.textContent ?? 0) / POINT);
    const align = childElements(element ?? anchor).find(
      ({ localName }) => localName === 'align',
    )?.textContent;
    if (align === 'center') return bounded(start + (room - size) / 2);
    return bounded(align === 'right' || align === 'bottom' ? start + room - size : start);
  };
  const isOfLine = ['paragraph', 'line'].includes(position('positionV')?.getAttribute('relativeFrom') ?? '');
  return {
    x: along('positionH', width, page.width, margins.left, margins.right),
    y: along('positionV', height, page.height, isOfLine ? line : margins.top, margins.bottom),
    width,
    height,
  };
}

/** A length that is drawn: what is no number is none. */
export function bounded(length: number): number {
  return Number.isFinite(length) ? Math.round(Math.max(-9_000, Math.min(9_000, length)) * 100) / 100 : 0;
}
