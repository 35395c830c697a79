/** Time of a first and of a second `npm start`, in a fresh clone with an empty data folder. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Seconds from the command to the first answer of the server. */
async function secondsToReady(folder: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(folder, 'run.mjs'), 'start'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      CONSTAT_KEY_PLACE: 'file',
      PORT: String(port),
      CONSTAT_DATA_DIR: join(folder, 'data'),
    },
  });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the start ended with ${child.exitCode}`);
      if (performance.now() - started > 300_000) throw new Error('no answer within 5 minutes');
      try {
        if ((await fetch(`http://127.0.0.1:${port}/api/health`)).ok)
          return (performance.now() - started) / 1000;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  } finally {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
}

export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'constat-start-'));
  try {
    const clone = spawnSync('git', ['clone', '-q', '--no-hardlinks', root, folder]);
    if (clone.status !== 0) throw new Error('git clone failed');
    const first = await secondsToReady(folder);
    const second = await secondsToReady(folder);
    console.log(
      `first start ${first.toFixed(1)} s (install and build); second ${second.toFixed(1)} s; ratio ${(first / second).toFixed(1)}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
