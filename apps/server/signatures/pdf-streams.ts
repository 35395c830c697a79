/** Takes the bytes out of a stream that the structure of a file is kept in. */
import { inflateSync } from 'node:zlib';
import { isArray, isDictionary, nameOf, UnreadablePdf } from './pdf-values.ts';
import type { PdfDictionary, PdfStream, PdfValue } from './pdf-values.ts';
import { spend } from './pdf-syntax.ts';
import type { Work } from './pdf-syntax.ts';

/** The references of a report of 400 pages take one tenth of this. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * The bytes of a stream that is not encoded or compressed by Flate, with a PNG predictor or without.
 * @throws UnreadablePdf for any other, and for what unpacks to more than 16 MB
 */
export function decodeStream({ dictionary, data }: PdfStream, work: Work): Buffer {
  const filter = onlyOne(dictionary.get('Filter'));
  if (filter === undefined) return Buffer.from(data);
  if (nameOf(filter) !== 'FlateDecode') throw new UnreadablePdf('a stream is encoded in another way');
  const inflated = inflate(data);
  spend(work, inflated.length);
  const parameters = onlyOne(dictionary.get('DecodeParms'));
  if (!isDictionary(parameters)) return inflated;
  const predictor = parameters.get('Predictor') ?? 1;
  if (predictor === 1) return inflated;
  if (typeof predictor !== 'number' || predictor < 10)
    throw new UnreadablePdf('a stream is predicted otherwise');
  return undoPredictor(inflated, rowLength(parameters));
}

function onlyOne(value: PdfValue | undefined): PdfValue | undefined {
  if (!isArray(value)) return value ?? undefined;
  if (value.length > 1) throw new UnreadablePdf('a stream is encoded more than once');
  return value[0] ?? undefined;
}

function inflate(data: Uint8Array): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: MOST_BYTES });
  } catch {
    throw new UnreadablePdf('a stream does not unpack');
  }
}

/** Bytes in a row of one-byte columns, the only kind that tables of references have. */
function rowLength(parameters: PdfDictionary): number {
  const columns = parameters.get('Columns') ?? 1;
  const isPlain = (parameters.get('Colors') ?? 1) === 1 && (parameters.get('BitsPerComponent') ?? 8) === 8;
  if (!isPlain || typeof columns !== 'number' || !Number.isInteger(columns) || columns < 1 || columns > 1024)
    throw new UnreadablePdf('a stream has rows of another kind');
  return columns;
}

/** Undoes the filters of PNG (ISO/IEC 15948, clause 9), one byte to a pixel. */
function undoPredictor(bytes: Buffer, columns: number): Buffer {
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const filter = bytes[row * (columns + 1)] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column === 0 ? 0 : (plain[at - 1] ?? 0);
      const up = row === 0 ? 0 : (plain[at - columns] ?? 0);
      const corner = row === 0 || column === 0 ? 0 : (plain[at - columns - 1] ?? 0);
      plain[at] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return plain;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
