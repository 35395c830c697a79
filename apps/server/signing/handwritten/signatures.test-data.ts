/** Pictures of signatures of nobody, as files that a person could send. */
import { crc32, deflateSync } from 'node:zlib';

const MARK = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngChunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of those chunks, with its end. */
export function pngOf(...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([MARK, ...chunks, pngChunk('IEND', Buffer.alloc(0))]);
}

/** @param kind depth, kind of colour, and 1 for interlacing */
export function pngHeader(width: number, height: number, kind: readonly [number, number, number?]): Buffer {
  const [depth, colour, interlacing = 0] = kind;
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlacing], 8);
  return pngChunk('IHDR', data);
}

/** Lines of a PNG, each after the number of its filter. */
export function pngLines(lines: readonly (readonly number[])[]): Buffer {
  return pngChunk('IDAT', deflateSync(Buffer.from(lines.flat())));
}

/** Blue ink on nothing: a flourish of 160 by 50 pixels in a picture of 200 by 80. */
export function inkPng(note = ''): Buffer {
  const [width, height] = [200, 80];
  const lines = Array.from({ length: height }, (_line, y) => [
    0,
    ...Array.from({ length: width }, (_pixel, x) => {
      const isInk = x >= 20 && x < 180 && Math.abs(y - (40 + 24.5 * Math.sin((x - 20) / 10))) < 3;
      return isInk ? [20, 40, 140, 255] : [0, 0, 0, 0];
    }).flat(),
  ]);
  return pngOf(
    pngHeader(width, height, [8, 6]),
    ...(note === '' ? [] : [pngChunk('tEXt', Buffer.from(`Comment\0${note}`))]),
    pngLines(lines),
  );
}

/** A drawing as the page writes it: some strokes on a sheet of 1200 by 400. */
export function drawing(path = 'M100 200L180 90L240 260L330 120L420 240L600 180M640 100'): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400"><path d="${path}"/></svg>`,
  );
}
