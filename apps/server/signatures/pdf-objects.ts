import { expectWord, readInteger, readValue, skipSpace, skipWord } from './pdf-syntax.ts';
import type { Cursor } from './pdf-syntax.ts';
import { isDictionary, UnreadablePdf } from './pdf-values.ts';
import type { PdfDictionary, PdfStream, PdfValue } from './pdf-values.ts';

export interface IndirectObject {
  readonly number: number;
  readonly generation: number;
  readonly value: PdfValue;
}

/**
 * Reads `12 0 obj … endobj`, with its stream where it has one. The cursor then stands behind it.
 * @param resolve finds the length of a stream where that is an object of its own
 */
export function readIndirectObject(
  cursor: Cursor,
  resolve: (value: PdfValue | undefined) => PdfValue,
): IndirectObject {
  const number = readInteger(cursor);
  const generation = readInteger(cursor);
  expectWord(cursor, 'obj');
  const value = readValue(cursor);
  if (isDictionary(value) && skipWord(cursor, 'stream')) {
    const stream = readStream(cursor, value, resolve);
    return { number, generation, value: stream };
  }
  expectWord(cursor, 'endobj');
  return { number, generation, value };
}

function readStream(
  cursor: Cursor,
  dictionary: PdfDictionary,
  resolve: (value: PdfValue | undefined) => PdfValue,
): PdfStream {
  if (cursor.bytes[cursor.at] === 13) cursor.at += 1;
  if (cursor.bytes[cursor.at] === 10) cursor.at += 1;
  const length = resolve(dictionary.get('Length'));
  const start = cursor.at;
  if (
    typeof length !== 'number' ||
    !Number.isInteger(length) ||
    length < 0 ||
    start + length > cursor.bytes.length
  )
    throw new UnreadablePdf('a stream has no length');
  cursor.at = start + length;
  skipSpace(cursor);
  expectWord(cursor, 'endstream');
  expectWord(cursor, 'endobj');
  return { dictionary, data: cursor.bytes.subarray(start, start + length) };
}
