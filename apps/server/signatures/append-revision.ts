import { createHash } from 'node:crypto';
import { openPdf } from './pdf-file.ts';
import type { PdfFile } from './pdf-file.ts';
import { isArray, isDictionary, isString, UnreadablePdf, writeValue } from './pdf-values.ts';
import type { PdfDictionary, PdfReference, PdfString, PdfValue } from './pdf-values.ts';

/** What a revision changes; reading through it gives what was changed already. */
export interface Revision {
  /** The file as it is before the revision. */
  readonly file: PdfFile;
  /** Adds an object under a number that none has. */
  readonly add: (value: PdfValue) => PdfReference;
  /** A number for an object that others refer to before it is known; `replace` then gives it its value. */
  readonly reserve: () => PdfReference;
  /** Gives an object another value. */
  readonly replace: (reference: PdfReference, value: PdfValue) => void;
  /** Sets entries of an object that is a dictionary; undefined takes an entry out. */
  readonly set: (reference: PdfReference, entries: Readonly<Record<string, PdfValue | undefined>>) => void;
  /** Sets entries of the catalogue; undefined takes an entry out. */
  readonly setInCatalog: (entries: Readonly<Record<string, PdfValue | undefined>>) => void;
  /** What an object, or a value that may refer to one, is by now. */
  readonly resolve: (value: PdfValue | undefined) => PdfValue;
}

/**
 * The same file with one more revision (an incremental update, ISO 32000-2, 7.5.6). The bytes given are an exact prefix of
 * those that come back. The new trailer keeps the first part of `/ID`, makes both where there is none, and nothing follows
 * the last `%%EOF`. The same file and changes give the same bytes.
 * @param change makes the changes; a revision without one is written too
 * @throws UnreadablePdf for a file that is encrypted, damaged, or keeps its references in a stream
 */
export function appendRevision(pdf: Uint8Array, change: (revision: Revision) => void): Uint8Array {
  const file = openPdf(pdf);
  if (file.sections[0]?.isStream !== false)
    throw new UnreadablePdf('the file keeps its references in a stream');
  const changed = new Map<number, { readonly generation: number; readonly value: PdfValue }>();
  let size = Math.max(file.size, numberOf(file.trailer.get('Size')));

  function reserve(): PdfReference {
    size += 1;
    return { object: size - 1, generation: 0 };
  }

  function replace({ object, generation }: PdfReference, value: PdfValue): void {
    changed.set(object, { generation, value });
  }

  function resolve(value: PdfValue | undefined): PdfValue {
    const isChanged =
      typeof value === 'object' && value !== null && 'object' in value && changed.has(value.object);
    return isChanged ? (changed.get(value.object)?.value ?? null) : file.resolve(value);
  }

  function set(reference: PdfReference, entries: Readonly<Record<string, PdfValue | undefined>>): void {
    const before = resolve(reference);
    if (!isDictionary(before)) throw new UnreadablePdf('an object to change is no dictionary');
    const after = new Map(before);
    for (const [key, value] of Object.entries(entries)) {
      if (value === undefined) after.delete(key);
      else after.set(key, value);
    }
    replace(reference, after);
  }

  change({
    file,
    reserve,
    replace,
    set,
    resolve,
    add: (value) => {
      const reference = reserve();
      replace(reference, value);
      return reference;
    },
    setInCatalog: (entries) => set(file.root, entries),
  });

  // A file may end in the letters of its mark, with no end of line.
  const parts: Uint8Array[] = [pdf, Buffer.from('\n')];
  let at = pdf.length + 1;
  const places = new Map<number, string>();
  for (const [number, { generation, value }] of Array.from(changed).sort(
    ([first], [second]) => first - second,
  )) {
    places.set(number, `${String(at).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`);
    const bytes = Buffer.concat([
      Buffer.from(`${number} ${generation} obj\n`),
      writeValue(value),
      Buffer.from('\nendobj\n\n'),
    ]);
    parts.push(bytes);
    at += bytes.length;
  }
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  const trailer = nextTrailer(file, size, digest.digest().subarray(0, 16));
  parts.push(
    Buffer.from(`xref\n${tableOf(places)}trailer\n`),
    writeValue(trailer),
    Buffer.from(`\nstartxref\n${at}\n%%EOF`),
  );
  return Buffer.concat(parts);
}

/** The subsections of a table: each names its first number and how many follow. */
function tableOf(places: ReadonlyMap<number, string>): string {
  const runs: { first: number; lines: string[] }[] = [];
  for (const [number, line] of places) {
    const run = runs.at(-1);
    if (run !== undefined && run.first + run.lines.length === number) run.lines.push(line);
    else runs.push({ first: number, lines: [line] });
  }
  if (runs.length === 0) return '0 0\n';
  return runs.map(({ first, lines }) => `${first} ${lines.length}\n${lines.join('')}`).join('');
}

function nextTrailer(file: PdfFile, size: number, fingerprint: Buffer): PdfDictionary {
  const trailer = new Map<string, PdfValue>([
    ['Size', size],
    ['Root', file.root],
  ]);
  const information = file.trailer.get('Info');
  if (information !== undefined) trailer.set('Info', information);
  const ids = file.resolve(file.trailer.get('ID'));
  const first = isArray(ids) ? ids[0] : undefined;
  const identifier: PdfString = { string: fingerprint };
  trailer.set('ID', [isString(first) ? first : identifier, identifier]);
  trailer.set('Prev', file.sections[0]?.at ?? 0);
  return trailer;
}

function numberOf(value: PdfValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}
