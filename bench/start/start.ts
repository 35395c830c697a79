/**
 * From a command to the first answer: `npm start` in a fresh clone with an empty data folder, the same again, and the
 * server as a packaged product starts it, beside a Fastify that does nothing else.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/support/server.ts';
import type { Figure } from '../measure.ts';

const root = join(import.meta.dirname, '..', '..');
const ROUNDS = 5;
/** Between two looks at a server that has not answered yet. */
const LOOK_MS = 10;

/** Seconds from the command to the first answer of the server. */
async function secondsToAnswer(
  program: readonly string[],
  folder: string,
  dataDir = join(folder, 'data'),
): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, program, {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      // As run.mjs sets it.
      NODE_COMPILE_CACHE: join(folder, 'node_modules', '.cache', 'node'),
      CONSTAT_KEY_PLACE: 'file',
      PORT: String(port),
      CONSTAT_DATA_DIR: dataDir,
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
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    }
  } finally {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    if (child.exitCode === null) await exited;
  }
}

/** In a fresh clone: the first start installs and builds. */
async function startsOfClone(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'constat-start-'));
  try {
    const clone = spawnSync('git', ['clone', '-q', '--no-hardlinks', root, folder]);
    if (clone.status !== 0) throw new Error('git clone failed');
    const start = () => secondsToAnswer([join(folder, 'run.mjs'), 'start'], folder);
    const first = await start();
    const later: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) later.push(await start());
    return [
      { name: '`npm start`, first (install and build)', unit: 's', ours: [first] },
      { name: '`npm start`, later', unit: 's', ours: later },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The server alone, in turn with the bare one; cold has an empty data folder. */
async function startsOfServer(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'constat-start-'));
  const main = [join(root, 'apps', 'server', 'main.ts')];
  const bare = [join(root, 'bench', 'start', 'bare-server-process.ts')];
  const [cold, warm, peer] = [[], [], []] as [number[], number[], number[]];
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      const data = join(folder, `data${round}`);
      const times = [
        await secondsToAnswer(main, folder, data),
        await secondsToAnswer(main, folder, data),
        await secondsToAnswer(bare, folder, data),
      ];
      // What is compiled in the first round is there in the others.
      if (round >= 0) [cold, warm, peer].forEach((list, index) => list.push(times[index] ?? Number.NaN));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const beside = { peer: { name: 'Fastify with one route', values: peer } };
  return [
    { name: 'the server, cold (empty data folder)', unit: 's', ours: cold, ...beside },
    { name: 'the server, warm', unit: 's', ours: warm, ...beside },
  ];
}

export async function benchStart(): Promise<readonly Figure[]> {
  return [...(await startsOfClone()), ...(await startsOfServer())];
}
