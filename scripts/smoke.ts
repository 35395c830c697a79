/**
 * `npm run smoke`: proves on the machine at hand that what was installed works: a first start on an empty data folder,
 * then sign-in (password hashing, database), recognition of a recording, a PDF and a Word file, and a clean stop.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const fixture = join(root, 'apps', 'server', 'speech', 'fixtures', 'model');
const data = mkdtempSync(join(tmpdir(), 'constat-smoke-'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const port = await freePort();
const url = `http://localhost:${port}`;
const started = performance.now();
const child = spawn(process.execPath, [join(root, 'run.mjs'), 'start'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: String(port), CONSTAT_DATA_DIR: data, CONSTAT_SPEECH_MODEL_DIR: fixture },
});

async function untilReady(): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the start ended with ${child.exitCode}`);
    try {
      if ((await fetch(`${url}/api/health`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not answer within 5 minutes');
}

async function send(path: string, cookie: string, body: unknown): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function recognise(cookie: string): Promise<string> {
  const form = new FormData();
  const recording = readFileSync(join(fixture, 'samples', 'fr-long.webm'));
  form.set('audio', new Blob([recording], { type: 'audio/webm' }), 'chunk-0.webm');
  form.set('language', 'fr');
  form.set('enhanceText', 'false');
  form.set('chunkIndex', '0');
  const response = await fetch(`${url}/api/transcribe-whisper-chunk`, {
    method: 'POST',
    headers: { Origin: url, Cookie: cookie },
    body: form,
  });
  if (!response.ok) throw new Error(`recognition: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { transcription: string }).transcription;
}

try {
  await untilReady();
  console.log(`ready after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const page = await fetch(url);
  if (!(await page.text()).includes('<script')) throw new Error('the pages are not there');
  const signIn = await send('/api/auth/login', '', { username: 'medecin', password: 'demo-medecin' });
  const cookie = signIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const words = await recognise(cookie);
  if (!words.includes('patient')) throw new Error(`recognised: ${words}`);
  for (const [format, start] of [
    ['pdf', '%PDF'],
    ['docx', 'PK'],
  ] as const) {
    const file = await send(`/api/exports/${format}`, cookie, { formData: { historiqueEvolution: words } });
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!bytes.subarray(0, 4).toString('latin1').startsWith(start))
      throw new Error(`${format}: not such a file`);
  }
  console.log('pages, sign-in, recognition, PDF and Word: all there');
} finally {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  rmSync(data, { recursive: true, force: true });
}
if (child.exitCode !== 0) throw new Error(`the server stopped with ${child.exitCode}`);
