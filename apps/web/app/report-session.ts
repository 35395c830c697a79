import type { FieldId } from '@constat/report/catalogue';
import type { Undo } from '../features/report-form/index.ts';
import type { SyncEvent } from '@constat/report/sync';
import { pageUser } from '../shared/api/page-user.ts';
import { onPagesChanged, pagesChanged } from '../shared/api/pages-version.ts';
import { beforeLeaving, onSession } from '../shared/api/session-events.ts';
import { deviceOf } from '../shared/device/page-device.ts';
import { currentLanguage } from '../shared/i18n/language.ts';
import { tabPlaceOf } from '../shared/kept-reports.ts';
import { onReportRole, releaseReport, reportRole, shareReport } from '../shared/report-writer-lock.ts';
import { createReport } from './form-page/create-report.ts';
import type { OpenReport } from './form-page/create-report.ts';

/** A dictated text that stands in the report already, of which the form has not told yet. */
export interface ReturnedText {
  readonly field: FieldId;
  readonly undo: Undo;
}

/** The report of this tab, above the form and the dictation page, which are two views of it. */
export interface ReportSession extends OpenReport {
  readonly owner: string;
  /** Leaves a note for the form, which tells of it when it is shown. */
  readonly noteReturned: (returned: ReturnedText) => void;
  readonly takeReturned: () => ReturnedText | null;
}

/** The report that was left last: what is under way of it goes on. */
let left: OpenReport['report'] | null = null;
let present: { readonly session: ReportSession; readonly stop: () => void } | null = null;

/**
 * The report session of this tab; begun with what the device keeps, or with a new report, where there is none yet.
 * @param onlyOfTab another report is about to begin here: only one that this tab works on already is opened before it
 */
export function openReportSession(owner: string, onlyOfTab: boolean): ReportSession {
  if (present?.session.owner === owner) return present.session;
  closeReportSession();
  const opened = createReport(owner, currentLanguage(), onlyOfTab);
  // Two at once would write one record.
  if (left?.getState().reportId === opened.report.getState().reportId) left.end();
  let returned: ReturnedText | null = null;
  const session: ReportSession = {
    ...opened,
    owner,
    noteReturned: (text) => {
      returned = text;
    },
    takeReturned() {
      const taken = returned;
      returned = null;
      return taken;
    },
  };
  present = { session, stop: keepWithPage(opened) };
  return session;
}

/** The session that this tab can go on with: one that is open, or a report that it worked on before a reload. */
export function findReportSession(owner: string): ReportSession | null {
  if (present?.session.owner === owner) return present.session;
  const reportId = tabPlaceOf(owner).read();
  const isKept = reportId !== null && deviceOf(owner).read('working-report', { reportId }) !== null;
  return isKept ? openReportSession(owner, true) : null;
}

/** Keeps the report and leaves it: the next one that is opened here is the one that the tab then works on. */
export function closeReportSession(): void {
  left = present?.session.report ?? left;
  present?.session.report.close();
  present?.stop();
  present = null;
  releaseReport();
}

/** Keeps the report on the device whenever the page may be about to go; follows the page that writes it, when it is another. */
function keepWithPage({ report }: OpenReport): () => void {
  const device = deviceOf(report.owner);
  const follow = (): void => {
    const { reportId } = report.getState();
    const kept = device.read('working-report', { reportId });
    if (kept !== null && reportRole() === 'reader') report.follow(kept.value);
  };
  shareReport({
    keep: async () => {
      report.flush();
      await device.settled();
    },
    // The page that wrote it has kept it: this one goes on from there.
    granted: () => {
      const { reportId } = report.getState();
      void device.refresh('working-report', { reportId }).then((kept) => {
        if (kept !== null) report.takeUp(kept.value);
      });
    },
  });
  const stopFollowing = device.onElsewhere(({ kind, reportId }) => {
    if (reportId !== report.getState().reportId) return;
    if (kind === 'working-report') follow();
    if (kind === 'late-text' && reportRole() === 'writer') report.takeLateTexts();
  });
  const stopSharing = onReportRole(() => {
    if (reportRole() === 'reader') report.stopWriting();
  });
  const stopLeaving = beforeLeaving(() => report.sent());
  const stopHearing = hearPage((event) => report.hear(event));
  const keep = (): void => report.flush();
  const keepWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') report.flush();
  };
  const warn = (event: BeforeUnloadEvent): void => {
    report.flush();
    if (report.isAtRisk) event.preventDefault();
  };
  document.addEventListener('visibilitychange', keepWhenHidden);
  window.addEventListener('pagehide', keep);
  window.addEventListener('beforeunload', warn);
  return () => {
    document.removeEventListener('visibilitychange', keepWhenHidden);
    window.removeEventListener('pagehide', keep);
    window.removeEventListener('beforeunload', warn);
    stopFollowing();
    stopSharing();
    stopHearing();
    stopLeaving();
  };
}

/** Tells the report of what its synchronisation depends on: the network, the session, the server and a return to the page. */
function hearPage(hear: (event: SyncEvent) => void): () => void {
  const look = (): void => hear({ type: 'look' });
  const lookWhenShown = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  const online = (): void => hear({ type: 'went-online' });
  const offline = (): void => hear({ type: 'went-offline' });
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', lookWhenShown);
  if (pagesChanged()) look();
  const stops = [
    onPagesChanged(look),
    onSession((event) => {
      const user = pageUser();
      if (event === 'lost') hear({ type: 'signed-out' });
      else if (event === 'opened' && user !== null) hear({ type: 'signed-in', user });
    }),
  ];
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', lookWhenShown);
    for (const stop of stops) stop();
  };
}

// What is typed last is kept before the key is forgotten.
onSession((event) => {
  if (event === 'left') closeReportSession();
});
