import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newRecoveryCode, recoveryLockOf } from '../../keys/recovery-code.ts';
import { newKey, UnreadableSeal } from '../../keys/sealed-bytes.ts';
import { isSnapshot, LockedSnapshot, readSnapshot, snapshotMoment, writeSnapshot } from './snapshot-file.ts';

const secret = { id: '0123456789abcdef', key: newKey() };
const code = newRecoveryCode();
const made = { createdAt: 5, secret, recoveryLocks: [recoveryLockOf(code)] };
const MEGABYTE = 1_048_576;

let folder: string;
let source: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'constat-snapshot-'));
  [source, file] = [path.join(folder, 'source'), path.join(folder, 'snapshot')];
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(bytes: Buffer): Buffer {
  writeFileSync(source, bytes);
  writeSnapshot(source, file, made);
  return bytes;
}

function read(opener: Parameters<typeof readSnapshot>[2]): Buffer {
  const target = path.join(folder, `read-${randomBytes(4).toString('hex')}`);
  readSnapshot(file, target, opener);
  return readFileSync(target);
}

describe('a snapshot', () => {
  test.each([0, 1, MEGABYTE - 1, MEGABYTE, MEGABYTE + 1, 3 * MEGABYTE])(
    'of %d bytes comes back whole with the secret and with the recovery code',
    (size) => {
      const bytes = write(randomBytes(size));
      expect(read({ secrets: [{ id: 'another', key: newKey() }, secret] }).equals(bytes)).toBe(true);
      expect(read({ secrets: [], recoveryCode: code }).equals(bytes)).toBe(true);
      expect([isSnapshot(file), isSnapshot(source), snapshotMoment(file)]).toEqual([true, false, 5]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    },
  );

  test('holds nothing of the file in the clear, and no key', () => {
    write(Buffer.from('Zz Qwortmansk '.repeat(500)));
    expect(readFileSync(file).includes('Qwortmansk')).toBe(false);
    expect(readFileSync(file).includes(secret.key)).toBe(false);
    expect(readFileSync(file, 'latin1')).not.toContain(code);
  });

  test('is not opened by another secret or another code, and says which of the two is missing', () => {
    write(randomBytes(100));
    const other = { id: secret.id, key: newKey() };
    expect(() => read({ secrets: [] })).toThrow(LockedSnapshot);
    expect(() => read({ secrets: [other] })).toThrow(UnreadableSeal);
    expect(() => read({ secrets: [], recoveryCode: newRecoveryCode() })).toThrow(UnreadableSeal);
  });

  test('that is cut, lengthened, changed or put together from two is not opened', () => {
    write(randomBytes(2 * MEGABYTE + 700));
    const whole = readFileSync(file);
    const changes = [
      ...[40, 400, MEGABYTE, whole.length - 1, whole.length - 720].map((end) => whole.subarray(0, end)),
      Buffer.concat([whole, Buffer.from('x')]),
      ...[30, 200, 900, MEGABYTE + 5_000, whole.length - 3].map((at) => {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ 1;
        return changed;
      }),
    ];
    for (const changed of changes) {
      writeFileSync(file, changed);
      expect(() => read({ secrets: [secret] })).toThrow(/./u);
    }
    // The last block in the place of the second one.
    const head = whole.indexOf('\n', 20) + 1;
    const block = 5 + whole.readUInt32BE(head);
    writeFileSync(file, Buffer.concat([whole.subarray(0, head + block), whole.subarray(head + 2 * block)]));
    expect(() => read({ secrets: [secret] })).toThrow(UnreadableSeal);
  });
});
