import {
  closeSync,
  copyFileSync,
  ftruncateSync,
  openSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ERRORS } from '@constat/contract/errors';
import type { ErrorCode } from '@constat/contract/errors';
import type { SavedForm } from '@constat/contract';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { openStore } from './store.ts';

let folder: string;
let file: string;
let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constat-guard-'));
  const dataDir = path.join(folder, 'data');
  file = path.join(dataDir, 'constat.db');
  server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
  client = await server.signUp();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const save = (text = 'x', language = 'fr') =>
  client.post('/api/saved-forms', buildFormBody({ formData: { historiqueEvolution: text } }), {
    'accept-language': language,
  });

async function fill(reports = 30): Promise<void> {
  for (let count = 0; count < reports; count += 1)
    expect((await save('a '.repeat(10_000))).statusCode).toBe(201);
  checkpoint();
}

/** Writes the log into the file, as a connection of another program may. */
function checkpoint(): void {
  const other = new Database(file);
  other.pragma('wal_checkpoint(TRUNCATE)');
  other.close();
}

/** A copy of the database as it is now, in a file of its own. */
function copyNow(): string {
  const copy = path.join(folder, 'copy.db');
  const other = new Database(file, { readonly: true });
  other.prepare('vacuum into ?').run(copy);
  other.close();
  return copy;
}

async function overwrite(at: number, bytes = 8_192): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(
    Buffer.alloc(bytes, 0xa5),
    0,
    bytes,
    Math.floor((statSync(file).size * at) / 4_096) * 4_096,
  );
  await handle.close();
}

/** In place, as `cp` does. */
function copyOver(source: string): void {
  closeSync(openSync(file, 'r+'));
  copyFileSync(source, file);
}

async function anotherInstallation(): Promise<string> {
  const dataDir = path.join(folder, 'other');
  const other = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
  const stranger = await other.signUp();
  for (let count = 0; count < 40; count += 1)
    await stranger.post(
      '/api/saved-forms',
      buildFormBody({ formData: { historiqueEvolution: 'b '.repeat(9_000) } }),
    );
  await other.close();
  return path.join(dataDir, 'constat.db');
}

const FAULTS: Readonly<Record<string, readonly [ErrorCode, () => Promise<void> | void]>> = {
  'the file removed': ['STORAGE_REPLACED', () => unlinkSync(file)],
  'all its files removed': [
    'STORAGE_REPLACED',
    () => {
      for (const suffix of ['', '-wal', '-shm']) unlinkSync(`${file}${suffix}`);
    },
  ],
  'the file moved away': ['STORAGE_REPLACED', () => renameSync(file, path.join(folder, 'elsewhere.db'))],
  'another file moved into its place': ['STORAGE_REPLACED', () => renameSync(copyNow(), file)],
  'the write-ahead log removed': ['STORAGE_REPLACED', () => unlinkSync(`${file}-wal`)],
  'the folder moved away': [
    'STORAGE_REPLACED',
    () => renameSync(path.dirname(file), path.join(folder, 'moved')),
  ],
  'an older copy written over it': [
    'STORAGE_REPLACED',
    async () => {
      const copy = copyNow();
      await fill(3);
      copyOver(copy);
    },
  ],
  '8 kB in its middle overwritten': ['STORAGE_DAMAGED', () => overwrite(0.5)],
  '8 kB near its end overwritten': ['STORAGE_DAMAGED', () => overwrite(0.9)],
  'its first page overwritten': ['STORAGE_DAMAGED', () => overwrite(0)],
  'its end cut off': [
    'STORAGE_DAMAGED',
    () => {
      const descriptor = openSync(file, 'r+');
      ftruncateSync(descriptor, Math.floor(statSync(file).size / 2 / 4_096) * 4_096);
      closeSync(descriptor);
    },
  ],
};

