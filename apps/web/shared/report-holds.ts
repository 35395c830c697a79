import { onSession } from './api/session-events.ts';

/**
 * Which page of this browser works on which report, told by locks that end with their page, even when it crashes. A
 * browser without locks (an address that is not secure) tells nothing.
 */
const LOCK = 'constat-report-';

let held: { readonly reportId: string; readonly release: () => void } | null = null;
let elsewhere: ReadonlySet<string> = new Set();

/** This page works on that report from now on, and on no other. */
export function holdReport(reportId: string): void {
  if (held?.reportId === reportId) return;
  releaseReport();
  let release = (): void => {};
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Several pages may work on one report, each under its own lock of the same name.
  void navigator.locks?.request(LOCK + reportId, { mode: 'shared' }, () => left);
  held = { reportId, release };
}

/** This page works on no report. */
function releaseReport(): void {
  held?.release();
  held = null;
}

/** Looks which reports other pages work on, for {@link isHeldElsewhere}. */
export async function lookForHeldReports(): Promise<void> {
  const locks = (await navigator.locks?.query())?.held ?? [];
  const names = locks.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
  const own = held === null ? -1 : names.indexOf(held.reportId);
  elsewhere = new Set(names.filter((_name, at) => at !== own));
}

/** True when another page worked on that report at the last look. */
export function isHeldElsewhere(reportId: string): boolean {
  return elsewhere.has(reportId);
}

// Whoever signs in next at this page works on reports of their own.
onSession((event) => {
  if (event === 'left') releaseReport();
});
