/** Reads the values of a PDF from its bytes, with a bound on depth and work: files come from outside. */
import { UnreadablePdf } from './pdf-values.ts';
import type { PdfName, PdfString, PdfValue } from './pdf-values.ts';

/** What may still be read. Objects that overlap make a small file long to read, and short values take much memory. */
export interface Work {
  bytesLeft: number;
  valuesLeft: number;
}

/** A byte of an honest file is looked at twice at most, and three times where it may begin a reference. */
const WORK_PER_BYTE = 6;
const LEAST_WORK = 4_000_000;
/** A report of 330 pages has a tenth of this. */
const MOST_VALUES = 2_000_000;

/** What reading a file of this length may take. */
export function workFor(length: number): Work {
  return { bytesLeft: LEAST_WORK + length * WORK_PER_BYTE, valuesLeft: MOST_VALUES };
}

/** A place in a file. Reading moves it on. */
export interface Cursor {
  readonly bytes: Uint8Array;
  readonly work: Work;
  /** True where the bytes are those of the file, so that strings are to know where they stand. */
  readonly isFile?: boolean;
  at: number;
}

const DEEPEST = 64;

const SPACES = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set(Array.from('()<>[]{}/%', (letter) => letter.charCodeAt(0)));
const [LF, CR, PERCENT, SLASH, LEFT, RIGHT, LESS, MORE, OPEN, CLOSE, BACKSLASH, HASH] = [
  10, 13, 0x25, 0x2f, 0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x5c, 0x23,
];
/** Each digit at its own value, and in its other letter 16 places on. */
const HEX = Buffer.from('0123456789abcdef0123456789ABCDEF');
const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** @throws UnreadablePdf where nothing is left of what a file may ask for */
export function spend(work: Work, bytes: number): void {
  work.bytesLeft -= bytes;
  if (work.bytesLeft < 0) throw new UnreadablePdf('the file takes too long to read');
}

/** The byte at the cursor, which moves on; -1 at the end. */
function take(cursor: Cursor): number {
  spend(cursor.work, 1);
  const byte = cursor.bytes[cursor.at];
  cursor.at += 1;
  return byte ?? -1;
}

function peek(cursor: Cursor): number {
  return cursor.bytes[cursor.at] ?? -1;
}

/** Passes over spaces and comments. */
export function skipSpace(cursor: Cursor): void {
  for (;;) {
    const byte = peek(cursor);
    if (SPACES.has(byte)) take(cursor);
    else if (byte === PERCENT) while (![LF, CR, -1].includes(peek(cursor))) take(cursor);
    else return;
  }
}

/** The letters up to the next space or delimiter. */
export function readWord(cursor: Cursor): string {
  skipSpace(cursor);
  const start = cursor.at;
  for (
    let byte = peek(cursor);
    byte !== -1 && !SPACES.has(byte) && !DELIMITERS.has(byte);
    byte = peek(cursor)
  ) {
    if (cursor.at - start > 256) throw new UnreadablePdf('a word is too long');
    take(cursor);
  }
  return Buffer.from(cursor.bytes.buffer, cursor.bytes.byteOffset + start, cursor.at - start).toString(
    'latin1',
  );
}

/** @throws UnreadablePdf unless the next word is this one */
export function expectWord(cursor: Cursor, word: string): void {
  if (readWord(cursor) !== word) throw new UnreadablePdf(`${word} is missing`);
}

/** @throws UnreadablePdf unless an integer of at least zero stands here */
export function readInteger(cursor: Cursor): number {
  const word = readWord(cursor);
  if (!/^\d{1,15}$/u.test(word)) throw new UnreadablePdf('a number is missing');
  return Number(word);
}

/** Moves on past the word where it stands next. */
export function skipWord(cursor: Cursor, word: string): boolean {
  const before = cursor.at;
  if (readWord(cursor) === word) return true;
  cursor.at = before;
  return false;
}

/** Reads one value; a stream's dictionary without its stream. */
export function readValue(cursor: Cursor, depth = 0): PdfValue {
  if (depth > DEEPEST) throw new UnreadablePdf('values are too deep in each other');
  cursor.work.valuesLeft -= 1;
  if (cursor.work.valuesLeft < 0) throw new UnreadablePdf('the file has too many values');
  skipSpace(cursor);
  switch (peek(cursor)) {
    case SLASH:
      return readName(cursor);
    case LEFT:
      return readLiteral(cursor);
    case OPEN:
      return readArray(cursor, depth);
    case LESS:
      return cursor.bytes[cursor.at + 1] === LESS ? readDictionary(cursor, depth) : readHex(cursor);
    default:
      return readAtom(cursor);
  }
}

