import { DRAWN_SIGNATURE } from '@constat/contract/limits';
import { Refusal } from '../../platform/refusal.ts';
import type { HandwrittenSignature } from './handwritten-signature.ts';

type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

/** How thick a line is, in the units of a drawing. */
const THICKNESS = 8;
/** What is smaller is a touch of the finger. */
const SMALLEST = 30;

/** The only drawing there is: one path of straight lines between whole numbers. */
const DRAWING =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\w\s="#-]*><path d="([ML\d ]+)"[\w\s="#-]*\/><\/svg>\s*$/u;
const STROKE = /M(\d{1,4}) (\d{1,4})((?:L\d{1,4} \d{1,4})*)/uy;

/**
 * Reads what a page of ours has drawn and writes it anew: of the file, nothing but the points is kept.
 * @throws Refusal HANDWRITTEN_SIGNATURE_INVALID, HANDWRITTEN_SIGNATURE_TOO_LONG or HANDWRITTEN_SIGNATURE_BLANK
 */
export function readDrawing(file: Buffer): HandwrittenSignature {
  const path = DRAWING.exec(file.toString('latin1'))?.[1];
  if (path === undefined) throw new Refusal('HANDWRITTEN_SIGNATURE_INVALID');
  const strokes = strokesOf(path);
  const points = strokes.flat();
  if (strokes.length > DRAWN_SIGNATURE.strokes || points.length > DRAWN_SIGNATURE.points)
    throw new Refusal('HANDWRITTEN_SIGNATURE_TOO_LONG');
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  if (Math.max(right - left, bottom - top) < SMALLEST) throw new Refusal('HANDWRITTEN_SIGNATURE_BLANK');
  const moved = strokes.map((stroke) =>
    stroke.map(([x, y]): Point => [x - left + THICKNESS, y - top + THICKNESS]),
  );
  const [width, height] = [right - left + 2 * THICKNESS, bottom - top + 2 * THICKNESS];
  const content = Buffer.from(writeDrawing(moved, width, height));
  return { format: 'svg', content, width, height };
}

function strokesOf(path: string): Stroke[] {
  const strokes: Stroke[] = [];
  STROKE.lastIndex = 0;
  while (STROKE.lastIndex < path.length) {
    const [, x, y, rest = ''] = STROKE.exec(path) ?? [];
    if (x === undefined || y === undefined) throw new Refusal('HANDWRITTEN_SIGNATURE_INVALID');
    const others = rest.split('L').slice(1);
    const [first, ...more] = [`${x} ${y}`, ...others].map((pair): Point => {
      const [across = 0, down = 0] = pair.split(' ').map(Number);
      return [across, down];
    });
    if (first === undefined) continue;
    // A line without a length would not be drawn: the dot of an i gets one.
    strokes.push([first, ...(more.length === 0 ? [[first[0] + 1, first[1]] as const] : more)]);
  }
  return strokes;
}

function writeDrawing(strokes: readonly Stroke[], width: number, height: number): string {
  const path = strokes.map((stroke) => `M${stroke.map((point) => point.join(' ')).join('L')}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path.join('')}" fill="none" stroke="#000" stroke-width="${THICKNESS}" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;
}

function rangeOf(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}
