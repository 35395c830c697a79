/** Reads the tables of references of a PDF, and the streams that stand for them in newer files. */
import { readIndirectObject } from './pdf-objects.ts';
import { decodeStream } from './pdf-streams.ts';
import { readInteger, readValue, readWord, skipSpace, skipWord, spend } from './pdf-syntax.ts';
import type { Cursor, Work } from './pdf-syntax.ts';
import { isArray, isDictionary, isStream, nameOf, UnreadablePdf } from './pdf-values.ts';
import type { PdfDictionary, PdfValue } from './pdf-values.ts';

/** Where an object stands: at a place of the file, or within a stream of objects. */
export type Entry =
  | { readonly kind: 'at'; readonly at: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number }
  | { readonly kind: 'free' };

/** One table of references with its trailer. */
export interface Section {
  /** Where it begins in the file. */
  readonly at: number;
  /** Where its trailer, or its stream, ends. */
  readonly end: number;
  readonly isStream: boolean;
  readonly trailer: PdfDictionary;
  readonly entries: ReadonlyMap<number, Entry>;
  readonly highest: number;
}

/** What an entry counts as. */
const ENTRY_BYTES = 16;
const MOST_SECTIONS = 256;
/** Numbers of objects go no higher by the format. */
const HIGHEST = 8_388_607;
/** Where the place of the newest table stands at the latest. */
const TAIL_BYTES = 2048;

/** The place of the newest table, as the end of the file says it. */
export function lastStartxref(bytes: Uint8Array): number {
  const tail = Buffer.from(bytes.subarray(-TAIL_BYTES)).toString('latin1');
  const found = /startxref\s+(\d{1,12})\s+%%EOF\s*$/u.exec(tail)?.[1];
  if (found === undefined) throw new UnreadablePdf('the end of the file is missing');
  return Number(found);
}

/** The tables of the file, newest first. */
export function readSections(bytes: Uint8Array, work: Work): readonly Section[] {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) throw new UnreadablePdf('the file is no PDF');
  const sections: Section[] = [];
  const seen = new Set<number>();
  const waiting = [lastStartxref(bytes)];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at) || seen.size === MOST_SECTIONS) throw new UnreadablePdf('the tables go in a circle');
    seen.add(at);
    const section = readSectionAt({ bytes, work, at });
    sections.push(section);
    // A table for old readers names a stream for new ones, which comes before the older tables.
    for (const key of ['XRefStm', 'Prev']) {
      const place = section.trailer.get(key);
      if (typeof place === 'number') waiting.push(place);
    }
  }
  return sections;
}

/** The table that begins at the cursor. */
export function readSectionAt(cursor: Cursor): Section {
  const { at } = cursor;
  if (at >= cursor.bytes.length) throw new UnreadablePdf('a table is missing');
  const entries = new Map<number, Entry>();
  if (!skipWord(cursor, 'xref')) return readStreamSection(cursor, at, entries);
  while (!skipWord(cursor, 'trailer')) readSubsection(cursor, entries);
  const trailer = readValue(cursor);
  if (!isDictionary(trailer)) throw new UnreadablePdf('a trailer is missing');
  return { at, end: cursor.at, isStream: false, trailer, entries, highest: highestOf(entries) };
}

function highestOf(entries: ReadonlyMap<number, Entry>): number {
  let highest = 0;
  for (const number of entries.keys()) highest = Math.max(highest, number);
  return highest;
}

function readSubsection(cursor: Cursor, entries: Map<number, Entry>): void {
  const first = readInteger(cursor);
  const count = readInteger(cursor);
  for (let number = first; number < first + count; number += 1) {
    const at = readInteger(cursor);
    const generation = readInteger(cursor);
    const state = readWord(cursor);
    if (state !== 'n' && state !== 'f') throw new UnreadablePdf('a table has an entry of no kind');
    setOnce(cursor.work, entries, number, state === 'n' ? { kind: 'at', at, generation } : { kind: 'free' });
  }
}

function setOnce(work: Work, entries: Map<number, Entry>, number: number, entry: Entry): void {
  // A table that is packed well takes much more memory than room in its file.
  spend(work, ENTRY_BYTES);
  if (number > HIGHEST || entries.has(number))
    throw new UnreadablePdf('a table has a number twice, or too high');
  entries.set(number, entry);
}

function readStreamSection(cursor: Cursor, at: number, entries: Map<number, Entry>): Section {
  const { value } = readIndirectObject(cursor, (length) => length ?? null);
  if (!isStream(value) || nameOf(value.dictionary.get('Type')) !== 'XRef')
    throw new UnreadablePdf('a table is missing');
  const trailer = value.dictionary;
  const widths = numbersOf(trailer.get('W'), 3);
  const rows = decodeStream(value, cursor.work);
  const size = trailer.get('Size');
  const index = trailer.has('Index')
    ? numbersOf(trailer.get('Index'))
    : [0, typeof size === 'number' ? size : 0];
  const rowBytes = widths.reduce((sum, width) => sum + width, 0);
  if (widths.some((width) => width > 6) || rowBytes === 0) throw new UnreadablePdf('a table has no columns');
  let from = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const [first = 0, count = 0] = index.slice(pair, pair + 2);
    for (let number = first; number < first + count && from + rowBytes <= rows.length; number += 1) {
      setOnce(cursor.work, entries, number, entryOf(rows.subarray(from, from + rowBytes), widths));
      from += rowBytes;
    }
  }
  skipSpace(cursor);
  return { at, end: cursor.at, isStream: true, trailer, entries, highest: highestOf(entries) };
}

function numbersOf(value: PdfValue | undefined, least = 0): readonly number[] {
  const numbers = isArray(value) ? value.filter((one) => typeof one === 'number') : [];
  if (numbers.length < least || numbers.some((one) => !Number.isInteger(one) || one < 0))
    throw new UnreadablePdf('a table has no columns');
  return numbers;
}

function entryOf(row: Buffer, widths: readonly number[]): Entry {
  let at = 0;
  const [kind = 1, second = 0, third = 0] = widths.slice(0, 3).map((width, index) => {
    // Without a first column every object stands at a place.
    if (width === 0) return index === 0 ? 1 : 0;
    at += width;
    return row.readUIntBE(at - width, width);
  });
  if (kind === 1) return { kind: 'at', at: second, generation: third };
  return kind === 2 ? { kind: 'packed', stream: second, index: third } : { kind: 'free' };
}
