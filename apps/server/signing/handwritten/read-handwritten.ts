import { HANDWRITTEN_SIGNATURE_BYTES } from '@constat/contract/limits';
import { Refusal } from '../../platform/refusal.ts';
import { readDrawing } from './drawing.ts';
import type { HandwrittenSignature } from './handwritten-signature.ts';
import { PNG_MARK, readPng } from './read-png.ts';
import type { Pixels } from './read-png.ts';
import { writePng } from './write-png.ts';

/** A channel below this is ink; paper that was scanned is not quite white. */
const INK = 200;
/** Ink that is smaller, in pixels, is no signature. */
const SMALLEST = 10;

/**
 * Reads a signature that was drawn here or that is a PNG, and writes it anew without what is around its ink. Nothing of
 * the file but pixels or points is kept.
 * @throws Refusal HANDWRITTEN_SIGNATURE_ with INVALID, TOO_LARGE, TOO_LONG or BLANK
 */
export function readHandwritten(bytes: Uint8Array): HandwrittenSignature {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, PNG_MARK.length).equals(PNG_MARK)) return readDrawing(file);
  const pixels = withoutMargins(readPng(file));
  const content = writePng(pixels);
  if (content.length > HANDWRITTEN_SIGNATURE_BYTES) throw new Refusal('HANDWRITTEN_SIGNATURE_TOO_LARGE');
  return { format: 'png', content, width: pixels.width, height: pixels.height };
}

function withoutMargins({ width, height, rgb }: Pixels): Pixels {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 0; at < width * height; at += 1) {
    if (Math.min(rgb[3 * at] ?? 255, rgb[3 * at + 1] ?? 255, rgb[3 * at + 2] ?? 255) >= INK) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const [across, down] = [right - left + 1, bottom - top + 1];
  if (Math.max(across, down) < SMALLEST) throw new Refusal('HANDWRITTEN_SIGNATURE_BLANK');
  const lines = Array.from({ length: down }, (_, line) => {
    const start = 3 * ((top + line) * width + left);
    return rgb.subarray(start, start + 3 * across);
  });
  return { width: across, height: down, rgb: Buffer.concat(lines) };
}
