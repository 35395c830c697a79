import { crc32, inflateSync } from 'node:zlib';
import { HANDWRITTEN_SIGNATURE_SIDE } from '@constat/contract/limits';
import { Refusal } from '../../platform/refusal.ts';

/** Pixels on white: three bytes each, red, green, blue, in lines from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Buffer;
}

export const PNG_MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Samples of a pixel, and how many bits each may have, by the number of the kind of colour. */
const COLOURS: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const PALETTE = 3;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  readonly samples: number;
}

const invalid = (): Refusal => new Refusal('HANDWRITTEN_SIGNATURE_INVALID');

/**
 * Reads a PNG without interlacing, laid on white. Its size is looked at before anything is unpacked.
 * @throws Refusal HANDWRITTEN_SIGNATURE_INVALID, or HANDWRITTEN_SIGNATURE_TOO_LARGE for sides that are too long
 */
export function readPng(file: Buffer): Pixels {
  const chunks = chunksOf(file);
  const header = readHeader(chunks[0]);
  const find = (name: string): Buffer => chunks.find((chunk) => chunk.name === name)?.data ?? Buffer.alloc(0);
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  return flatten(header, unpack(header, packed), { palette: find('PLTE'), clear: find('tRNS') });
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = PNG_MARK.length; at + 12 <= file.length;) {
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end))
      throw invalid();
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'IEND') return chunks;
    chunks.push({ name, data: file.subarray(at + 8, end) });
    at = end + 4;
  }
  throw invalid();
}

function readHeader(chunk: Chunk | undefined): Header {
  if (chunk?.name !== 'IHDR' || chunk.data.length !== 13) throw invalid();
  const { data } = chunk;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, colour = 0, packing, filter, interlacing] = data.subarray(8);
  const kind = COLOURS[colour];
  if (kind?.depths.includes(depth) !== true || packing !== 0 || filter !== 0 || interlacing !== 0)
    throw invalid();
  if (width === 0 || height === 0) throw invalid();
  if (Math.max(width, height) > HANDWRITTEN_SIGNATURE_SIDE)
    throw new Refusal('HANDWRITTEN_SIGNATURE_TOO_LARGE');
  return { width, height, depth, colour, samples: kind.samples };
}

/** The samples as they are packed in each line, without the filters. */
function unpack({ width, height, depth, samples }: Header, packed: Buffer): Buffer {
  const stride = Math.ceil((width * samples * depth) / 8);
  const step = Math.max(1, (samples * depth) / 8);
  const raw = inflate(packed, (stride + 1) * height);
  if (raw.length !== (stride + 1) * height) throw invalid();
  const lines = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    if (filter > 4) throw invalid();
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < step ? 0 : (lines[at - step] ?? 0);
      const up = y === 0 ? 0 : (lines[at - stride] ?? 0);
      const corner = x < step || y === 0 ? 0 : (lines[at - stride - step] ?? 0);
      lines[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess(filter, left, up, corner);
    }
  }
  return lines;
}

function inflate(packed: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch {
    throw invalid();
  }
}

/** What a filter of PNG takes a byte to be from those beside it. */
function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  if (filter === 0) return 0;
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function flatten(
  { width, height, depth, colour, samples }: Header,
  lines: Buffer,
  { palette, clear }: { readonly palette: Buffer; readonly clear: Buffer },
): Pixels {
  const stride = lines.length / height;
  const most = 2 ** Math.min(depth, 8) - 1;
  const sample = (x: number, y: number, index: number): number => {
    const bit = (x * samples + index) * depth;
    const byte = lines[y * stride + Math.floor(bit / 8)] ?? 0;
    return depth >= 8 ? byte : (byte >> (8 - depth - (bit % 8))) & most;
  };
  const level = (x: number, y: number, index: number): number => (sample(x, y, index) * 255) / most;
  const rgb = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const entry = colour === PALETTE ? sample(x, y, 0) : 0;
      if (colour === PALETTE && 3 * entry + 2 >= palette.length) throw invalid();
      const opacity =
        colour === PALETTE ? (clear[entry] ?? 255) : samples % 2 === 0 ? level(x, y, samples - 1) : 255;
      for (let part = 0; part < 3; part += 1) {
        const ink =
          colour === PALETTE ? (palette[3 * entry + part] ?? 0) : level(x, y, samples < 3 ? 0 : part);
        rgb[3 * (y * width + x) + part] = Math.round(255 - ((255 - ink) * opacity) / 255);
      }
    }
  }
  return { width, height, rgb };
}
