import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from './refusal.ts';

/** The folder of the data directory where bodies lie while they are read. */
export const INCOMING = 'incoming';

/**
 * Writes a body to a file that only this user can read and that is gone when `work` ends, so that a large one is never
 * in memory.
 * @param folder where such files lie meanwhile
 * @param bytes how large the body may be
 * @throws Refusal PAYLOAD_TOO_LARGE
 */
export async function withReceivedFile<Result>(
  body: Readable,
  { folder, bytes }: { readonly folder: string; readonly bytes: number },
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const directory = await mkdtemp(path.join(folder, 'incoming-'));
  try {
    const file = path.join(directory, 'body');
    // A body that is refused is not destroyed: with it would go the connection that says why.
    const pieces = body.iterator({ destroyOnReturn: false });
    await pipeline(pieces, limitTo(bytes), createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function limitTo(bytes: number): Transform {
  let received = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      received += piece.byteLength;
      if (received > bytes) done(new Refusal('PAYLOAD_TOO_LARGE'));
      else done(null, piece);
    },
  });
}