function readAtom(cursor: Cursor): PdfValue {
  const word = readWord(cursor);
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  if (!/^[+-]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})$/u.test(word)) throw new UnreadablePdf('a value is unknown');
  return /^\d+$/u.test(word) ? readReference(cursor, Number(word)) : Number(word);
}

/** What an integer begins may be a reference: `12 0 R`. */
function readReference(cursor: Cursor, object: number): PdfValue {
  const after = cursor.at;
  const generation = readWord(cursor);
  if (/^\d{1,5}$/u.test(generation) && readWord(cursor) === 'R')
    return { object, generation: Number(generation) };
  cursor.at = after;
  return object;
}

function readName(cursor: Cursor): PdfName {
  take(cursor);
  // A name may be empty; what follows is then no part of it.
  const word = SPACES.has(peek(cursor)) || peek(cursor) === PERCENT ? '' : readWord(cursor);
  if (!word.includes(String.fromCharCode(HASH))) return { name: word };
  const name = word.replaceAll(/#([\dA-Fa-f]{2})/gu, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return { name };
}

function readArray(cursor: Cursor, depth: number): readonly PdfValue[] {
  take(cursor);
  const values: PdfValue[] = [];
  for (skipSpace(cursor); peek(cursor) !== CLOSE; skipSpace(cursor))
    values.push(readValue(cursor, depth + 1));
  take(cursor);
  return values;
}

function readDictionary(cursor: Cursor, depth: number): ReadonlyMap<string, PdfValue> {
  cursor.at += 2;
  const entries = new Map<string, PdfValue>();
  for (skipSpace(cursor); peek(cursor) !== MORE; skipSpace(cursor)) {
    if (peek(cursor) !== SLASH) throw new UnreadablePdf('a dictionary has an entry without a name');
    const { name } = readName(cursor);
    // Programs differ in which of two they take: such a file could show one thing and be checked for another.
    if (entries.has(name)) throw new UnreadablePdf('a dictionary has an entry twice');
    entries.set(name, readValue(cursor, depth + 1));
  }
  take(cursor);
  if (take(cursor) !== MORE) throw new UnreadablePdf('a dictionary does not end');
  return entries;
}

function readHex(cursor: Cursor): PdfString {
  const { at, bytes } = cursor;
  take(cursor);
  const end = bytes.indexOf(MORE, cursor.at);
  if (end === -1) throw new UnreadablePdf('a string does not end');
  spend(cursor.work, end + 1 - cursor.at);
  // Signatures with lists of withdrawn certificates have millions of digits.
  const string = new Uint8Array(Math.ceil((end - cursor.at) / 2));
  let digits = 0;
  for (const byte of bytes.subarray(cursor.at, end)) {
    if (SPACES.has(byte)) continue;
    const digit = HEX.indexOf(byte) % 16;
    if (digit < 0) throw new UnreadablePdf('a string has a digit that is none');
    string[digits >> 1] = (string[digits >> 1] ?? 0) + (digits % 2 === 0 ? digit * 16 : digit);
    digits += 1;
  }
  cursor.at = end + 1;
  return placed(cursor, string.slice(0, Math.ceil(digits / 2)), at);
}

function placed(cursor: Cursor, string: Uint8Array, at: number): PdfString {
  return cursor.isFile === true ? { string, at, end: cursor.at } : { string };
}

function readLiteral(cursor: Cursor): PdfString {
  const at = cursor.at;
  take(cursor);
  const bytes: number[] = [];
  for (let open = 1; open > 0;) {
    const byte = take(cursor);
    if (byte === -1) throw new UnreadablePdf('a string does not end');
    if (byte === LEFT) open += 1;
    if (byte === RIGHT) open -= 1;
    if (byte === BACKSLASH) bytes.push(...readEscape(cursor));
    else if (byte === CR) bytes.push(...(peek(cursor) === LF ? [] : [LF]));
    else if (open > 0) bytes.push(byte);
  }
  return placed(cursor, Uint8Array.from(bytes), at);
}

/** What stands for a backslash and what follows it: one byte, or none at the end of a line. */
function readEscape(cursor: Cursor): readonly number[] {
  const byte = take(cursor);
  if (byte === CR && peek(cursor) === LF) take(cursor);
  if (byte === CR || byte === LF) return [];
  const letter = String.fromCharCode(byte);
  if (!/[0-7]/u.test(letter)) return [ESCAPES[letter] ?? byte];
  let code = letter;
  while (code.length < 3 && /[0-7]/u.test(String.fromCharCode(Math.max(0, peek(cursor)))))
    code += String.fromCharCode(take(cursor));
  return [Number.parseInt(code, 8) % 256];
}
