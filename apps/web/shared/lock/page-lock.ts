import type { LockAnswer, LockBody, WriterAnswer } from '@constat/contract';
import { ASKED_BY_PAGE, ApiError, apiGet, apiSend } from '../api/client.ts';
import { pageUser } from '../api/page-user.ts';
import { onSession } from '../api/session-events.ts';
import { readUnencrypted, writeUnencrypted } from '../device/unencrypted-settings.ts';
import { whenIdle } from '../ui/lazy-part.ts';
import { createIdleWatch } from './idle-watch.ts';
import { openLockChannel } from './lock-channel.ts';
import type { LockMessage } from './lock-channel.ts';
import { isPageLocked, onPageLock, setPageLocked, timesUnlocked } from './lock-state.ts';
import { createThrottle } from './throttle.ts';
import { setWriterToken } from './writer-token.ts';

/**
 * The lock of this page, and of the other pages of its account in this browser. The server locks the session by itself
 * where nothing tells it of use; the page knows more exactly when it was used, covers itself, and tells the server.
 */
const LOCK_PATH = '/api/account/lock';
const WRITER_PATH = '/api/account/writer';
/** The server and the other pages hear of use at most this often, and so often before the lock; milliseconds. */
const TELL = { longestMs: 180_000, timesBeforeLock: 5 } as const;
const SHARE = { longestMs: 15_000, timesBeforeLock: 60 } as const;
/** How often idleness is looked at, in milliseconds. */
const LOOK_MS = 1_000;
/** How long another page has to say that it is used, in milliseconds. */
const ANSWER_MS = 500;
/** What found no server is tried again after that, in milliseconds. */
const AGAIN_MS = 5_000;
const USES = ['keydown', 'input', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

/** Milliseconds of idleness until the lock; 0 for never, and before the server has said. */
let lockMs = 0;
let knowsMinutes = false;
const watch = createIdleWatch();
const channel = openLockChannel(pageUser);
let telling = new AbortController();

const spanOf = ({ longestMs, timesBeforeLock }: typeof TELL | typeof SHARE) =>
  lockMs > 0 ? Math.min(longestMs, lockMs / timesBeforeLock) : longestMs;
const tellServer = createThrottle(
  () => void learnMinutes(),
  () => spanOf(TELL),
);
const tellPages = createThrottle(shareUse, () => spanOf(SHARE));

function shareUse(): void {
  if (!isPageLocked()) channel.tell({ kind: 'used', ago: watch.idleMs() });
}

function isIdle(): boolean {
  return lockMs > 0 && pageUser() !== null && watch.idleMs() >= lockMs;
}

/** Somebody uses this page: with hands, or by speaking to it. */
export function noteUse(): void {
  if (isPageLocked()) return;
  // A computer that slept is not used before its physician has been asked for.
  if (isIdle()) return look(true);
  watch.use();
  if (pageUser() === null) return;
  tellPages.ask();
  tellServer.ask();
}

/** Covers every page of this account in this browser, and has the server lock the session. */
export function lockPage(): void {
  lockFor('hand');
}

function lockFor(by: LockBody['by']): void {
  if (isPageLocked()) return;
  // A reload before the server has heard of it must not open the page.
  writeUnencrypted('constat_lock', by);
  setPageLocked(true);
  void lockSession({ by });
}

async function lockSession(body: LockBody): Promise<void> {
  telling.abort();
  telling = new AbortController();
  const { signal } = telling;
  while (!signal.aborted) {
    try {
      await apiSend<LockAnswer>('POST', LOCK_PATH, body, { headers: ASKED_BY_PAGE, signal });
      break;
    } catch (error) {
      // A session that has ended reads nothing either.
      if (error instanceof ApiError && error.status === 401) break;
    }
    await wait(AGAIN_MS);
  }
  if (!signal.aborted) writeUnencrypted('constat_lock', null);
}

/**
 * The server has unlocked the session, or opened another one.
 * @param owner whose session it is
 */
export function pageUnlocked(owner: string): void {
  channel.tell({ kind: 'unlocked' }, owner);
  uncover();
}

function uncover(): void {
  telling.abort();
  writeUnencrypted('constat_lock', null);
  watch.use();
  setPageLocked(false);
  if (pageUser() !== null) void learnWriter();
}

/** Tells the server of use by asking when it locks. */
async function learnMinutes(): Promise<void> {
  const unlocked = timesUnlocked();
  try {
    const { locked, minutes } = await apiGet<LockAnswer>(LOCK_PATH);
    lockMs = minutes * 60_000;
    knowsMinutes = true;
    // It may have been unlocked while the answer was on its way.
    if (locked && timesUnlocked() === unlocked) setPageLocked(true);
  } catch (error) {
    await retry(error, () => !knowsMinutes, learnMinutes);
  }
}

/** Asks for the token for writing: there may be another one with each sign-in. */
async function learnWriter(): Promise<void> {
  const user = pageUser();
  try {
    const { token } = await apiGet<WriterAnswer>(WRITER_PATH);
    if (pageUser() === user) setWriterToken(token);
  } catch (error) {
    await retry(error, () => pageUser() === user, learnWriter);
  }
}

async function retry(error: unknown, isWanted: () => boolean, act: () => Promise<void>): Promise<void> {
  // A session of an earlier version has no such token; one that has ended is asked for elsewhere.
  if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return;
  await wait(AGAIN_MS);
  if (pageUser() !== null && isWanted()) await act();
}

let isHearing = false;

/** Covers this page with another one, and passes nothing on: it may hear of it late, when all are unlocked again. */
function lockWithOthers(): void {
  isHearing = true;
  setPageLocked(true);
  isHearing = false;
}

function hear(message: LockMessage): void {
  switch (message.kind) {
    case 'locked':
      return lockWithOthers();
    case 'unlocked':
      return isPageLocked() ? uncover() : undefined;
    case 'opened':
      // Its token for writing is another one; a locked page may ask for it once it is unlocked.
      return isPageLocked() || pageUser() === null ? undefined : void learnWriter();
    case 'used':
      return watch.use(message.ago);
    case 'asks-for-use':
      return shareUse();
  }
}

let isAsking = false;

/** @param isCertain whether this page has heard of every use of the others: one that was hidden may have been stopped */
function look(isCertain: boolean): void {
  if (isPageLocked() || isAsking || !isIdle()) return;
  if (isCertain) return lockFor('idleness');
  isAsking = true;
  channel.tell({ kind: 'asks-for-use' });
  setTimeout(() => {
    isAsking = false;
    if (isIdle()) lockFor('idleness');
  }, ANSWER_MS);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What a person does in that window is use of this page. */
export function noteUseIn(view: Window, signal?: AbortSignal): void {
  const options = { capture: true, passive: true, ...(signal !== undefined && { signal }) };
  for (const kind of USES) view.addEventListener(kind, noteUse, options);
}

/** Follows the use of this page, for its signed-in physician, until the returned function is called. */
export function followUse(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  watch.use();
  const callOff = whenIdle(() => {
    tellServer.ask();
    void learnWriter();
  });
  noteUseIn(window, signal);
  const timer = setInterval(() => look(document.visibilityState === 'visible'), LOOK_MS);
  document.addEventListener('visibilitychange', () => look(false), { signal });
  return () => {
    callOff();
    clearInterval(timer);
    stop.abort();
    tellServer.cancel();
    tellPages.cancel();
  };
}

/** Keys of the browser that would print or keep what the cover hides. */
const KEPT_OUT = new Set(['p', 's']);

function keepKeysOut(event: KeyboardEvent): void {
  if (!isPageLocked()) return;
  // The shortcuts of the page beneath, and what records by a key, hear nothing.
  event.stopImmediatePropagation();
  if ((event.ctrlKey || event.metaKey) && KEPT_OUT.has(event.key.toLowerCase())) event.preventDefault();
}

/**
 * Has this page lock with the others; called once, before anything else of it listens. Not in a page that works for nobody:
 * it has nothing to hide, and no cover.
 */
export function beginPageLock(): void {
  channel.follow(hear);
  window.addEventListener('keydown', keepKeysOut, { capture: true });
  onPageLock(() => {
    if (isPageLocked() && !isHearing) channel.tell({ kind: 'locked' });
  });
  onSession((event) => {
    if (event === 'opened') {
      const user = pageUser();
      if (isPageLocked() && user !== null) return pageUnlocked(user);
      channel.tell({ kind: 'opened' });
      return void learnWriter();
    }
    if (event === 'left') setWriterToken(null);
    // A page that knows nobody yet shows the way in; what waited for the lock of the other has been told of the end before.
    if (event === 'left' || pageUser() === null) queueMicrotask(uncover);
  });
  const pending = readUnencrypted('constat_lock');
  if (pending === null) return;
  setPageLocked(true);
  void lockSession({ by: pending === 'idleness' ? 'idleness' : 'hand' });
}
