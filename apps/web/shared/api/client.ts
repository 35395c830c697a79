import { message } from '@constat/contract/messages';
import { PAGES_HEADER } from '@constat/contract/pages';
import { currentLanguage } from '../i18n/language.ts';
import { isPageLocked, setPageLocked, timesUnlocked, untilUnlocked } from '../lock/lock-state.ts';
import { WRITER_HEADER, writerToken } from '../lock/writer-token.ts';
import { ApiError, readApiError } from './api-error.ts';
import { newKey } from './new-key.ts';
import { PAGE_USER_HEADER, pageUser } from './page-user.ts';
import { announcePagesChanged, noteServerBuild, ownBuild } from './pages-version.ts';
import { announceAnswer } from './server-events.ts';
import { announceSession, sessionsOpened } from './session-events.ts';

export { ApiError, describeFailure } from './api-error.ts';

type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface SendOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Give the same key to every attempt of the same act; a new one is made otherwise. */
  readonly idempotencyKey?: string;
  /** Sent while the page is locked too, with the session's token for writing. Its answer then holds no content. */
  readonly isWriter?: boolean;
}

/** What a locked page still asks: what unlocks it, and what ends or replaces the session. */
const ASKED_WHILE_LOCKED =
  /\/api\/(?:account\/(?:(?:un)?lock|identity\/request)|auth\/(?:login|logout|second-factor|passkey|identity))\b/u;

type Call = RequestInit & Pick<SendOptions, 'isWriter'>;

/**
 * Throws an ApiError for any answer that is no success; an abort is passed on as it is. What a locked session is refused
 * waits until it is unlocked, and is then asked again.
 * @param call a body that can be sent twice: no stream
 */
async function request(path: string, call: Call, isAgain = false): Promise<Response> {
  const { isWriter, ...init } = call;
  const writer = isWriter === true ? writerToken() : null;
  if (isPageLocked() && writer === null && !ASKED_WHILE_LOCKED.test(path)) await untilUnlocked(init.signal);
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', currentLanguage());
  if (writer !== null) headers.set(WRITER_HEADER, writer);
  const sessions = sessionsOpened();
  const unlocked = timesUnlocked();
  const user = pageUser();
  if (user !== null) headers.set(PAGE_USER_HEADER, user);
  const build = ownBuild();
  if (build !== null) headers.set(PAGES_HEADER, build);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers, credentials: 'same-origin' });
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new ApiError(message('networkError', currentLanguage()), { status: 0, code: 'NETWORK' });
  }
  noteServerBuild(response.headers.get(PAGES_HEADER));
  if (response.ok || response.status === 304) {
    announceAnswer();
    return response;
  }
  const failure = await readApiError(response);
  if (failure.code === 'UNAUTHENTICATED') {
    // A session was opened while the refusal was on its way, or another page of this browser may have renewed this one:
    // the same is asked again, in it.
    const isOpened = sessionsOpened() !== sessions;
    const mayBeRenewed = user !== null && !isAgain;
    const isSameUser = user === null || pageUser() === user;
    if (isSameUser && (isOpened || mayBeRenewed)) return request(path, call, true);
    announceSession('lost');
  }
  if (failure.code === 'SESSION_LOCKED') {
    // It may have been unlocked while the refusal was on its way.
    if (timesUnlocked() === unlocked) setPageLocked(true);
    await untilUnlocked(init.signal);
    return request(path, call, isAgain);
  }
  if (failure.code === 'PAGES_CHANGED') announcePagesChanged();
  throw failure;
}

/** Undefined for an empty answer. A success that is no JSON comes from something between the page and the server. */
async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw new ApiError(message('networkError', currentLanguage()), {
      status: response.status,
      code: 'NETWORK',
    });
  }
}

function writeHeaders(method: WriteMethod, options: SendOptions): Record<string, string> {
  const keyed = method === 'POST' || method === 'PUT';
  return { ...(keyed ? { 'Idempotency-Key': options.idempotencyKey ?? newKey() } : {}), ...options.headers };
}

