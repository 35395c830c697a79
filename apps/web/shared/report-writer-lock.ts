import { onSession } from './api/session-events.ts';
import { createStore } from './external-store.ts';

/**
 * Which page of this browser works on which report: one page at a time writes it, under a lock that ends with the page,
 * even when it crashes. The others read it, and one of them may take it over: the page that writes is asked to keep what
 * it has first. A browser without locks (an address that is not secure) tells nothing, and every page writes.
 */
const LOCK = 'constat-report-';
const CHANNEL = 'constat-report';
/** How long a page that is asked for its report may take before it counts as frozen, in milliseconds. */
const ANSWER_MS = 3_000;

/** `writer`: what is typed here is kept. `reader`: another page writes this report. */
export type ReportRole = 'writer' | 'reader';

interface Message {
  readonly about: 'asked' | 'kept';
  readonly reportId: string;
}

interface Hold {
  readonly reportId: string;
  /** Ends the page's part in the report. */
  readonly left: AbortController;
}

let hold: Hold | null = null;
const role = createStore<ReportRole>('writer');
let elsewhere: ReadonlySet<string> = new Set();
let keepNow: () => Promise<void> = async () => {};
let onGranted: () => void = () => {};
/** While it takes the report over, the page may lose its own earlier place in line. */
let isTakingOver = false;
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/** What this page may do with the report that it works on. */
export const reportRole = role.get;

/** Hears of changes of {@link reportRole}, until the returned function is called. */
export const onReportRole = role.subscribe;

/**
 * Says how the page keeps its report before another page takes it over, and what it does when it becomes the one that
 * writes after it had only read.
 */
export function shareReport(acts: {
  readonly keep: () => Promise<void>;
  readonly granted: () => void;
}): void {
  keepNow = acts.keep;
  onGranted = acts.granted;
}

/** This page works on that report from now on, and on no other. */
export function holdReport(reportId: string): void {
  if (hold?.reportId === reportId) return;
  releaseReport();
  const own: Hold = { reportId, left: new AbortController() };
  hold = own;
  if (navigator.locks === undefined) return;
  void ask(own, { ifAvailable: true }).then((isGranted) => {
    if (!isGranted) void wait(own);
  });
}

/** Waits in line for the lock: the page that writes may be closed. */
async function wait(own: Hold): Promise<void> {
  if (hold !== own) return;
  role.set('reader');
  await ask(own, { signal: own.left.signal });
}

/** Asks for the lock; resolves to false when it was not to be had, else once it is lost again. */
async function ask(own: Hold, options: LockOptions): Promise<boolean> {
  try {
    return await navigator.locks.request(LOCK + own.reportId, options, async (lock) => {
      if (lock === null) return false;
      if (hold !== own) return true;
      isTakingOver = false;
      const wasReader = reportRole() === 'reader';
      role.set('writer');
      if (wasReader) onGranted();
      await new Promise<void>((resolve) => own.left.signal.addEventListener('abort', () => resolve()));
      return true;
    });
  } catch {
    // Another page has taken it over, or this one has left it while it waited.
    if (hold === own && !isTakingOver) void wait(own);
    return true;
  }
}

/** Takes the report of this page over from the one that writes it, which keeps what it has first. */
export async function takeOverReport(): Promise<void> {
  const own = hold;
  if (own === null || reportRole() === 'writer') return;
  const answered = answerOf(own.reportId);
  channel?.postMessage({ about: 'asked', reportId: own.reportId } satisfies Message);
  await answered;
  if (hold !== own) return;
  isTakingOver = true;
  void ask(own, { steal: true });
}

function answerOf(reportId: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ANSWER_MS);
    function hear({ data }: MessageEvent<Message>): void {
      if (data.about === 'kept' && data.reportId === reportId) done();
    }
    function done(): void {
      clearTimeout(timer);
      channel?.removeEventListener('message', hear);
      resolve();
    }
    channel?.addEventListener('message', hear);
  });
}

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.about !== 'asked' || hold?.reportId !== data.reportId || reportRole() !== 'writer') return;
  // Nothing is written here from now on but what is kept now.
  const keeping = keepNow();
  role.set('reader');
  void keeping.then(() => channel.postMessage({ about: 'kept', reportId: data.reportId } satisfies Message));
});

/** This page works on no report. */
export function releaseReport(): void {
  hold?.left.abort();
  hold = null;
  role.set('writer');
}

/** Looks which reports other pages write, for {@link isHeldElsewhere}. */
export async function lookForHeldReports(): Promise<void> {
  const locks = (await navigator.locks?.query())?.held ?? [];
  const names = locks.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
  elsewhere = new Set(names.filter((name) => name !== hold?.reportId || reportRole() === 'reader'));
}

/** True when another page wrote that report at the last look. */
export function isHeldElsewhere(reportId: string): boolean {
  return elsewhere.has(reportId);
}

// Whoever signs in next at this page works on reports of their own.
onSession((event) => {
  if (event === 'left') releaseReport();
});
