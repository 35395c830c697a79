/** A store with users of its own, and real servers on it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../apps/server/store/store.ts';
import type { Store } from '../../apps/server/store/store.ts';
import { spawnServer } from '../../apps/server/testing/spawn-server.ts';
import { addUsers, createSender } from './saving-users.ts';
import type { BenchUser, Sender } from './saving-users.ts';

const USERS = 50;

export interface Setup {
  readonly store: Store;
  readonly users: readonly BenchUser[];
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

export async function withSetup<Result>(
  databaseUrl: string | null,
  work: (setup: Setup) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'constat-bench-'));
  const store = await openStore({ dataDir, databaseUrl });
  try {
    return await work({ store, users: await addUsers(store, USERS), dataDir, databaseUrl });
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Starts so many servers and lets the work send to them: to all of them in turn, or to the first alone. */
export async function withServers<Result>(
  { dataDir, databaseUrl }: Setup,
  count: number,
  work: (senders: { readonly all: Sender; readonly first: Sender; readonly pid: number }) => Promise<Result>,
): Promise<Result> {
  const env = {
    CONSTAT_DATA_DIR: dataDir,
    // The users come from addresses of their own, as behind a proxy.
    CONSTAT_TRUST_PROXY: '1',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  const servers = await Promise.all(Array.from({ length: count }, () => spawnServer(env)));
  const urls = servers.map(({ url }) => url);
  const [all, first] = [createSender(urls), createSender(urls.slice(0, 1))];
  try {
    return await work({ all, first, pid: servers[0]?.process.pid ?? 0 });
  } finally {
    for (const sender of [all, first]) sender.close();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
}
