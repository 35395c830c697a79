/** The bundle outside of the checkout, as a person has it: another working directory, and an empty home. */
import { execFile, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf, readWord } from '../apps/server/exports/read-back.test-data.ts';
import { PROGRAMS } from '../apps/server/platform/installed-files.ts';
import type { ProgramName } from '../apps/server/platform/installed-files.ts';
import { PROCESS_READY } from '../apps/server/processes/job.ts';
import { newId } from '../apps/server/platform/ids.ts';
import { beginRecording, putParts, splitFile } from '../apps/server/routes/recordings/parts.test-data.ts';
import { FIXTURE_MODEL, readSample } from '../apps/server/speech/fixtures/sounds.ts';
import type { TestClient } from '../apps/server/testing/build-server.ts';
import { signInRemotely } from '../apps/server/testing/remote-client.ts';
import { verifyFile } from '../apps/server/testing/lock-report.ts';
import { fillProfile, readSignedPdf, saveSignable, signReport } from '../apps/server/testing/sign-report.ts';
import { BARE, spawnServer } from '../apps/server/testing/spawn-server.ts';
import type { SpawnedServer } from '../apps/server/testing/spawn-server.ts';
import { bundle, EXTERNAL_PACKAGES } from './bundle.ts';
import { findLibraryInServer } from './package/find-library-in-server.ts';

const SAMPLE = { username: 'medecin', password: 'demo-medecin' };

const place = mkdtempSync(join(tmpdir(), 'constat bundle-'));
const [app, home, work, data] = ['app', 'home', 'work', 'data'].map((name) => join(place, name)) as [
  string,
  string,
  string,
  string,
];
const environment = { HOME: home, CONSTAT_DATA_DIR: data, CONSTAT_SPEECH_MODEL_DIR: FIXTURE_MODEL };

let server: SpawnedServer;
let client: TestClient;

const start = (env: Record<string, string> = {}) =>
  spawnServer(
    { ...environment, CONSTAT_SPEECH_ENGINE: 'embedded', ...env },
    { main: join(app, 'main.js'), cwd: work },
  );

/** Runs `task.js`; answers its exit code and what it printed. */
async function runTask(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  return runTaskIn({ CONSTAT_DATA_DIR: data }, ...args);
}

async function runTaskIn(
  where: Record<string, string>,
  ...args: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
  const env = { ...BARE, HOME: home, LANG: 'en_CA.UTF-8', ...where };
  return promisify(execFile)(process.execPath, [join(app, 'task.js'), ...args], { cwd: work, env }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      out: stdout,
      err: stderr,
    }),
  );
}

beforeAll(async () => {
  await bundle(app);
  const modules = join(import.meta.dirname, '..', 'node_modules');
  for (const name of EXTERNAL_PACKAGES) {
    const link = join(app, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(modules, name), link, 'junction');
  }
  for (const folder of [home, work]) mkdirSync(folder);
  server = await start();
  client = await signInRemotely(server.url, SAMPLE);
}, 180_000);

afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(place, { recursive: true });
});

test('the pages are served, under a nonce of each answer', async () => {
  const page = await fetch(server.url);
  const html = await page.text();
  const [, nonce = ''] = /nonce="([\w+/=-]+)"/u.exec(html) ?? [];
  expect(nonce.length).toBeGreaterThan(15);
  expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(html).toContain('<meta name="constat-commands" content="runtime/node app/task.js"');
  const [, script = ''] = /<script[^>]* src="([^"]+)"/u.exec(html) ?? [];
  expect((await fetch(new URL(script, server.url))).headers.get('content-type')).toContain('javascript');
});

