/** Finds the objects of a PDF by its tables of references. */
import { readSections } from './pdf-sections.ts';
import type { Entry, Section } from './pdf-sections.ts';
import { decodeStream } from './pdf-streams.ts';
import { readIndirectObject } from './pdf-objects.ts';
import { readInteger, readValue, workFor } from './pdf-syntax.ts';
import type { Cursor, Work } from './pdf-syntax.ts';
import { isDictionary, isReference, isStream, nameOf, UnreadablePdf } from './pdf-values.ts';
import type { PdfDictionary, PdfReference, PdfValue } from './pdf-values.ts';

/** A PDF as its newest table of references has it. */
export interface PdfFile {
  readonly bytes: Uint8Array;
  /** The tables of references with their trailers, newest first. */
  readonly sections: readonly Section[];
  /** The newest trailer. */
  readonly trailer: PdfDictionary;
  readonly root: PdfReference;
  readonly catalog: PdfDictionary;
  /** One more than the highest number of an object. */
  readonly size: number;
  /** Where each object stands, free ones included. */
  readonly entries: ReadonlyMap<number, Entry>;
  /** The value of an object; null where there is none. */
  readonly object: (number: number) => PdfValue;
  /** The value itself, or what it refers to. */
  readonly resolve: (value: PdfValue | undefined) => PdfValue;
  /** What `resolve` gives where that is a dictionary, or the dictionary of a stream; undefined else. */
  readonly dictionary: (value: PdfValue | undefined) => PdfDictionary | undefined;
}

/** A reference to a reference to a reference: the format has none of them. */
const LONGEST_CHAIN = 8;

/**
 * Opens a file without encryption. Objects are read when they are asked for.
 * @param work what may be read in all; several states of one file may share it
 * @throws UnreadablePdf where the tables do not hold together; `object` and `resolve` throw it where an object does not
 */
export function openPdf(bytes: Uint8Array, work = workFor(bytes.length)): PdfFile {
  const sections = readSections(bytes, work);
  const entries = new Map<number, Entry>();
  for (const section of sections)
    for (const [number, entry] of section.entries) if (!entries.has(number)) entries.set(number, entry);
  const trailer = sections[0]?.trailer ?? new Map();
  if (sections.some((section) => section.trailer.has('Encrypt')))
    throw new UnreadablePdf('the file is encrypted');

  const known = new Map<number, PdfValue>();
  /** Objects that need another one to be read: the length of a stream, or the stream that they lie in. */
  const beingRead = new Set<number>();
  const packed = new Map<number, readonly PackedObject[]>();

  function object(number: number): PdfValue {
    const before = known.get(number);
    if (before !== undefined) return before;
    if (beingRead.has(number)) throw new UnreadablePdf('an object needs itself');
    beingRead.add(number);
    try {
      const value = readObject(number, entries.get(number));
      known.set(number, value);
      return value;
    } finally {
      beingRead.delete(number);
    }
  }

  function readObject(number: number, entry: Entry | undefined): PdfValue {
    if (entry === undefined || entry.kind === 'free') return null;
    if (entry.kind === 'packed') {
      const found = packedIn(entry.stream)[entry.index];
      // Programs look for it by its number or by its place: both have to lead to the same.
      if (found?.number !== number) throw new UnreadablePdf('an object is not where the table says');
      return found.value;
    }
    const cursor: Cursor = { bytes, work, at: entry.at, isFile: true };
    const found = readIndirectObject(cursor, resolve);
    if (found.number !== number || found.generation !== entry.generation)
      throw new UnreadablePdf('an object is not where the table says');
    return found.value;
  }

  function packedIn(number: number): readonly PackedObject[] {
    const before = packed.get(number);
    if (before !== undefined) return before;
    const entry = entries.get(number);
    const stream = entry?.kind === 'at' ? object(number) : null;
    if (!isStream(stream) || nameOf(stream.dictionary.get('Type')) !== 'ObjStm')
      throw new UnreadablePdf('a stream of objects is missing');
    const values = unpack(decodeStream(stream, work), stream.dictionary, work);
    packed.set(number, values);
    return values;
  }

  function resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let steps = 0; isReference(found); steps += 1) {
      if (steps === LONGEST_CHAIN) throw new UnreadablePdf('references go in a circle');
      // Another generation of an object is another object, which is not there.
      const entry = entries.get(found.object);
      const generation = entry?.kind === 'at' ? entry.generation : 0;
      found = generation === found.generation ? object(found.object) : null;
    }
    return found;
  }

  function dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const found = resolve(value);
    if (isStream(found)) return found.dictionary;
    return isDictionary(found) ? found : undefined;
  }

  const root = trailer.get('Root');
  if (!isReference(root)) throw new UnreadablePdf('the catalogue is missing');
  const catalog = resolve(root);
  if (!isDictionary(catalog)) throw new UnreadablePdf('the catalogue is missing');
  const size = Math.max(0, ...sections.map((section) => section.highest)) + 1;
  return { bytes, sections, trailer, root, catalog, size, entries, object, resolve, dictionary };
}

interface PackedObject {
  readonly number: number;
  readonly value: PdfValue;
}

/** The objects of a stream of objects, in order. */
function unpack(bytes: Buffer, head: PdfDictionary, work: Work): readonly PackedObject[] {
  const [count, first] = [head.get('N'), head.get('First')];
  if (typeof count !== 'number' || typeof first !== 'number' || count > bytes.length)
    throw new UnreadablePdf('a stream of objects has no index');
  const index: Cursor = { bytes, work, at: 0 };
  const numbers = new Set<number>();
  const objects: PackedObject[] = [];
  for (let each = 0; each < count; each += 1) {
    const number = readInteger(index);
    const at = first + readInteger(index);
    if (numbers.has(number)) throw new UnreadablePdf('a stream of objects has a number twice');
    numbers.add(number);
    objects.push({ number, value: readValue({ bytes, work, at }) });
  }
  return objects;
}
