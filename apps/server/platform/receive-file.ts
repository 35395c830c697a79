import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from './refusal.ts';

/** The folder of the data directory where bodies lie while they are read. */
export const INCOMING = 'incoming';

/** Nothing is read for so long, in milliseconds: what is older was left by a process that was killed. */
const LONGEST_READ_MS = 3_600_000;

/** A reader that is being ended may still have the file open, which some systems do not let go: tries, 0.1 s apart and more. */
const REMOVALS = 5;

/** Each body lies in a folder that says who reads it, for several processes may share one data directory. */
function readerPrefix(): string {
  return `incoming-${hostname()}-${process.pid}-`;
}

/** Removes what processes that are gone were receiving. Never throws for a folder that somebody else removes meanwhile. */
export async function removeAbandonedFiles(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const place = path.join(folder, name);
    const age = now - ((await stat(place).catch(() => null))?.mtimeMs ?? now);
    if (isGone(name) || age > LONGEST_READ_MS) await rm(place, { recursive: true, force: true });
  }
}

/** True where the reader was a process of this machine that runs no more. */
function isGone(name: string): boolean {
  const own = `incoming-${hostname()}-`;
  if (!name.startsWith(own)) return false;
  const id = Number(/^(\d+)-/u.exec(name.slice(own.length))?.[1]);
  // A process of the same number before this one, as in a container, has nothing that this one still reads at its start.
  if (!Number.isInteger(id) || id === process.pid) return true;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/**
 * Writes a body to a file that only this user can read and that is gone when `work` ends, so that a large one is never
 * in memory.
 * @param folder where such files lie meanwhile
 * @param bytes how large the body may be
 * @param work is given the file, and the SHA-256 of its content
 * @throws Refusal PAYLOAD_TOO_LARGE
 */
export async function withReceivedFile<Result>(
  body: Readable,
  { folder, bytes }: { readonly folder: string; readonly bytes: number },
  work: (file: string, hash: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const directory = await mkdtemp(path.join(folder, readerPrefix()));
  try {
    const file = path.join(directory, 'body');
    // A body that is refused is not destroyed: with it would go the connection that says why.
    const pieces = body.iterator({ destroyOnReturn: false });
    const hash = createHash('sha256');
    await pipeline(pieces, limitTo(bytes, hash), createWriteStream(file, { mode: 0o600 }));
    return await work(file, hash.digest('hex'));
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: REMOVALS });
  }
}

function limitTo(bytes: number, hash: Hash): Transform {
  let received = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      received += piece.byteLength;
      if (received > bytes) return done(new Refusal('PAYLOAD_TOO_LARGE'));
      hash.update(piece);
      done(null, piece);
    },
  });
}
