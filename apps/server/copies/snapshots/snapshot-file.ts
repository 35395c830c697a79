import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import type { InstallationSecret } from '../../keys/installation-secret.ts';
import { lockForRecovery, openWithCode } from '../../keys/recovery-code.ts';
import { NoRecoveryKey } from '../../keys/key-ring.ts';
import { newKey, openBytes, sealBytes, UnreadableSeal } from '../../keys/sealed-bytes.ts';

const MAGIC = 'CONSTAT-SNAPSHOT-1\n';
/** What a snapshot's own key is sealed for. */
const PLACE = 'snapshot';
const BLOCK_BYTES = 1_048_576;
/** Of a sealed block, at most: what is read is never taken at its word for more. */
const MOST_BLOCK_BYTES = BLOCK_BYTES + 64;
const MOST_HEADER_BYTES = 10_000;

/** What lies in the clear at the head of a snapshot. */
interface Header {
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly secretId: string;
  /** base64 of the snapshot's key, sealed with that secret. */
  readonly key: string;
  /** base64 of the same for the holders of the recovery sheets; null where there was none. */
  readonly recovery: string | null;
}

/** What opens a snapshot. */
export interface SnapshotOpener {
  readonly secrets: readonly InstallationSecret[];
  readonly recoveryCode?: string | undefined;
}

/** None of the secrets that are here opens it, and no recovery code was given. */
export class LockedSnapshot extends Error {}

/**
 * Encrypts a file with a key of its own, block by block. The key goes along, sealed with the installation's secret and
 * locked for the holder of the recovery code. The blocks are bound to the head, their order and their end.
 */
export function writeSnapshot(
  source: string,
  target: string,
  {
    createdAt,
    secret,
    recoveryLocks,
  }: {
    readonly createdAt: number;
    readonly secret: InstallationSecret;
    /** Of each recovery sheet. */
    readonly recoveryLocks: readonly string[];
  },
): void {
  const key = newKey();
  const locked = lockForRecovery(key, recoveryLocks, PLACE);
  const header: Header = {
    createdAt,
    secretId: secret.id,
    key: sealBytes(secret.key, key, PLACE).toString('base64'),
    recovery: locked?.toString('base64') ?? null,
  };
  const head = `${MAGIC}${JSON.stringify(header)}\n`;
  const from = openSync(source, 'r');
  const to = openSync(target, 'wx', 0o600);
  try {
    writeSync(to, head);
    const name = nameOf(head);
    let block = readBlock(from);
    for (let index = 0; ; index += 1) {
      const next = block.length < BLOCK_BYTES ? Buffer.alloc(0) : readBlock(from);
      const isLast = next.length === 0;
      const sealed = sealBytes(key, block, placeOf(name, index, isLast));
      const length = Buffer.alloc(5);
      length.writeUInt32BE(sealed.length);
      length.writeUInt8(isLast ? 1 : 0, 4);
      writeSync(to, length);
      writeSync(to, sealed);
      if (isLast) break;
      block = next;
    }
    fsyncSync(to);
  } finally {
    closeSync(from);
    closeSync(to);
  }
}

/** True for a file that begins as a snapshot does. */
export function isSnapshot(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const start = Buffer.alloc(MAGIC.length);
    return readSync(handle, start, 0, start.length, 0) === start.length && start.toString() === MAGIC;
  } finally {
    closeSync(handle);
  }
}

/**
 * Decrypts a snapshot into a new file.
 * @throws LockedSnapshot without what opens it; UnreadableSeal for a wrong recovery code, and where it is cut or damaged
 */
export function readSnapshot(source: string, target: string, opener: SnapshotOpener): void {
  const from = openSync(source, 'r');
  try {
    const { header, head } = readHead(from);
    const key = keyOf(header, opener);
    const to = openSync(target, 'wx', 0o600);
    try {
      const name = nameOf(head);
      for (let index = 0; ; index += 1) {
        const length = readExactly(from, 5);
        const bytes = length.readUInt32BE();
        const isLast = length.readUInt8(4) === 1;
        if (bytes > MOST_BLOCK_BYTES) throw new UnreadableSeal();
        writeSync(to, openBytes(key, readExactly(from, bytes), placeOf(name, index, isLast)));
        if (isLast) break;
      }
      if (readBlock(from).length > 0) throw new UnreadableSeal();
    } finally {
      closeSync(to);
    }
  } finally {
    closeSync(from);
  }
}

/** When a snapshot was made; null for a file that is none. */
export function snapshotMoment(file: string): number | null {
  const handle = openSync(file, 'r');
  try {
    return readHead(handle).header.createdAt;
  } catch {
    return null;
  } finally {
    closeSync(handle);
  }
}

function readHead(handle: number): { readonly header: Header; readonly head: string } {
  const start = Buffer.alloc(MOST_HEADER_BYTES);
  const text = start.toString('latin1', 0, readSync(handle, start, 0, start.length, 0));
  const end = text.indexOf('\n', MAGIC.length);
  if (!text.startsWith(MAGIC) || end < 0) throw new UnreadableSeal();
  const head = text.slice(0, end + 1);
  // The blocks are read from where the head ends.
  readSync(handle, Buffer.alloc(head.length), 0, head.length, null);
  try {
    return { header: JSON.parse(head.slice(MAGIC.length)) as Header, head };
  } catch (error) {
    throw new UnreadableSeal(error);
  }
}

function keyOf({ secretId, key, recovery }: Header, { secrets, recoveryCode }: SnapshotOpener): Buffer {
  const secret = secrets.find(({ id }) => id === secretId);
  if (secret !== undefined) return openBytes(secret.key, Buffer.from(key, 'base64'), PLACE);
  if (recoveryCode === undefined) throw new LockedSnapshot();
  if (recovery === null) throw new NoRecoveryKey();
  return openWithCode(recoveryCode, Buffer.from(recovery, 'base64'), PLACE);
}

function nameOf(head: string): string {
  return createHash('sha256').update(head).digest('hex');
}

function placeOf(name: string, index: number, isLast: boolean): string {
  return `${name}/${index}/${isLast ? 'last' : 'more'}`;
}

function readBlock(handle: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  let length = 0;
  while (length < BLOCK_BYTES) {
    const read = readSync(handle, block, length, BLOCK_BYTES - length, null);
    if (read === 0) break;
    length += read;
  }
  return block.subarray(0, length);
}

function readExactly(handle: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  let length = 0;
  while (length < bytes) {
    const read = readSync(handle, buffer, length, bytes - length, null);
    if (read === 0) throw new UnreadableSeal();
    length += read;
  }
  return buffer;
}