describe('no save is acknowledged, each is told in one line, and the log says it', () => {
  test.each(Object.keys(FAULTS))('%s', async (name) => {
    const [code, inject] = FAULTS[name] ?? ['INTERNAL', () => undefined];
    await fill();
    await inject();
    for (const language of ['fr', 'en'] as const) {
      const answer = await save('y', language);
      expect(answer.json()).toMatchObject({ code, message: ERRORS[code].message[language] });
      expect(answer.statusCode).toBe(503);
    }
    expect((await server.app.inject('/api/health')).statusCode).toBe(503);
    expect(server.log()).toContain(`"code":"${code}"`);
  });
});

test("another installation's file written over it is refused, read as damaged or as replaced", async () => {
  await fill();
  copyOver(await anotherInstallation());
  for (let round = 0; round < 2; round += 1) {
    const answer = await save('y');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      503,
      expect.stringMatching(/^STORAGE_(?:REPLACED|DAMAGED)$/u),
    ]);
  }
});

describe('saves go on', () => {
  test('once the file that was moved away is back', async () => {
    await fill(2);
    const elsewhere = path.join(folder, 'elsewhere.db');
    renameSync(file, elsewhere);
    expect((await save()).statusCode).toBe(503);
    renameSync(elsewhere, file);
    expect((await save()).statusCode).toBe(201);
  });

  test.each<[string, () => void]>([
    ['a new date', () => utimesSync(file, new Date(0), new Date(0))],
    ['another program that writes the log into the file', checkpoint],
    [
      'another program that changes something, and writes the log into the file',
      () => {
        const other = new Database(file);
        other.prepare("insert into settings (name, value) values ('zz', 'zz')").run();
        other.close();
        checkpoint();
      },
    ],
  ])('after %s', async (_name, change) => {
    await fill(5);
    expect((await save()).statusCode).toBe(201);
    change();
    expect((await save()).statusCode).toBe(201);
    expect((await server.app.inject('/api/health')).statusCode).toBe(200);
  });

  test('after a copy is made of it, and many saves, renewals and deletions', async () => {
    for (let round = 0; round < 20; round += 1) {
      const saved = (await save('z '.repeat(20_000))).json<SavedForm>();
      const headers = { 'if-match': `"${saved.version}"` };
      const put = await client.put(`/api/saved-forms/${saved.id}`, buildFormBody(), headers);
      expect(put.statusCode).toBe(200);
      if (round % 5 === 0) {
        copyNow();
        unlinkSync(path.join(folder, 'copy.db'));
      }
      if (round % 2 === 0) {
        const erased = await client.send({ method: 'DELETE', url: `/api/saved-forms/${saved.id}` });
        expect(erased.statusCode).toBe(204);
      }
    }
  });
});

test('a page that SQLite finds damaged on reading refuses every save from then on', async () => {
  await fill();
  const forms = (await client.get('/api/saved-forms')).json<SavedForm[]>();
  const said: string[] = [];
  await server.close();
  const dataDir = path.dirname(file);
  const store = await openStore({ dataDir, databaseUrl: null, say: ({ en }) => void said.push(en) });
  const { mtime, atime } = statSync(file);
  await overwrite(0.5, 40_960);
  // A disk that goes bad changes no date.
  utimesSync(file, atime, mtime);
  // A report of which only the last page is overwritten fails at its seal; the others, in the pages that SQLite follows.
  const failures: unknown[] = [];
  for (const { id } of forms)
    await store.savedForms.find(client.userId, id).catch((error: unknown) => void failures.push(error));
  expect(failures.map(String)).toContainEqual(expect.stringContaining('STORAGE_DAMAGED'));
  await expect(store.settings.put('zz', 'zz')).rejects.toThrow('STORAGE_DAMAGED');
  expect(said).toEqual([expect.stringMatching(/^constat\.db is damaged; [^\n]+npm run restore[^\n]+$/u)]);
  await store.close();
  server = await buildServer();
});
