import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccount } from '../../apps/server/accounts/create-account.ts';
import { systemClock } from '../../apps/server/platform/clock.ts';
import { openStore } from '../../apps/server/store/store.ts';
import { spawnServer } from '../../apps/server/testing/spawn-server.ts';
import type { SpawnedServer } from '../../apps/server/testing/spawn-server.ts';
import { RequestClient, signIn } from './request-client.ts';

const PASSWORD = 'une phrase de passe assez longue';

/** A real server in a folder of its own, with accounts of three kinds. */
export interface RequestSetup {
  readonly url: string;
  /** What lies beside the data directory is nobody's: a file that appears there was written outside the store. */
  readonly folder: string;
  readonly dataDir: string;
  readonly server: SpawnedServer;
  readonly physician: RequestClient;
  readonly colleague: RequestClient;
  readonly admin: RequestClient;
  readonly nobody: RequestClient;
  /** False where whoever opened the setup kills the server once, after all the faults. */
  readonly killsAfterEach: boolean;
  /** All that was printed, over every start. */
  output(): string;
  /** Kills the server without a word and starts it again. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

export type Settings = Readonly<Record<string, string>>;

/**
 * Starts a server. It stands behind a proxy as far as it knows, so that each request may come from an address of its own:
 * the limits of requests are not what is tried.
 */
export async function openSetup(
  settings: Settings = {},
  { killsAfterEach = true } = {},
): Promise<RequestSetup> {
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-fault-'));
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const base = { CONSTAT_DATA_DIR: dataDir, CONSTAT_TRUST_PROXY: 'loopback', ...settings };
  await createAccounts(dataDir);
  let server = await spawnServer(base);
  let printed = '';
  const place = { url: () => server.url };
  const clientOf = async (role: string) => {
    const cookie = await signIn(place, { username: `zz${role}`, password: PASSWORD });
    return new RequestClient(place, cookie);
  };
  return {
    get url() {
      return server.url;
    },
    get server() {
      return server;
    },
    folder,
    dataDir,
    physician: await clientOf('physician'),
    colleague: await clientOf('developer'),
    admin: await clientOf('admin'),
    nobody: new RequestClient(place, null),
    killsAfterEach,
    output: () => printed + server.stdout() + server.stderr(),
    async restart(env = {}) {
      await server.end('SIGKILL');
      printed += server.stdout() + server.stderr();
      server = await spawnServer({ ...base, ...env });
    },
    async close() {
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function createAccounts(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir, databaseUrl: null });
  for (const role of ['physician', 'developer', 'admin'] as const) {
    const account = { username: `zz${role}`, displayName: `Dre Zz ${role}`, email: '', role };
    await createAccount({ store, clock: systemClock }, { ...account, password: PASSWORD });
  }
  await store.close();
}

/** Runs a fault on a server of its own. */
export async function onSetup<Result>(
  work: (setup: RequestSetup) => Promise<Result>,
  settings: Settings = {},
): Promise<Result> {
  const setup = await openSetup(settings);
  try {
    return await work(setup);
  } finally {
    await setup.close();
  }
}

/** The credentials of the physician of a setup, for a sign-in of another kind. */
export const PHYSICIAN = { username: 'zzphysician', password: PASSWORD };