/** GET as JSON. */
export async function apiGet<T>(
  path: string,
  options: Pick<SendOptions, 'signal' | 'headers'> = {},
): Promise<T> {
  return readJson<T>(await request(path, options));
}

/** Says that the page asks by itself: it then keeps no session open that nobody uses. */
export const ASKED_BY_PAGE = { 'X-Constat-Background': '1' } as const;

/** GET as JSON, or null when what is there still carries that ETag; asked by the page itself. */
export async function apiGetUnless<T>(path: string, etag: string): Promise<T | null> {
  const headers = { 'If-None-Match': etag, ...ASKED_BY_PAGE };
  const response = await request(path, { headers, cache: 'no-store' });
  return response.status === 304 ? null : readJson<T>(response);
}

/** Sends JSON and reads JSON; undefined for an empty answer. */
export async function apiSend<T>(
  method: WriteMethod,
  path: string,
  body?: unknown,
  options: SendOptions = {},
): Promise<T> {
  const headers = writeHeaders(method, options);
  const response = await request(path, {
    method,
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    isWriter: options.isWriter === true,
    ...(body === undefined
      ? { headers }
      : { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }),
  });
  return readJson<T>(response);
}

/** Sends JSON and receives a file with the name that the server gives it. */
export async function apiBlob(
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<{ blob: Blob; fileName: string | undefined }> {
  const response = await request(path, {
    method: 'POST',
    ...(signal === undefined ? {} : { signal }),
    headers: { 'Content-Type': 'application/json', ...writeHeaders('POST', {}) },
    body: JSON.stringify(body),
  });
  const disposition = response.headers.get('content-disposition') ?? '';
  return { blob: await response.blob(), fileName: readFileName(disposition) };
}

/** Receives a file, with the name that the server gives it. */
export async function readApiBlob(
  path: string,
): Promise<{ readonly blob: Blob; readonly fileName: string | undefined }> {
  const response = await request(path, {});
  const fileName = readFileName(response.headers.get('content-disposition') ?? '');
  return { blob: await response.blob(), fileName };
}

/** GET as JSON with the version that the answer carries. */
export async function apiGetTagged(
  path: string,
): Promise<{ readonly body: unknown; readonly etag: string | null }> {
  const response = await request(path, {});
  return { etag: response.headers.get('etag'), body: await readJson<unknown>(response) };
}

/** Writes JSON over the version named, and gives the new one. Throws an ApiError 412 when it is no longer that one. */
export async function apiPutTagged(path: string, body: unknown, etag: string | null): Promise<string | null> {
  const headers = { 'Content-Type': 'application/json', ...(etag === null ? {} : { 'If-Match': etag }) };
  const init = { method: 'PUT', headers: { ...writeHeaders('PUT', {}), ...headers } };
  return (await request(path, { ...init, body: JSON.stringify(body) })).headers.get('etag');
}

/** Sends a multipart form and reads JSON. */
export async function apiForm<T>(path: string, form: FormData, options: SendOptions = {}): Promise<T> {
  const response = await request(path, {
    method: 'POST',
    headers: writeHeaders('POST', options),
    body: form,
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  return readJson<T>(response);
}

/** Sends one file as the body and reads JSON. */
export async function apiUpload<T>(
  method: 'POST' | 'PUT',
  path: string,
  file: Blob,
  type: string,
  options: SendOptions = {},
): Promise<T> {
  const { headers: _given, idempotencyKey: _key, ...rest } = options;
  const headers = { 'Content-Type': type, ...writeHeaders(method, options) };
  return readJson<T>(await request(path, { method, headers, body: file, ...rest }));
}

/** The file name of a Content-Disposition header, the extended form first. */
function readFileName(disposition: string): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/iu.exec(disposition)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="?([^";]+)"?/iu.exec(disposition)?.[1];
}
