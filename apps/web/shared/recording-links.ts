import type { RecordingNote, RecordingReview } from '@constat/contract';
import { ApiError, apiSend } from './api/client.ts';
import { pageUser } from './api/page-user.ts';
import { deviceOf } from './device/page-device.ts';

/**
 * What the server must still be told of recordings: what each one was, how far its doubtful words were gone through, and
 * which report it was dictated for. It stays on this device until the server has taken it. The audio goes with its
 * report when that is erased, so each is tied to it on the server as soon as the report is saved there.
 */

/** Stands for the report of what was dictated before this browser had any. */
export const NO_REPORT_ID = '00000000-0000-0000-0000-000000000000';

/** Answers that would be the same another time: a bad body, a role that may not, a recording that is not there. */
const REFUSED: ReadonlySet<number> = new Set([400, 403, 404, 413]);

interface Link {
  /** Id of the physician: nobody else's session tells of it. */
  readonly owner: string;
  readonly recordingId: string;
  /** The report of the tab, before it has an id on the server; empty once it is tied. */
  readonly reportId: string;
  /** What is not yet on the server. */
  readonly note?: RecordingNote;
  readonly review?: RecordingReview;
}

/** What is kept for that physician, the oldest first. */
function readLinks(owner: string): readonly Link[] {
  return deviceOf(owner)
    .list('recording-link')
    .flatMap(({ reportId, name, value }) => {
      const { note, review } = value as Pick<Link, 'note' | 'review'>;
      return [
        {
          owner,
          recordingId: name,
          reportId,
          ...(note && { note }),
          ...(review && { review }),
        } satisfies Link,
      ];
    });
}

/** Writes one link of a physician anew, or forgets it once nothing is left to be told. */
function changeLink(owner: string, recordingId: string, change: (link: Link) => Link): void {
  const store = deviceOf(owner);
  const present = readLinks(owner).find((link) => link.recordingId === recordingId);
  const { reportId, note, review } = change(present ?? { owner, recordingId, reportId: '' });
  const isSettled = reportId === '' && note === undefined && review === undefined;
  if (present !== undefined && (isSettled || present.reportId !== reportId))
    void store.remove('recording-link', { reportId: present.reportId, name: recordingId });
  if (!isSettled) void store.write('recording-link', { reportId, name: recordingId }, { note, review });
}

/** Notes a recording whose text stands in a section; resolves when the server was told, or could not be reached. */
export function noteRecording(recordingId: string, note: RecordingNote): Promise<void> {
  // Without a report there is nothing to tie it to.
  const reportId = note.reportId === NO_REPORT_ID ? '' : note.reportId;
  changeLink(pageUser() ?? '', recordingId, (link) => ({ ...link, reportId, note }));
  return tellServer();
}

/** Notes how far the doubtful words of a recording were gone through. */
export function noteReview(recordingId: string, review: RecordingReview): Promise<void> {
  changeLink(pageUser() ?? '', recordingId, (link) => ({ ...link, review }));
  return tellServer();
}

let telling: Promise<void> = Promise.resolve();

/** What is kept for the physician of this page; none for anybody else. */
function ownLinks(): readonly Link[] {
  return readLinks(pageUser() ?? '');
}

/** Tells the server what it does not know yet, one thing after another; what cannot be sent now stays. */
export function tellServer(): Promise<void> {
  telling = telling.then(async () => {
    for (const { owner, recordingId, note, review } of ownLinks()) {
      if (owner !== pageUser()) return;
      if (note !== undefined && !(await send(recordingId, '', note))) return;
      if (review !== undefined && !(await send(recordingId, '/review', review))) return;
      changeLink(owner, recordingId, ({ note: newNote, review: newReview, ...link }) => ({
        ...link,
        ...(newNote === undefined || isSame(newNote, note) ? {} : { note: newNote }),
        ...(newReview === undefined || isSame(newReview, review) ? {} : { review: newReview }),
      }));
    }
  });
  return telling;
}

/** What was written while the earlier one was on its way is told the next time. */
function isSame(a: object, b: object | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** False when it is worth trying again later; what the server refuses, it would refuse again. */
async function send(recordingId: string, member: string, body: object): Promise<boolean> {
  try {
    await apiSend('PUT', `/api/recordings/${recordingId}${member}`, body);
    return true;
  } catch (error) {
    return error instanceof ApiError && REFUSED.has(error.status);
  }
}

/** Ties the recordings of a report to its saved form; those that the server no longer knows are forgotten. */
export async function tieRecordings(reportId: string, savedFormId: string): Promise<void> {
  await tellServer();
  for (const { owner, recordingId } of ownLinks().filter((link) => link.reportId === reportId)) {
    try {
      await apiSend('PUT', `/api/recordings/${recordingId}/report`, { savedFormId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return;
    }
    changeLink(owner, recordingId, (link) => ({ ...link, reportId: '' }));
  }
}

/**
 * Ties what was recorded for a report of this page's physician and never told of, as after a crash: it goes with the
 * report as well. What cannot be told now is told when the report is opened again.
 */
export async function tieUntold(reportId: string, savedFormId: string): Promise<void> {
  if (reportId === NO_REPORT_ID) return;
  await apiSend('PUT', `/api/recordings/of-report/${reportId}/report`, { savedFormId }).catch(
    () => undefined,
  );
}
