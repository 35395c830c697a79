import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { withReceivedFile } from './receive-file.ts';

const root = mkdtempSync(path.join(tmpdir(), 'constat-receive-'));
const folder = path.join(root, 'incoming');
afterAll(() => rmSync(root, { recursive: true }));

const pieces = (count: number): Readable =>
  Readable.from(Array.from({ length: count }, () => Buffer.alloc(1_000, 'x')));

test('a body lies in a file of its own, for this user alone, until the work is done', async () => {
  const [size, mode, file] = await withReceivedFile(pieces(5), { folder, bytes: 5_000 }, async (received) => [
    readFileSync(received).byteLength,
    statSync(received).mode & 0o777,
    received,
  ]);
  expect([size, mode]).toEqual([5_000, 0o600]);
  expect(existsSync(file)).toBe(false);
});

test('an endless body is given up at its limit, and nothing stays', async () => {
  let sent = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    for (;;) {
      sent += 1_000;
      yield Buffer.alloc(1_000);
    }
  }
  const body = Readable.from(endless());
  const receiving = withReceivedFile(body, { folder, bytes: 50_000 }, async () => 'read');
  await expect(receiving).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  expect(body.destroyed).toBe(false);
  expect(sent).toBeLessThan(500_000);
  expect(readdirSync(folder)).toEqual([]);
});

test('a body that breaks off, and work that fails, leave nothing', async () => {
  const broken = Readable.from(
    (async function* broken() {
      yield Buffer.alloc(10);
      throw new Error('gone');
    })(),
  );
  await expect(withReceivedFile(broken, { folder, bytes: 50 }, async () => 'read')).rejects.toThrow('gone');
  const failing = withReceivedFile(pieces(1), { folder, bytes: 5_000 }, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});
