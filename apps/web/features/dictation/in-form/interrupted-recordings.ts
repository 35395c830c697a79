import { chunksOf } from '@constat/dictation/recorder';
import type { StoredSession } from '../../../shared/audio-outbox/records.ts';
import { isSameReport } from '../../../shared/kept-reports.ts';
import type { ReportIdentity } from '../../../shared/kept-reports.ts';
import { audioOutbox, createBrowserSession, heldRecordings } from '../recording/browser-session.ts';
import type { DictationSession } from '../recording/dictation-session.ts';
import { OVER_FORM } from '../sections.ts';
import { heardWords } from '../written/heard-words.ts';
import type { HeardWord } from '../written/heard-words.ts';
import type { CommandLists } from '../written/use-written.ts';
import { noteFormDictation } from './note-form-dictation.ts';

/** A recording of another computer that ended less long ago may be under way there, in milliseconds. */
const QUIET_MS = 60_000;
const PART_MS = 1_000;

/** Recordings over the form of that report that a crash or a closed page cut off. */
export async function findInterrupted(
  report: ReportIdentity,
  now: number,
): Promise<readonly StoredSession[]> {
  const held = await heldRecordings();
  const found: StoredSession[] = [];
  for (const session of await audioOutbox.list(report.owner)) {
    const isMine = session.section === OVER_FORM && isSameReport(session, report) && !session.delivered;
    if (!isMine || held.has(session.id)) continue;
    const kept = await audioOutbox.readKept(session.id);
    const endedAt = Date.parse(session.startedAt) + Math.max(session.recordedMs, kept.length * PART_MS);
    if (kept.length > 0 || now - endedAt > QUIET_MS) found.push(session);
  }
  return found;
}

/** Resolves once nothing of a recording is worked on any more. */
function whenOver({ view }: DictationSession): Promise<void> {
  return new Promise((resolve) => {
    const look = (): boolean => ['done', 'failed'].includes(view.get().recorder.kind);
    if (look()) return resolve();
    const stop = view.subscribe(() => {
      if (!look()) return;
      stop();
      resolve();
    });
  });
}

/** Recognises the rest of a recording, keeps it among those of the report, and gives the words that are not in the form. */
export async function takeInterrupted(
  stored: StoredSession,
  report: ReportIdentity,
  writing: { readonly language: 'fr' | 'en'; readonly commands: CommandLists },
): Promise<readonly HeardWord[]> {
  const session = createBrowserSession(stored.mime);
  if (!(await session.recover(stored))) {
    await audioOutbox.forget(stored.id).catch(() => undefined);
    return [];
  }
  await whenOver(session);
  const view = session.view.get();
  await session.delivered();
  await noteFormDictation(view, report, writing);
  const { takenMs = 0 } = stored;
  return heardWords(chunksOf(view.recorder), writing.language).filter(
    ({ start = 0, end = 0, lost }) => lost === undefined && ((start + end) / 2) * 1_000 > takenMs,
  );
}
