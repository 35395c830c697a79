import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './read-png.ts';
import { PNG_MARK } from './read-png.ts';

/** Eight bits for each of red, green and blue; no interlacing. */
const KIND = [8, 2, 0, 0, 0];
/** Each byte as its difference from the one above. */
const UP = 2;

/** The pixels as a PNG with nothing but them: no text, no time, no profile. */
export function writePng({ width, height, rgb }: Pixels): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const stride = 3 * width;
  const lines = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    lines[y * (stride + 1)] = UP;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      lines[y * (stride + 1) + 1 + x] = (rgb[at] ?? 0) - (y === 0 ? 0 : (rgb[at - stride] ?? 0));
    }
  }
  return Buffer.concat([
    PNG_MARK,
    chunk('IHDR', Buffer.concat([size, Buffer.from(KIND)])),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
