/** Takes what follows an original apart, and makes sure that it is whole revisions and nothing else. */
import type { PdfFile } from './pdf-file.ts';
import { readIndirectObject } from './pdf-objects.ts';
import { readSectionAt } from './pdf-sections.ts';
import type { Entry, Section } from './pdf-sections.ts';
import { readInteger, skipSpace, skipWord } from './pdf-syntax.ts';
import type { Cursor, Work } from './pdf-syntax.ts';
import { isStream, nameOf, UnreadablePdf } from './pdf-values.ts';

const MOST_REVISIONS = 32;
const END_MARK = '%%EOF';

/**
 * Where each revision behind the original ends, in order. Every object stands in the table of its own revision and every
 * table names objects of its own revision: nothing of the original is read in another way than it was.
 * @throws UnreadablePdf where that is not so
 */
export function appendedRevisions(original: PdfFile, given: PdfFile, work: Work): readonly number[] {
  const start = original.bytes.length;
  const added = given.sections.filter(({ at }) => at >= start);
  const kept = given.sections.slice(added.length);
  const isKept =
    kept.length === original.sections.length &&
    kept.every(({ at }, index) => at === original.sections[index]?.at);
  if (!isKept || added.length === 0 || added.length > MOST_REVISIONS)
    throw new UnreadablePdf('what follows does not continue the original');
  const cursor: Cursor = { bytes: given.bytes, work, at: start, isFile: true };
  const known = new Map(original.entries);
  let previous = original.sections[0]?.at;
  return added.toReversed().map((section) => {
    if (section.trailer.get('Prev') !== previous || section.trailer.has('XRefStm'))
      throw new UnreadablePdf('the tables do not follow each other');
    // Programs leave out the objects from this number on.
    const size = section.trailer.get('Size');
    if (typeof size !== 'number' || size < original.size || size <= section.highest)
      throw new UnreadablePdf('a table is too short');
    previous = section.at;
    readRevision(cursor, section, known, given);
    return cursor.at;
  });
}

/** Moves past one revision. */
function readRevision(cursor: Cursor, section: Section, known: Map<number, Entry>, given: PdfFile): void {
  const objects = new Map<number, number>();
  let table: number | undefined;
  while (!skipWord(cursor, 'startxref')) {
    skipSpace(cursor);
    const { at } = cursor;
    if (skipWord(cursor, 'xref')) {
      if (table !== undefined) throw new UnreadablePdf('a revision has two tables');
      cursor.at = at;
      cursor.at = readSectionAt(cursor).end;
      table = at;
    } else {
      const { number, value } = readIndirectObject(cursor, given.resolve);
      if (isStream(value) && nameOf(value.dictionary.get('Type')) === 'XRef') table = at;
      else objects.set(at, number);
    }
  }
  if (readInteger(cursor) !== section.at || table !== section.at)
    throw new UnreadablePdf('a revision has another table');
  skipEndMark(cursor);
  checkEntries(section, objects, known);
}

function skipEndMark(cursor: Cursor): void {
  const { bytes } = cursor;
  while ([9, 10, 13, 32].includes(bytes[cursor.at] ?? -1)) cursor.at += 1;
  const mark = Buffer.from(bytes.subarray(cursor.at, cursor.at + END_MARK.length)).toString('latin1');
  if (mark !== END_MARK) throw new UnreadablePdf('a revision does not end');
  cursor.at += END_MARK.length;
  if (bytes[cursor.at] === 13) cursor.at += 1;
  if (bytes[cursor.at] === 10) cursor.at += 1;
}

function checkEntries(
  section: Section,
  objects: ReadonlyMap<number, number>,
  known: Map<number, Entry>,
): void {
  const named = new Set<number>();
  for (const [number, entry] of section.entries) {
    if (entry.kind === 'at') {
      const isOwn = objects.get(entry.at) === number || entry.at === section.at;
      const before = known.get(number);
      const isSame =
        before?.kind === 'at' && before.at === entry.at && before.generation === entry.generation;
      if (!isOwn && !isSame) throw new UnreadablePdf('a table names an object of another revision');
      named.add(entry.at);
    }
    if (entry.kind === 'packed' && !isNew(section.entries.get(entry.stream), objects))
      throw new UnreadablePdf('a table names a stream of another revision');
    known.set(number, entry);
  }
  for (const at of objects.keys())
    if (!named.has(at)) throw new UnreadablePdf('an object stands in no table');
}

function isNew(stream: Entry | undefined, objects: ReadonlyMap<number, number>): boolean {
  return stream?.kind === 'at' && objects.has(stream.at);
}
