import { setTimeout } from 'node:timers/promises';
import type { SavedForm } from '@constat/contract';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from '@constat/contract/schemas';
import { buildDocument } from '@constat/report/document';
import { Zip, ZipDeflate, ZipPassThrough, strToU8 } from 'fflate';
import { findProfile } from '../../accounts/profile.ts';
import { exportFileName } from '../../exports/file-name.ts';
import { Refusal } from '../../platform/refusal.ts';
import { presentRecentPatient } from '../../presenters/recent-patient.ts';
import { presentSavedForm } from '../../presenters/saved-form.ts';
import { presentVocabularyEntry } from '../../presenters/vocabulary-entry.ts';
import type { RouteContext, SessionUser } from '../../routes/request-handling/route-context.ts';
import { ARCHIVE_FILES, READ_ME, RECORDINGS_FOLDER, REPORTS_FOLDER, SIGNED_FOLDER } from './archive-files.ts';
import { signedFiles } from './signed-files.ts';

type Context = Pick<RouteContext, 'store' | 'clock' | 'exportService' | 'reportTypes'>;

const STEM_LENGTH = 60;
/** Parts of a recording in memory. */
const PARTS_READ = 200;
/** How often and how long to wait where other exports fill the queue. */
const ATTEMPTS = 120;
const PAUSE_MS = 500;

/**
 * All that an account holds, as the pieces of a zip archive, one report after another: nothing but the present report is
 * in memory. A report whose PDF cannot be made is there as data, and the manifest says so.
 * @param language of reports that name none
 */
export async function* writeArchive(
  context: Context,
  user: SessionUser,
  language: 'fr' | 'en',
): AsyncGenerator<Uint8Array> {
  const { store, clock, reportTypes } = context;
  const now = clock.now();
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  const add = (name: string, content: Uint8Array, isPacked = false): Uint8Array[] => {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = now;
    zip.add(file);
    file.push(content, true);
    const written = pieces;
    pieces = [];
    return written;
  };
  const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);

  yield* add(ARCHIVE_FILES.readMe, strToU8(READ_ME));
  const profile = await findProfile(store, user);
  yield* add(ARCHIVE_FILES.profile, json(profile));
  const patients = await store.recentPatients.list(user.id);
  yield* add(ARCHIVE_FILES.recentPatients, json(patients.map(presentRecentPatient)));
  for (const [kind, name] of [
    ['voice', ARCHIVE_FILES.voiceCommands],
    ['verbatim', ARCHIVE_FILES.verbatimCommands],
  ] as const) {
    yield* add(name, json((await store.commandLists.find<object>(user.id, kind)).commands));
  }
  const words = (await store.vocabulary.list(user.id)).map(presentVocabularyEntry);
  yield* add(ARCHIVE_FILES.vocabulary, json(words.map(({ id: _id, ...entry }) => entry)));
  const phrases = await store.phrases.list(user.id);
  yield* add(
    ARCHIVE_FILES.phrases,
    json(phrases.map(({ language: of, field, text }) => ({ language: of, field, text }))),
  );
  const letterhead = await store.letterheads.find(user.id);
  if (letterhead !== undefined) yield* add(ARCHIVE_FILES.letterhead, letterhead.content, true);

  const handwritten = await store.handwrittenSignatures.find(user.id);
  if (handwritten !== undefined) {
    const name = handwritten.format === 'svg' ? ARCHIVE_FILES.signature : ARCHIVE_FILES.signaturePicture;
    yield* add(name, handwritten.content);
  }

  const reports: { file: string; pdf: string | null; signedAs?: string | undefined }[] = [];
  for (const { id } of await store.savedForms.list(user.id, {})) {
    const stored = await store.savedForms.find(user.id, id);
    // Deleted since the list was made.
    if (stored === undefined) continue;
    const form = presentSavedForm(stored, now);
    const file = `${REPORTS_FOLDER}${stemOf(form)}`;
    const term = await store.reportTerms.find(user.id, id);
    const hasTerm =
      stored.lock !== undefined || Object.values(term).some((day) => day !== null && day !== false);
    yield* add(`${file}.json`, json({ ...form, ...(hasTerm && { term }) }));
    const type = reportTypes.find(form);
    const reportLanguage = form.meta?.reportLanguage ?? language;
    // The PDF of a locked or signed one comes with all that was signed.
    const pdf =
      stored.lock !== undefined || type === undefined
        ? null
        : await renderPdf(context, {
            ownerId: user.id,
            format: 'pdf',
            document: buildDocument({ type, ...form }, reportLanguage, profile, form.title),
            creationTime: stored.updatedAt,
            pdf: { nameMissingGlyphs: true },
          });
    if (pdf !== null) yield* add(`${file}.pdf`, pdf, true);
    reports.push({
      file: `${file}.json`,
      pdf: pdf === null ? null : `${file}.pdf`,
      signedAs: stored.lock?.versionId,
    });
  }
  const signed = signedFiles(store, user.id);
  const signedPdfs = new Map<string, string | null>();
  for (;;) {
    const { done, value } = await signed.next();
    if (done === true) {
      for (const { id, pdf } of value?.entries ?? []) signedPdfs.set(id, pdf);
      if (value !== null) yield* add(`${SIGNED_FOLDER}chain.json`, json(value));
      break;
    }
    yield* add(value.name, value.bytes, value.name.endsWith('.pdf'));
  }
  for (const recordingId of await store.recordingStreams.listIds(user.id)) {
    const place = { ownerId: user.id, recordingId };
    const parts = (from: number) => store.recordingStreams.parts(place, { from, end: from + PARTS_READ });
    let some = await parts(0);
    const file = new ZipPassThrough(`${RECORDINGS_FOLDER}${recordingId}.${formatOf(some[0]?.audio)}`);
    file.mtime = now;
    zip.add(file);
    for (let from = 0; some.length > 0; some = await parts((from += PARTS_READ))) {
      for (const { audio } of some) file.push(audio);
      yield* pieces.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* pieces.splice(0);
  }
  const manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    createdAt: new Date(now).toISOString(),
    account: { username: user.username, displayName: user.displayName },
    letterheadName: letterhead?.fileName ?? null,
    reports: reports.map(({ file, pdf, signedAs }) => ({
      file,
      pdf: signedAs === undefined ? pdf : (signedPdfs.get(signedAs) ?? null),
    })),
  };
  const last = add(ARCHIVE_FILES.manifest, json(manifest));
  zip.end();
  yield* last;
  yield* pieces;
}

/** Recorders write WebM, but for those of Safari. */
function formatOf(audio: Uint8Array = new Uint8Array()): 'mp4' | 'webm' {
  return Buffer.from(audio.subarray(4, 8)).toString('latin1') === 'ftyp' ? 'mp4' : 'webm';
}

/** Null where the report cannot be printed; a crowd of exports is waited for. */
async function renderPdf(
  { exportService }: Context,
  job: Parameters<Context['exportService']['render']>[0],
): Promise<Uint8Array | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await exportService.render(job)).bytes;
    } catch (error) {
      const isBusy = error instanceof Refusal && error.code === 'TOO_MANY_ATTEMPTS';
      if (!isBusy || attempt === ATTEMPTS) return null;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** A name that a person recognises and no other report has. */
function stemOf({ id, title }: Pick<SavedForm, 'id' | 'title'>): string {
  const name = Array.from(exportFileName(title, 'pdf').replace(/\.pdf$/u, ''))
    .slice(0, STEM_LENGTH)
    .join('');
  return `${name}_${id}`;
}
