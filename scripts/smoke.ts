/**
 * `npm run smoke`: proves on the machine at hand that what was installed works: a first start on an empty data folder,
 * then sign-in (password hashing, database), recognition of a recording, a PDF and a Word file, and a clean stop.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieOf, FIXTURE_MODEL, send, tryServer } from './smoke/try-server.ts';

const root = join(import.meta.dirname, '..');
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
  env: {
    ...process.env,
    PORT: String(port),
    CONSTAT_DATA_DIR: data,
    CONSTAT_SPEECH_MODEL_DIR: FIXTURE_MODEL,
  },
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

try {
  await untilReady();
  console.log(`ready after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const signIn = await send(url, '/api/auth/login', '', { username: 'medecin', password: 'demo-medecin' });
  await tryServer(url, cookieOf(signIn));
  console.log('pages, sign-in, recognition, PDF and Word: all there');
} finally {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  rmSync(data, { recursive: true, force: true });
}
if (child.exitCode !== 0) throw new Error(`the server stopped with ${child.exitCode}`);
