import type { ArchiveImport } from '@constat/contract';
import type { ArchivePart } from '@constat/contract/schemas';
import type { ArchiveList } from '../../parsing/read-archive.ts';
import { classifyError } from '../../platform/classify-error.ts';
import type { RouteContext, SessionUser } from '../../routes/request-handling/route-context.ts';
import { audit } from '../audit.ts';
import { ARCHIVE_FILES } from './archive-files.ts';
import {
  importCommands,
  importLetterhead,
  importPhrases,
  importProfile,
  importRecentPatients,
  importSignature,
  importWords,
} from './import-account-parts.ts';
import { createImportCount } from './import-count.ts';
import { createReportImport } from './import-reports.ts';

/** The longest list, of patients, has no more values than this. */
const MOST_VALUES = 100_000;

/**
 * Adds what an archive holds to an account and takes the place of nothing. Each file stands or falls alone, and reading
 * the same archive again adds nothing.
 * @param signal ends the reading when nobody waits for it any more; what was added stays
 * @throws Refusal ARCHIVE_INVALID where it is no archive of ours, FILE_TOO_HEAVY where it takes too much to open
 */
export async function importArchive(
  context: Pick<RouteContext, 'store' | 'clock' | 'reportTypes' | 'parsers'>,
  user: SessionUser,
  { file, signal }: { readonly file: string; readonly signal?: AbortSignal },
): Promise<ArchiveImport> {
  const { parsers } = context;
  const reader = { ownerId: user.id, signal };
  const { letterheadName, reports, files, unknown } = await parsers.read('archive', { file }, reader);
  const result = createImportCount();
  const receiver = { ...context, user };
  const importReport = await createReportImport(context, user);
  const ids = new Map<string, string>();

  const attempt = async (part: ArchivePart, name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      signal?.throwIfAborted();
      const { code } = classifyError(error);
      // A full disk or a lost database is no fault of one file.
      if (code === 'INTERNAL' || code === 'STORAGE_FULL') throw error;
      result.refuse(part, name, code);
    }
  };

  /** The values of a list, some at a time. */
  async function* valuesOf(list: ArchiveList): AsyncGenerator<readonly unknown[]> {
    for (let from = 0; from < MOST_VALUES;) {
      const { values, next } = await parsers.read('archivedList', { file, list, from }, reader);
      yield values;
      if (next === null) return;
      from = next;
    }
  }

  async function allOf(list: ArchiveList): Promise<readonly unknown[]> {
    const all: unknown[] = [];
    for await (const values of valuesOf(list)) all.push(...values);
    return all;
  }

  const attemptPart = async (
    part: ArchivePart & keyof typeof ARCHIVE_FILES,
    work: () => Promise<void>,
  ): Promise<void> => {
    if (files.includes(ARCHIVE_FILES[part])) await attempt(part, ARCHIVE_FILES[part], work);
  };

  async function addAll(): Promise<void> {
    for (const name of reports) {
      await attempt('reports', name, async () => {
        const { value } = await parsers.read('archivedReport', { file, name }, reader);
        const { outcome, archivedId, id } = await importReport(value);
        ids.set(archivedId, id);
        result.count('reports', outcome);
      });
    }
    for (const name of unknown) result.ignore(name);
    await attemptPart('profile', async () => {
      const [value] = await allOf('profile');
      result.count('profile', await importProfile(receiver, value));
    });
    await attemptPart('recentPatients', async () => {
      for await (const values of valuesOf('recentPatients'))
        await importRecentPatients(receiver, values, {
          idOf: (archivedId) => ids.get(archivedId) ?? null,
          put: (outcome) => result.count('recentPatients', outcome),
        });
    });
    for (const [kind, part] of [
      ['voice', 'voiceCommands'],
      ['verbatim', 'verbatimCommands'],
    ] as const) {
      await attemptPart(part, async () => {
        const value = await allOf(part);
        await importCommands(receiver, kind, { value, put: (outcome) => result.count(part, outcome) });
      });
    }
    await attemptPart('vocabulary', async () => {
      await importWords(receiver, await allOf('vocabulary'), (outcome) =>
        result.count('vocabulary', outcome),
      );
    });
    await attemptPart('phrases', async () => {
      await importPhrases(receiver, await allOf('phrases'), (outcome) => result.count('phrases', outcome));
    });
    await attemptPart('letterhead', async () => {
      const read = await parsers.read('archivedLetterhead', { file }, reader);
      result.count('letterhead', await importLetterhead(receiver, read, letterheadName));
    });
    const { signature, signaturePicture } = ARCHIVE_FILES;
    const drawn = [signature, signaturePicture].find((name) => files.includes(name));
    if (drawn !== undefined) {
      await attempt('signature', drawn, async () => {
        const read = await parsers.read('archivedSignature', { file, name: drawn }, reader);
        result.count('signature', await importSignature(receiver, read));
      });
    }
  }

  let isWhole = false;
  try {
    await addAll();
    isWhole = true;
  } finally {
    // A file that is open cannot be removed on every system. A process that is gone has let go of it.
    await parsers.read('closeArchive', { file }, { ownerId: user.id }).catch(() => undefined);
    // What was added before its sender left, or before the disk was full, is in the account.
    if (isWhole || result.hasAdded) {
      const event = { at: context.clock.now(), actorId: user.id, sessionId: user.sessionId } as const;
      await audit(context.store, { ...event, action: 'archive-imported' });
    }
  }
  return result.answer();
}
