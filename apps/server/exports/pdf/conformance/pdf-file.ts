/** A PDF as `qpdf --json` reads it, with little ways to walk through its objects. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

/**
 * A value as qpdf writes it: a name is `/Name`, a reference `12 0 R`, a text `u:…`, another string `b:` and hexadecimal
 * digits.
 */
export type PdfValue = null | boolean | number | string | readonly PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  readonly [key: string]: PdfValue;
}

interface PdfObject {
  readonly value: PdfValue;
  /** The bytes of a stream as they stand in the file. */
  readonly data: Buffer | undefined;
}

/** A page with its reference. */
export interface Page {
  readonly ref: string;
  readonly dictionary: PdfDictionary;
}

const REFERENCE = /^\d+ \d+ R$/u;
/** A stream that grows to more than this is none of a report. */
const MOST_BYTES = 100_000_000;

/** True where qpdf is installed: it is a tool of tests, which no user needs. */
export function hasQpdf(): boolean {
  try {
    return execFileSync('qpdf', ['--version'], { encoding: 'utf8', stdio: 'pipe' }) !== '';
  } catch {
    return false;
  }
}

export class PdfFile {
  readonly bytes: Buffer;
  readonly trailer: PdfDictionary;
  /** What qpdf had to say of the file while it read it. */
  readonly warnings: readonly string[];
  readonly #objects: ReadonlyMap<string, PdfObject>;

  /** @throws Error where qpdf is missing or can read no object of the file */
  constructor(file: Uint8Array) {
    this.bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const { json, warnings } = runQpdf(this.bytes);
    this.warnings = warnings;
    const objects = new Map<string, PdfObject>();
    let trailer: PdfDictionary = {};
    for (const [key, object] of Object.entries(objectsOf(json))) {
      if (!isDictionary(object)) continue;
      const { value = null, stream } = object;
      if (key === 'trailer') trailer = isDictionary(value) ? value : {};
      else
        objects.set(
          key.replace(/^obj:/u, ''),
          isDictionary(stream) ? streamOf(stream) : { value, data: undefined },
        );
    }
    this.trailer = trailer;
    this.#objects = objects;
  }

  get catalog(): PdfDictionary {
    return this.dictionary(this.trailer['/Root']) ?? {};
  }

  /** Every object that the file names, with its reference. */
  objects(): Iterable<readonly [string, PdfValue]> {
    return Array.from(this.#objects, ([ref, { value }]) => [ref, value] as const);
  }

  /** Every dictionary, wherever it stands, with the object that holds it. */
  *dictionaries(): Generator<readonly [string, PdfDictionary]> {
    for (const [ref, value] of [...this.objects(), ['trailer', this.trailer] as const])
      for (const one of within(value)) if (isDictionary(one)) yield [ref, one];
  }

  /** The value itself, or what it refers to. */
  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let steps = 0; steps < 10 && isReference(found); steps += 1)
      found = this.#objects.get(found)?.value ?? null;
    return found;
  }

  dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const found = this.resolve(value);
    return isDictionary(found) ? found : undefined;
  }

  /** The values of an array; a value that stands alone is an array of one, and nothing an empty one. */
  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.resolve(value);
    if (found === null) return [];
    return Array.isArray(found) ? (found as readonly PdfValue[]) : [value ?? null];
  }

  /** A text without its mark; undefined for anything else. */
  text(value: PdfValue | undefined): string | undefined {
    return textOf(this.resolve(value));
  }

  /** The decoded bytes of a stream without filter or with Flate alone; undefined for anything else. */
  content(value: PdfValue | undefined): Buffer | undefined {
    if (!isReference(value)) return undefined;
    const object = this.#objects.get(value);
    if (object?.data === undefined || !isDictionary(object.value)) return undefined;
    const filters = this.list(object.value['/Filter']);
    if (filters.length === 0) return object.data;
    if (filters.length > 1 || filters[0] !== '/FlateDecode') return undefined;
    try {
      return inflateSync(object.data, { maxOutputLength: MOST_BYTES });
    } catch {
      return undefined;
    }
  }

  isStream(value: PdfValue | undefined): boolean {
    return isReference(value) && this.#objects.get(value)?.data !== undefined;
  }

  /** The pages in their order. */
  pages(): readonly Page[] {
    const pages: Page[] = [];
    const seen = new Set<string>();
    const visit = (node: PdfValue | undefined): void => {
      const dictionary = this.dictionary(node);
      if (!isReference(node) || dictionary === undefined || seen.has(node)) return;
      seen.add(node);
      if (dictionary['/Type'] === '/Page') pages.push({ ref: node, dictionary });
      else for (const kid of this.list(dictionary['/Kids'])) visit(kid);
    };
    visit(this.catalog['/Pages']);
    return pages;
  }
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isReference(value: PdfValue | undefined): value is string {
  return typeof value === 'string' && REFERENCE.test(value);
}

/** A text or the bytes of a string, each byte a letter; undefined for a name, a reference or no string. */
export function textOf(value: PdfValue | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.startsWith('u:')) return value.slice(2);
  return value.startsWith('b:') ? Buffer.from(value.slice(2), 'hex').toString('latin1') : undefined;
}

/** A name or a reference as it stands; any other value in a way to show it. */
export function written(value: PdfValue | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

/** The value and everything in it, without following references. */
export function* within(value: PdfValue): Generator<PdfValue> {
  yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const child of Object.values(value)) yield* within(child);
}

function runQpdf(bytes: Buffer): { readonly json: unknown; readonly warnings: readonly string[] } {
  const directory = mkdtempSync(path.join(tmpdir(), 'constat-qpdf-'));
  try {
    const file = path.join(directory, 'file.pdf');
    writeFileSync(file, bytes, { mode: 0o600 });
    const options = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=none'];
    const { error, status, stdout, stderr } = spawnSync('qpdf', [...options, file], {
      encoding: 'utf8',
      maxBuffer: 4 * MOST_BYTES,
    });
    if (error !== undefined) throw new Error('qpdf did not run', { cause: error });
    const said = stderr
      .replaceAll(file, '')
      .split('\n')
      .filter((line) => line !== '');
    if (status !== 0 && status !== 3) throw new Error(`qpdf cannot read the file: ${said.join('; ')}`);
    return { json: JSON.parse(stdout), warnings: said.filter((line) => line.startsWith('WARNING')) };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function objectsOf(json: unknown): PdfDictionary {
  const { qpdf } = json as { readonly qpdf?: readonly unknown[] };
  return (qpdf?.[1] ?? {}) as PdfDictionary;
}

function streamOf({ dict = null, data }: PdfDictionary): PdfObject {
  return { value: dict, data: Buffer.from(typeof data === 'string' ? data : '', 'base64') };
}
