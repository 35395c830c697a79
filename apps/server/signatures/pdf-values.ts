/** The kinds of values that a PDF is made of, and how they are written. */

export interface PdfName {
  readonly name: string;
}

export interface PdfReference {
  readonly object: number;
  readonly generation: number;
}

/** A string as its bytes. One that was read from a file knows where it stands there, its delimiters included. */
export interface PdfString {
  readonly string: Uint8Array;
  readonly at?: number;
  readonly end?: number;
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A stream with its bytes as they stand in the file, that is, encoded as its dictionary says. */
export interface PdfStream {
  readonly dictionary: PdfDictionary;
  readonly data: Uint8Array;
}

/** A value that is written letter by letter, for what has to keep its place or its length. It is never read. */
export interface PdfVerbatim {
  readonly verbatim: string;
}

export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfVerbatim
  | readonly PdfValue[]
  | PdfDictionary
  | PdfStream;

/** What a file cannot be read for, or is not changed for. Its message names the reason, never what the file holds. */
export class UnreadablePdf extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadablePdf';
  }
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

export function isArray(value: PdfValue | undefined): value is readonly PdfValue[] {
  return Array.isArray(value);
}

function isRecord(value: PdfValue | undefined): value is PdfName | PdfString | PdfReference | PdfStream {
  return typeof value === 'object' && value !== null && !isArray(value) && !isDictionary(value);
}

export function isReference(value: PdfValue | undefined): value is PdfReference {
  return isRecord(value) && 'object' in value;
}

export function isString(value: PdfValue | undefined): value is PdfString {
  return isRecord(value) && 'string' in value;
}

export function isStream(value: PdfValue | undefined): value is PdfStream {
  return isRecord(value) && 'dictionary' in value;
}

/** The text of a name, undefined for anything else. */
export function nameOf(value: PdfValue | undefined): string | undefined {
  return isRecord(value) && 'name' in value ? value.name : undefined;
}

export function name(text: string): PdfName {
  return { name: text };
}

export function dictionary(entries: Readonly<Record<string, PdfValue>>): PdfDictionary {
  return new Map(Object.entries(entries));
}

/** A string for people: ASCII as it is, anything else in UTF-16 with its mark. */
export function textString(text: string): PdfString {
  if (/^[\u0020-\u007E]*$/u.test(text)) return { string: Buffer.from(text, 'latin1') };
  return { string: Buffer.from(`\uFEFF${text}`, 'utf16le').swap16() };
}

/** What a string for people says; a file's own table for bytes above 127 is read as Latin-1. */
export function readText({ string }: PdfString): string {
  const bytes = Buffer.from(string);
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return bytes
      .subarray(2, bytes.length - (bytes.length % 2))
      .swap16()
      .toString('utf16le');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3).toString('utf8');
  return bytes.toString('latin1');
}

/** The bytes of a value. A stream gets its `/Length`. */
export function writeValue(value: PdfValue): Buffer {
  if (!isStream(value)) return Buffer.from(writeText(value), 'latin1');
  const entries = new Map(value.dictionary).set('Length', value.data.length);
  return Buffer.concat([
    Buffer.from(`${writeText(entries)}\nstream\n`, 'latin1'),
    value.data,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

function writeText(value: PdfValue): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return writeNumber(value);
  if (isArray(value)) return `[${value.map(writeText).join(' ')}]`;
  if (isDictionary(value)) {
    const entries = Array.from(value, ([key, one]) => `/${escapeName(key)} ${writeText(one)}`);
    return `<<${entries.join(' ')}>>`;
  }
  if ('name' in value) return `/${escapeName(value.name)}`;
  if ('object' in value) return `${value.object} ${value.generation} R`;
  if ('string' in value) return writeString(value.string);
  if ('verbatim' in value) return value.verbatim;
  throw new UnreadablePdf('a stream stands within another value');
}

function writeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new UnreadablePdf('a number is not finite');
  if (Number.isInteger(value)) return value.toFixed(0);
  return value.toFixed(10).replace(/\.?0+$/u, '');
}

function writeString(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  if (!/^[\u0020-\u007E]*$/u.test(text)) return `<${Buffer.from(bytes).toString('hex')}>`;
  return `(${text.replaceAll(/[()\\]/gu, String.raw`\$&`)})`;
}

function escapeName(text: string): string {
  return text.replaceAll(
    /[^!-~]|[#%()<>[\]{}/]/gu,
    (letter) => `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
