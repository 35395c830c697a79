import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { KnownFile } from './catalogue.ts';
import { digestFile } from './file-digest.ts';
import type { ReceivedFile } from './model-description.ts';
import { PullFailed } from './pull-failed.ts';

/** A broken connection is taken up again this many times in a row without one new byte. */
const FRUITLESS_ATTEMPTS = 2;

export interface DownloadOptions {
  readonly signal?: AbortSignal;
  /** Called with the bytes of this file received so far, and its size where known. */
  readonly onBytes?: (received: number, total: number | null) => void;
}

/**
 * Fetches one file into `target`, through `target.part`, which a later call carries on from where it stands. Where
 * no checksum is known an old part is not trusted, and the file is fetched from its start.
 * @throws PullFailed; the signal's reason when aborted
 */
export async function downloadFile(
  file: KnownFile,
  target: string,
  options: DownloadOptions = {},
): Promise<ReceivedFile> {
  const part = `${target}.part`;
  if (file.sha256 === null) await rm(part, { force: true });
  for (let fruitless = 0; ;) {
    const before = await sizeOf(part);
    try {
      const received = await attempt(file, part, before, options);
      await rename(part, target);
      return received;
    } catch (error) {
      options.signal?.throwIfAborted();
      const failure = asPullFailed(error, file);
      const received = await sizeOf(part);
      fruitless = received > before ? 0 : fruitless + 1;
      const brokenOff = failure.failure === 'truncated' || failure.failure === 'offline';
      const resumable = brokenOff && file.sha256 !== null && received > 0;
      if (!resumable || fruitless >= FRUITLESS_ATTEMPTS) throw failure;
    }
  }
}

async function attempt(
  file: KnownFile,
  part: string,
  start: number,
  options: DownloadOptions,
): Promise<ReceivedFile> {
  const whole = start > 0 && start === file.bytes;
  const response = whole ? null : await request(file, start, options.signal);
  const resumed = whole || response?.status === 206;
  const hash = resumed && start > 0 ? await digestFile(part) : createHash('sha256');
  let bytes = resumed ? start : 0;
  if (response !== null) {
    const total = file.bytes ?? announcedBytes(response, bytes);
    const handle = await open(part, resumed ? 'a' : 'w');
    try {
      bytes = await receive(response, handle, hash, bytes, (count) => options.onBytes?.(count, total));
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (total !== null && bytes < total) throw new PullFailed('truncated', file);
  }
  return check(file, part, bytes, hash.digest('hex'));
}

async function request(file: KnownFile, start: number, signal: AbortSignal | undefined): Promise<Response> {
  const headers = start > 0 ? { Range: `bytes=${start}-` } : {};
  const response = await fetch(file.url, { headers, ...(signal && { signal }) });
  if (response.status === 206 && !response.headers.get('content-range')?.startsWith(`bytes ${start}-`)) {
    throw new PullFailed('refused', file, new Error('the server resumed at another place'));
  }
  if (response.ok) return response;
  await response.body?.cancel();
  // The part is longer than what the server has: start again from nothing.
  if (response.status === 416 && start > 0) return request(file, 0, signal);
  const failure = response.status === 404 || response.status === 410 ? 'not-found' : 'refused';
  throw new PullFailed(failure, file, new Error(`HTTP ${response.status}`));
}

async function receive(
  response: Response,
  handle: FileHandle,
  hash: Hash,
  start: number,
  onBytes: (bytes: number) => void,
): Promise<number> {
  let bytes = start;
  for await (const chunk of response.body ?? []) {
    await handle.writeFile(chunk);
    hash.update(chunk);
    bytes += chunk.length;
    onBytes(bytes);
  }
  return bytes;
}

async function check(file: KnownFile, part: string, bytes: number, sha256: string): Promise<ReceivedFile> {
  const wrongSize = bytes === 0 || (file.bytes !== null && bytes !== file.bytes);
  if (wrongSize || (file.sha256 !== null && sha256 !== file.sha256)) {
    await rm(part, { force: true });
    throw new PullFailed(wrongSize ? 'wrong-size' : 'wrong-checksum', file);
  }
  return { bytes, sha256, verified: file.sha256 !== null };
}

function announcedBytes(response: Response, start: number): number | null {
  const length = Number(response.headers.get('content-length') ?? NaN);
  // Behind a compression the length is that of the compressed bytes.
  return Number.isFinite(length) && !response.headers.has('content-encoding') ? start + length : null;
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}

function asPullFailed(error: unknown, file: KnownFile): PullFailed {
  if (error instanceof PullFailed) return error;
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new PullFailed('disk-full', file, error);
  if (error instanceof Error && 'syscall' in error) return new PullFailed('disk-error', file, error);
  // `fetch failed` comes before an answer, `terminated` in the middle of one.
  return new PullFailed(String(error).includes('terminated') ? 'truncated' : 'offline', file, error);
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
