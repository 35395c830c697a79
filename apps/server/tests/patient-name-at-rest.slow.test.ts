import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseCopy, RecentPatient, SavedForm } from '@constat/contract';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { buildWav, whiteNoise } from '../speech/fixtures/sounds.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { BARE, signInSample, spawnServer } from '../testing/spawn-server.ts';
import type { SpawnedServer } from '../testing/spawn-server.ts';

/** A fictional worker, in the ways in which a name lies in bytes: plain, in JSON, in a URL, in UTF-16, in base64. */
const NAME = 'Zzéphyrine Qwortmansk';
const FORMS = ['Qwortmansk', 'qwortmansk', 'Zzéphyrine', String.raw`Zz\u00e9phyrine`, 'Zz%C3%A9phyrine'];
const FILES = ['constat.key', 'constat.reserve'];

let folder: string;
let dataDir: string;
let temporary: string;
let server: SpawnedServer;
let cookie: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constat-planted-'));
  [dataDir, temporary] = [path.join(folder, 'data'), path.join(folder, 'tmp')];
  await mkdir(temporary);
  server = await spawnServer({
    CONSTAT_DATA_DIR: dataDir,
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
  });
  cookie = await signInSample(server.url);
});
afterEach(async () => {
  await server.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function send(method: string, url: string, body?: object | FormData): Promise<Response> {
  const isForm = body instanceof FormData;
  const headers = { cookie, 'idempotency-key': newId() };
  return fetch(`${server.url}${url}`, {
    method,
    headers: { ...headers, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** Every file below the folder, copies, logs of the database and temporary files among them. */
function allFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file) && statSync(file).isFile());
}

/** The files, and the output of the server, in which the name is readable. */
function readableIn(): string[] {
  const needles = FORMS.flatMap((form) => [
    Buffer.from(form),
    Buffer.from(form, 'utf16le'),
    // At any of the three places of a group of base64.
    ...[0, 1, 2].map((skip) => Buffer.from(Buffer.from(form).subarray(skip).toString('base64').slice(0, -4))),
  ]);
  const texts = new Map(allFiles().map((file) => [path.relative(folder, file), readFileSync(file)]));
  texts.set('output', Buffer.from(server.stdout() + server.stderr()));
  return Array.from(texts).flatMap(([name, bytes]) =>
    needles.some((needle) => bytes.includes(needle)) ? [name] : [],
  );
}

/** What a report and a patient are written with, wrapped, as it lies in a database file. */
function wrappedKeys(file: string, ids: readonly string[]): Buffer[] {
  const database = new Database(file, { readonly: true });
  try {
    const find = database.prepare<[string], Uint8Array>(
      'select wrapped_key from data_keys where subject_id = ?',
    );
    return ids.flatMap((id) => find.pluck().all(id)).map((key) => Buffer.from(key));
  } finally {
    database.close();
  }
}

test('a name that was written everywhere is readable in no file, log or copy; erased, it has no key either', async () => {
  const formData = {
    patientName: NAME,
    diagnosticsCnesst: `Entorse lombaire de ${NAME}`,
    historiqueEvolution: `${NAME} a glissé. `.repeat(50),
  };
  const saved = await send('POST', '/api/saved-forms', buildFormBody({ title: NAME, formData }));
  expect(saved.status).toBe(201);
  const form = (await saved.json()) as SavedForm;
  const patient = {
    patientName: NAME,
    patientAge: '41',
    diagnosis: `Entorse de ${NAME}`,
    savedFormId: form.id,
  };
  const recent = await send('POST', '/api/recent-patients', patient);
  expect(recent.status).toBeLessThan(300);
  const patientId = ((await recent.json()) as RecentPatient).id;
  const statuses = [
    await send('PUT', '/api/voice-commands', [{ trigger: 'zz', replacement: NAME, created: '2026-03-02' }]),
    await send('POST', '/api/vocabulary', { term: NAME, kind: 'name', heard: [NAME.toLowerCase()] }),
    await send('POST', '/api/exports/pdf', { formData, title: NAME }),
    await send('POST', '/api/exports/docx', { formData, title: NAME }),
    await send('GET', '/api/account-archive'),
    await send('POST', '/api/saved-forms', { title: NAME, formData: NAME }),
    await send('POST', '/api/saved-forms', { [NAME]: NAME }),
    await send('GET', `/api/saved-forms/${encodeURIComponent(NAME)}`),
    await send('DELETE', `/api/saved-forms/${newId()}`, { reason: NAME }),
    await send('GET', `/api/saved-forms?formType=${encodeURIComponent(NAME)}`),
    await send('POST', `/${encodeURIComponent(NAME)}`, { [NAME]: NAME }),
  ];
  for (const answer of statuses) await answer.arrayBuffer();
  expect(statuses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const recording = new FormData();
  for (const [name, value] of Object.entries({ recordingId: newId(), chunkIndex: '0', language: 'fr' }))
    recording.append(name, value);
  recording.append('audio', new Blob([buildWav(whiteNoise(1, 0.2))]), `${NAME}.wav`);
  await send('POST', '/api/transcribe-whisper-chunk', recording);
  const copy = (await (await send('POST', '/api/copies')).json()) as DatabaseCopy;
  const backup = path.join(folder, 'copie.db');
  const script = path.resolve(import.meta.dirname, '../../../scripts/backup.ts');
  await promisify(execFile)(process.execPath, [script, backup], {
    env: { ...BARE, CONSTAT_DATA_DIR: dataDir },
  });
  expect(readableIn()).toEqual([]);
  const names = readdirSync(dataDir);
  expect(FILES.filter((name) => !names.includes(name))).toEqual([]);

  const ids = [form.id, patientId];
  const keys = wrappedKeys(path.join(dataDir, 'constat.db'), ids);
  expect(keys).toHaveLength(2);
  const inReach = path.join(dataDir, 'copies', copy.name);
  expect(wrappedKeys(inReach, ids)).toHaveLength(2);
  const reason = { reason: 'Doublon' };
  expect((await send('DELETE', `/api/saved-forms/${form.id}`, reason)).status).toBe(204);
  expect((await send('DELETE', `/api/recent-patients/${patientId}`)).status).toBe(204);
  const holders = () => allFiles().filter((file) => keys.some((key) => readFileSync(file).includes(key)));
  // The backup is out of reach, and ends with its own retention.
  await expect.poll(holders).toEqual([backup]);
  expect(readableIn()).toEqual([]);
  expect(wrappedKeys(inReach, ids)).toEqual([]);
  const listed = (await (await send('GET', '/api/copies')).json()) as { copies: DatabaseCopy[] };
  const reports = copy.check?.reports ?? 0;
  expect(listed.copies.map(({ check }) => check?.reports)).toEqual([reports - 1]);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(holders()).toEqual([backup]);
  expect(readableIn()).toEqual([]);
});
