/** The report itself inside its PDF, so that the file can be opened again. */
import { inflateSync } from 'node:zlib';
import { BODY_BYTES } from '@constat/contract/limits';
import { parseBoundedJson } from '../../parsing/bounded-json.ts';

export const ATTACHMENT_NAME = 'constat-report.json';
const FORMAT = 'constat-report';
const VERSION = 1;
/** Where a PDF says at the latest that it is one. */
const HEADER_BYTES = 1_024;
/** A file with more streams than this is not one of ours. */
const MOST_STREAMS = 20;

/** What was exported, as the export was asked for; who reads it back validates it like any body. */
export interface AttachedReport {
  readonly title: string;
  readonly reportType?: unknown;
  readonly reportTypeVersion?: unknown;
  readonly formData: unknown;
  readonly meta?: unknown;
}

/** The text to attach. */
export function writeAttachment(report: AttachedReport): string {
  const { title, reportType, reportTypeVersion, formData, meta } = report;
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    title,
    reportType,
    reportTypeVersion,
    formData,
    meta,
  });
}

/** The dictionary of a stream is no longer than this; nothing further away is looked at. */
const LONGEST_HEAD = 4096;

interface EmbeddedStream {
  /** The object from its beginning to its stream. */
  readonly head: string;
  /** Where the bytes of the stream begin. */
  readonly start: number;
}

/** The streams that say they are embedded files; the time is linear in the size of the file. */
function* embeddedStreams(file: string): Generator<EmbeddedStream> {
  for (let at = file.indexOf('/EmbeddedFile'); at !== -1; at = file.indexOf('/EmbeddedFile', at + 1)) {
    // The name tree of the catalogue is called /EmbeddedFiles.
    if (/^\/EmbeddedFile\w/u.test(file.slice(at, at + 14))) continue;
    const rest = file.slice(at, at + LONGEST_HEAD);
    const opening = />>\s{0,8}stream\r?\n/u.exec(rest);
    const before = file.slice(Math.max(0, at - LONGEST_HEAD), at);
    const object = before.lastIndexOf(' obj');
    if (opening === null || object === -1 || rest.slice(0, opening.index).includes('endobj')) continue;
    yield {
      head: before.slice(object) + rest.slice(0, opening.index),
      start: at + opening.index + opening[0].length,
    };
  }
}

/**
 * The report that a PDF carries, or undefined where it carries none that this program wrote. Never throws, whatever the
 * file; what comes out is not to be trusted further than a request's body.
 */
export function readAttachedReport(pdf: Uint8Array): AttachedReport | undefined {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  if (!bytes.subarray(0, HEADER_BYTES).includes('%PDF-')) return undefined;
  const file = bytes.toString('latin1');
  let streams = 0;
  for (const { head, start } of embeddedStreams(file)) {
    if (++streams > MOST_STREAMS) return undefined;
    const end = file.indexOf('endstream', start);
    if (end === -1) return undefined;
    const report = parse(contentOf(bytes.subarray(start, end), head));
    if (report !== undefined) return report;
  }
  return undefined;
}

/**
 * Whether a PDF says that it is encrypted: none of its streams can be read then. Where its trailer is, no other object holds
 * that name followed by a reference or a dictionary.
 */
export function isEncryptedPdf(pdf: Uint8Array): boolean {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  return file.slice(0, HEADER_BYTES).includes('%PDF-') && /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/u.test(file);
}

/** A compressed stream ends by itself; one that is not ends before the line break that the format asks for. */
function contentOf(stream: Buffer, head: string): string {
  if (!head.includes('/Filter')) return stream.toString('utf8').trimEnd();
  if (!head.includes('/FlateDecode')) return '';
  try {
    return inflateSync(stream, { maxOutputLength: 2 * BODY_BYTES }).toString('utf8');
  } catch {
    return '';
  }
}

function parse(content: string): AttachedReport | undefined {
  try {
    const value = parseBoundedJson(Buffer.from(content));
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('format' in value) || value.format !== FORMAT || !('formData' in value)) return undefined;
    const title = 'title' in value && typeof value.title === 'string' ? value.title : '';
    return {
      title,
      formData: value.formData,
      ...('meta' in value && { meta: value.meta }),
      ...('reportType' in value && { reportType: value.reportType }),
      ...('reportTypeVersion' in value && { reportTypeVersion: value.reportTypeVersion }),
    };
  } catch {
    return undefined;
  }
}
