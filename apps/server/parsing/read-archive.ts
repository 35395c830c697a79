/** Archives of accounts, read in the process that is ended when one of them takes too much. */
import {
  BODY_BYTES,
  HANDWRITTEN_SIGNATURE_BYTES,
  LETTERHEAD_BYTES,
  PHRASES_KEPT,
} from '@constat/contract/limits';
import {
  archiveManifestSchema,
  archivedRecentPatientSchema,
  phraseBodySchema,
  profileSchema,
  verbatimCommandsSchema,
  vocabularyEntryBodySchema,
  voiceCommandsSchema,
} from '@constat/contract/schemas';
import { ENTRIES_KEPT } from '@constat/dictation/vocabulary';
import * as z from 'zod';
import {
  ARCHIVE_FILES,
  RECORDINGS_FOLDER,
  REPORTS_FOLDER,
  SIGNED_FOLDER,
} from '../actions/archive/archive-files.ts';
import { readLetterhead } from '../exports/letterhead/read-letterhead.ts';
import type { ReadLetterhead } from '../exports/letterhead/read-letterhead.ts';
import { Refusal } from '../platform/refusal.ts';
import { plainFileName } from '../platform/uploaded-file.ts';
import { openZip } from '../platform/zip/open-zip.ts';
import type { ZipEntry } from '../platform/zip/open-zip.ts';
import { ZipError } from '../platform/zip/zip-error.ts';
import { openFileSource } from '../platform/zip/zip-source.ts';
import type { HandwrittenSignature } from '../signing/handwritten/handwritten-signature.ts';
import { readHandwritten } from '../signing/handwritten/read-handwritten.ts';
import { parseBoundedJson } from './bounded-json.ts';

/** What lies in an archive, by the names of its files. */
export interface ArchiveContent {
  readonly letterheadName: string;
  readonly reports: readonly string[];
  /** The files that are no report. */
  readonly files: readonly string[];
  /** Files that are no part of an archive. */
  readonly unknown: readonly string[];
}

/** A list of an archive, or its profile, by the name of its part. */
export type ArchiveList = keyof typeof LISTS;

/** Values of a list that follow one another, and the place of the next; null for none. */
export interface ArchiveValues {
  readonly values: readonly unknown[];
  readonly next: number | null;
}

/** PDFs are counted but never unpacked here. */
const LIMITS = { entries: 60_000, entryBytes: 100_000_000, totalBytes: 20_000_000_000 };
const REPORT_BYTES = 2 * BODY_BYTES;
/** Lists, and the manifest, which names each report in some 300 bytes. */
const LIST_BYTES = 25_000_000;
/** An archive with more files than this that are no part of one is something else. */
const MOST_UNKNOWN = 1_000;
/** Values in one answer at most, and bytes of their JSON after which no further one is added. */
const VALUES_AT_ONCE = 250;
const BYTES_AT_ONCE = 1_000_000;

const LISTS = {
  profile: profileSchema,
  recentPatients: z.array(archivedRecentPatientSchema).max(100_000),
  voiceCommands: voiceCommandsSchema,
  verbatimCommands: verbatimCommandsSchema,
  vocabulary: z.array(vocabularyEntryBodySchema).max(ENTRIES_KEPT),
  phrases: z.array(phraseBodySchema).max(PHRASES_KEPT),
} as const;

/** Archives that stay open: more are rarely imported at once, and the one asked for longest ago is opened again then. */
const KEPT_OPEN = 4;

/** An archive that stays open, and the list that was read of it last, as JSON: thousands of values take less so. */
interface OpenArchive {
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly close: () => Promise<void>;
  list?: { readonly name: ArchiveList; readonly pages: ReadonlyMap<number, Buffer> };
}

/** Reads archives, each opened once for all that is read of it. */
export interface ArchiveReader {
  /** @throws Refusal ARCHIVE_INVALID */
  content(file: string): Promise<ArchiveContent>;
  /** @throws Refusal PAYLOAD_TOO_LARGE, INVALID_JSON, ARCHIVE_INVALID */
  report(file: string, name: string): Promise<unknown>;
  /** @throws as `report` does, and Refusal VALIDATION_FAILED for what is no such list */
  list(file: string, list: ArchiveList, from: number): Promise<ArchiveValues>;
  /** @throws as `report` and `readLetterhead` do */
  letterhead(file: string): Promise<ReadLetterhead>;
  /** @throws as `report` and `readHandwritten` do */
  signature(file: string, name: string): Promise<HandwrittenSignature>;
  /** Lets go of an archive of which no more is read. */
  close(file: string): Promise<void>;
}

