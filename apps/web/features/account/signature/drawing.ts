import { DRAWN_SIGNATURE } from '@constat/contract/limits';

/** In whole units of the sheet, from its top left. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** Points of a line that are nearer to each other, in units of the sheet, look the same as one. */
const NEAREST = 3;

/** Where on the sheet a pointer is. */
export function pointOn(
  sheet: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): Point {
  const within = (share: number, most: number): number => Math.round(Math.min(1, Math.max(0, share)) * most);
  return [
    within((clientX - sheet.left) / sheet.width, DRAWN_SIGNATURE.width),
    within((clientY - sheet.top) / sheet.height, DRAWN_SIGNATURE.height),
  ];
}

/** Whether the server would refuse one stroke or point more. */
export function isFull(strokes: readonly Stroke[]): boolean {
  return strokes.length >= DRAWN_SIGNATURE.strokes || pointsOf(strokes) >= DRAWN_SIGNATURE.points;
}

/** The drawing with its last stroke led on to those points, as far as there is room. */
export function withPoints(strokes: readonly Stroke[], points: readonly Point[]): readonly Stroke[] {
  const last = strokes.at(-1);
  if (last === undefined) return strokes;
  const longer = [...last];
  let room = DRAWN_SIGNATURE.points - pointsOf(strokes);
  for (const [x, y] of points) {
    const [lastX = 0, lastY = 0] = longer.at(-1) ?? [];
    if (room <= 0 || Math.hypot(x - lastX, y - lastY) < NEAREST) continue;
    longer.push([x, y]);
    room -= 1;
  }
  return longer.length === last.length ? strokes : [...strokes.slice(0, -1), longer];
}

function pointsOf(strokes: readonly Stroke[]): number {
  return strokes.reduce((total, stroke) => total + stroke.length, 0);
}

/** The path of a drawing, as SVG writes it and as the server reads it. */
export function pathOf(strokes: readonly Stroke[]): string {
  return strokes.map((stroke) => `M${stroke.map((point) => point.join(' ')).join('L')}`).join('');
}

/** A drawing as the server takes it. */
export function drawingFile(strokes: readonly Stroke[]): Blob {
  const { width, height } = DRAWN_SIGNATURE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${pathOf(strokes)}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}