test('a report is saved, signed, verified and exported', async () => {
  await fillProfile(client);
  const form = await saveSignable(client);
  expect(form.version).toBe(1);
  const proof = { password: SAMPLE.password };
  const pages = await readSignedPdf(client, await signReport(client, form, { proof }));
  expect(await verifyFile(client, pages)).toMatchObject({ match: 'same' });
  const signed = join(place, 'signed.pdf');
  writeFileSync(signed, pages);
  expect(await runTask('verify-report', signed)).toMatchObject({ code: 0, err: '' });

  const words = 'Genou droit : flexion à 120°, Ω douleur.';
  const formData = { ...form.formData, historiqueEvolution: words };
  const pdf = await client.post('/api/exports/pdf', { formData });
  expect((await readPdf(pdf.rawPayload)).text.replaceAll(/\s+/gu, ' ')).toContain('Ω douleur');
  const word = await client.post('/api/exports/docx', { formData });
  expect(JSON.stringify(readWord(word.rawPayload))).toContain('Ω douleur');
  const unknown = await client.post('/api/exports/pdf', { formData: { historiqueEvolution: '漢' } });
  expect(unknown.json()).toMatchObject({ code: 'EXPORT_GLYPH_MISSING' });
});

test('a recording is heard and recognised', async () => {
  const id = newId();
  await beginRecording(client, id, { language: 'fr' });
  const parts = splitFile(await readSample('fr-long.webm'), 3_100).slice(0, 12);
  await putParts(client, id, 0, parts);
  let answer = await client.post(`/api/recordings/${id}/stop`, { parts: parts.length, after: 0 });
  while (answer.statusCode === 202) answer = await client.get(`/api/recordings/${id}/phrases?after=0`);
  expect(answer.body).toContain('patient');
});

test('the server, the launcher and the tasks load no recognition library', () => {
  expect(findLibraryInServer(app)).toEqual([]);
});

test('what runs seldom starts too', async () => {
  const program = (name: ProgramName) => join(app, 'programs', `${name}.js`);
  const processes = (Object.keys(PROGRAMS) as ProgramName[]).filter(
    (name) => name.endsWith('-process') && name !== 'keychain-process',
  );
  expect(processes).toHaveLength(5);
  for (const name of processes) {
    const child = fork(program(name), ['{}'], { execArgv: [], serialization: 'advanced', env: BARE });
    const [said] = (await once(child, 'message')) as [unknown];
    expect(said).toBe(PROCESS_READY);
    child.kill();
  }
  const marks = { installation: null, latestLine: null };
  const thread = new Worker(program('verify-file-worker'), {
    workerData: { file: join(data, 'constat.db'), marks },
  });
  expect(await once(thread, 'message')).toMatchObject([{ isSound: true }]);
  const call = { act: 'read', service: 'Constat of a test', account: 'nobody' };
  const keychain = spawnSync(process.execPath, [program('keychain-process')], {
    input: JSON.stringify(call),
    encoding: 'utf8',
    env: BARE,
  });
  expect(JSON.parse(keychain.stdout)).toBeTypeOf('object');
});

test('the operator’s tasks work, and say how they are called', async () => {
  const copy = join(place, 'copy.db');
  expect(await runTask('backup', copy)).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(copy).subarray(0, 15).toString()).toBe('SQLite format 3');
  const snapshots = join(place, 'snapshots');
  mkdirSync(snapshots);
  expect(await runTask('snapshots', snapshots)).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(snapshots)).toHaveLength(1);
  const usage = `${join(app, 'task.js')}" clock [confirm]\n`;
  expect((await runTask('clock', 'nothing')).err.endsWith(usage)).toBe(true);
  expect((await runTask('nothing')).code).toBe(2);
  const own = join(home, '.local', 'share', 'constat');
  expect((await runTaskIn({}, 'backup', join(place, 'other.db'))).err).toContain(own);
});

test('without a compiler made for the system, the one in WebAssembly makes the PDF', async () => {
  expect(await server.end('SIGTERM')).toBe(0);
  server = await start({ CONSTAT_PDF_COMPILER: 'wasm' });
  client = await signInRemotely(server.url, SAMPLE);
  const pdf = await client.post('/api/exports/pdf', { formData: { historiqueEvolution: 'Ω douleur' } });
  expect((await readPdf(pdf.rawPayload)).text).toContain('Ω douleur');
});