/** A reader that has opened nothing yet. The archives that were asked for last stay open, each with its last list. */
export function createArchiveReader(): ArchiveReader {
  /** In the order in which they were asked for, the latest at the end. */
  const opened = new Map<string, OpenArchive>();

  async function close(file: string): Promise<void> {
    const archive = opened.get(file);
    opened.delete(file);
    await archive?.close();
  }

  async function open(file: string): Promise<OpenArchive> {
    const known = opened.get(file);
    if (known !== undefined) {
      opened.delete(file);
      opened.set(file, known);
      return known;
    }
    const [oldest] = opened.keys();
    if (oldest !== undefined && opened.size >= KEPT_OPEN) await close(oldest);
    const source = await openFileSource(file);
    try {
      const entries = new Map((await openZip(source, LIMITS)).map((entry) => [entry.name, entry]));
      if ([...entries.keys()].filter((name) => !isPart(name)).length > MOST_UNKNOWN)
        throw new ZipError('too many files that are no part of an archive');
      const archive: OpenArchive = { entries, close: () => source.close() };
      opened.set(file, archive);
      return archive;
    } catch (cause) {
      await source.close();
      throw new Refusal('ARCHIVE_INVALID', { cause });
    }
  }

  async function bytesOf(file: string, name: string, most: number): Promise<Uint8Array> {
    const entry = (await open(file)).entries.get(name);
    if (entry === undefined) throw new Refusal('ARCHIVE_INVALID');
    if (entry.size > most) throw new Refusal('PAYLOAD_TOO_LARGE');
    return entry.read();
  }

  async function pagesOf(file: string, list: ArchiveList): Promise<ReadonlyMap<number, Buffer>> {
    const archive = await open(file);
    if (archive.list?.name === list) return archive.list.pages;
    delete archive.list;
    const value = LISTS[list].safeParse(
      parseBoundedJson(await bytesOf(file, ARCHIVE_FILES[list], LIST_BYTES)),
    );
    if (!value.success) throw new Refusal('VALIDATION_FAILED');
    const pages = cutIntoPages(Array.isArray(value.data) ? value.data : [value.data]);
    archive.list = { name: list, pages };
    return pages;
  }

  return {
    async content(file) {
      const { entries } = await open(file);
      let manifest;
      try {
        const bytes = await bytesOf(file, ARCHIVE_FILES.manifest, LIST_BYTES);
        manifest = archiveManifestSchema.parse(parseBoundedJson(bytes));
      } catch (cause) {
        throw new Refusal('ARCHIVE_INVALID', { cause });
      }
      const names = [...entries.keys()];
      return {
        letterheadName: plainFileName(manifest.letterheadName ?? '') || ARCHIVE_FILES.letterhead,
        reports: names.filter(isReport),
        files: Object.values(ARCHIVE_FILES).filter((name) => entries.has(name)),
        unknown: names.filter((name) => !isPart(name)),
      };
    },
    report: async (file, name) => parseBoundedJson(await bytesOf(file, name, REPORT_BYTES)),
    async list(file, list, from) {
      const page = (await pagesOf(file, list)).get(from);
      if (page === undefined) throw new Refusal('VALIDATION_FAILED');
      return JSON.parse(page.toString()) as ArchiveValues;
    },
    letterhead: async (file) =>
      readLetterhead(await bytesOf(file, ARCHIVE_FILES.letterhead, LETTERHEAD_BYTES), true),
    signature: async (file, name) => readHandwritten(await bytesOf(file, name, HANDWRITTEN_SIGNATURE_BYTES)),
    close,
  };
}

/** The values in pages as JSON, by the place of the first; one page where there are none. */
function cutIntoPages(all: readonly unknown[]): ReadonlyMap<number, Buffer> {
  const pages = new Map<number, Buffer>();
  let from = 0;
  do {
    const values: unknown[] = [];
    let size = 0;
    for (const value of all.slice(from, from + VALUES_AT_ONCE)) {
      values.push(value);
      size += JSON.stringify(value).length;
      if (size > BYTES_AT_ONCE) break;
    }
    const end = from + values.length;
    const page: ArchiveValues = { values, next: end < all.length ? end : null };
    pages.set(from, Buffer.from(JSON.stringify(page)));
    from = end;
  } while (from < all.length);
  return pages;
}

function isReport(name: string): boolean {
  return name.startsWith(REPORTS_FOLDER) && name.endsWith('.json');
}

function isPart(name: string): boolean {
  const files: readonly string[] = Object.values(ARCHIVE_FILES);
  const isPrinted = name.startsWith(REPORTS_FOLDER) && name.endsWith('.pdf');
  const isForReaders = [RECORDINGS_FOLDER, SIGNED_FOLDER].some((folder) => name.startsWith(folder));
  return files.includes(name) || isReport(name) || isPrinted || isForReaders;
}
