import type { ArchiveImport } from '@constat/contract';
import { LETTERHEAD_BYTES } from '@constat/contract/limits';
import { archiveManifestSchema } from '@constat/contract/schemas';
import type { ArchivePart } from '@constat/contract/schemas';
import { classifyError } from '../../platform/classify-error.ts';
import { readUtf8 } from '../../platform/json-bodies.ts';
import { Refusal } from '../../platform/refusal.ts';
import { plainFileName } from '../../platform/uploaded-file.ts';
import { openZip } from '../../platform/zip/open-zip.ts';
import type { ZipEntry } from '../../platform/zip/open-zip.ts';
import { ZipError } from '../../platform/zip/zip-error.ts';
import type { ZipSource } from '../../platform/zip/zip-source.ts';
import type { RouteContext, SessionUser } from '../../routes/route-context.ts';
import { audit } from '../audit.ts';
import { ARCHIVE_FILES, RECORDINGS_FOLDER, REPORTS_FOLDER } from './archive-files.ts';
import {
  importCommands,
  importLetterhead,
  importPhrases,
  importProfile,
  importRecentPatients,
  importWords,
} from './import-account-parts.ts';
import { createImportCount } from './import-count.ts';
import { createReportImport } from './import-reports.ts';

/** PDFs are counted but never unpacked here. */
const LIMITS = { entries: 60_000, entryBytes: 100_000_000, totalBytes: 20_000_000_000 };
/** A report's data, or a list. */
const JSON_BYTES = 25_000_000;
/** An archive with more files than this that are no part of one is something else. */
const MOST_UNKNOWN = 1_000;

/**
 * Adds what an archive holds to an account and takes the place of nothing. Each file stands or falls alone, and reading
 * the same archive again adds nothing.
 * @throws Refusal ARCHIVE_INVALID where it is no archive of ours
 */
export async function importArchive(
  context: Pick<RouteContext, 'store' | 'clock' | 'reportTypes'>,
  user: SessionUser,
  source: ZipSource,
): Promise<ArchiveImport> {
  const entries = await readEntries(source);
  const { letterheadName } = await readManifest(entries);
  const result = createImportCount();
  const receiver = { ...context, user };
  const importReport = await createReportImport(context, user);
  const ids = new Map<string, string>();

  const attempt = async (
    part: ArchivePart,
    name: string,
    work: (entry: ZipEntry) => Promise<void>,
  ): Promise<void> => {
    const entry = entries.get(name);
    if (entry === undefined) return;
    try {
      await work(entry);
    } catch (error) {
      const { code } = error instanceof ZipError ? new Refusal('ARCHIVE_INVALID') : classifyError(error);
      // A full disk or a lost database is no fault of one file.
      if (code === 'INTERNAL' || code === 'STORAGE_FULL') throw error;
      result.refuse(part, name, code);
    }
  };

  for (const name of entries.keys()) {
    if (isReport(name)) {
      await attempt('reports', name, async (entry) => {
        const { outcome, archivedId, id } = await importReport(await readJson(entry));
        ids.set(archivedId, id);
        result.count('reports', outcome);
      });
    } else if (!isPart(name)) result.ignore(name);
  }
  await attempt('profile', ARCHIVE_FILES.profile, async (entry) => {
    result.count('profile', await importProfile(receiver, await readJson(entry)));
  });
  await attempt('recentPatients', ARCHIVE_FILES.recentPatients, async (entry) => {
    await importRecentPatients(receiver, await readJson(entry), {
      idOf: (archivedId) => ids.get(archivedId) ?? null,
      put: (outcome) => result.count('recentPatients', outcome),
    });
  });
  for (const [kind, part] of [
    ['voice', 'voiceCommands'],
    ['verbatim', 'verbatimCommands'],
  ] as const) {
    await attempt(part, ARCHIVE_FILES[part], async (entry) => {
      const value = await readJson(entry);
      await importCommands(receiver, kind, { value, put: (outcome) => result.count(part, outcome) });
    });
  }
  await attempt('vocabulary', ARCHIVE_FILES.vocabulary, async (entry) => {
    await importWords(receiver, await readJson(entry), (outcome) => result.count('vocabulary', outcome));
  });
  await attempt('phrases', ARCHIVE_FILES.phrases, async (entry) => {
    await importPhrases(receiver, await readJson(entry), (outcome) => result.count('phrases', outcome));
  });
  await attempt('letterhead', ARCHIVE_FILES.letterhead, async (entry) => {
    if (entry.size > LETTERHEAD_BYTES) throw new Refusal('PAYLOAD_TOO_LARGE');
    result.count('letterhead', await importLetterhead(receiver, await entry.read(), letterheadName));
  });
  const event = { at: context.clock.now(), actorId: user.id, sessionId: user.sessionId } as const;
  await audit(context.store, { ...event, action: 'archive-imported' });
  return result.answer();
}

async function readEntries(source: ZipSource): Promise<ReadonlyMap<string, ZipEntry>> {
  try {
    const entries = new Map((await openZip(source, LIMITS)).map((entry) => [entry.name, entry]));
    if ([...entries.keys()].filter((name) => !isPart(name)).length > MOST_UNKNOWN)
      throw new ZipError('too many files that are no part of an archive');
    return entries;
  } catch (error) {
    throw new Refusal('ARCHIVE_INVALID', { cause: error });
  }
}

async function readManifest(entries: ReadonlyMap<string, ZipEntry>): Promise<{ letterheadName: string }> {
  try {
    const entry = entries.get(ARCHIVE_FILES.manifest);
    const manifest = archiveManifestSchema.parse(entry === undefined ? undefined : await readJson(entry));
    return { letterheadName: plainFileName(manifest.letterheadName ?? '') || ARCHIVE_FILES.letterhead };
  } catch (error) {
    throw new Refusal('ARCHIVE_INVALID', { cause: error });
  }
}

async function readJson(entry: ZipEntry): Promise<unknown> {
  if (entry.size > JSON_BYTES) throw new Refusal('PAYLOAD_TOO_LARGE');
  const text = readUtf8(await entry.read());
  if (text === null) throw new Refusal('INVALID_JSON');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('INVALID_JSON');
  }
}

function isReport(name: string): boolean {
  return name.startsWith(REPORTS_FOLDER) && name.endsWith('.json');
}

function isPart(name: string): boolean {
  const files: readonly string[] = Object.values(ARCHIVE_FILES);
  const isPrinted = name.startsWith(REPORTS_FOLDER) && name.endsWith('.pdf');
  const isRecording = name.startsWith(RECORDINGS_FOLDER);
  return files.includes(name) || isReport(name) || isPrinted || isRecording;
}
