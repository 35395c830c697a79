import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, startPostgres } from '../store/testing/postgres.ts';
import { startRoundRobinProxy } from './round-robin-proxy.ts';
import type { ProxyTrouble, RoundRobinProxy } from './round-robin-proxy.ts';
import { signInSample, spawnServer } from './spawn-server.ts';
import type { SpawnedServer } from './spawn-server.ts';

/** Server processes on one PostgreSQL, behind one address. */
export interface Cluster {
  readonly proxy: RoundRobinProxy;
  /** The address of the database. */
  readonly databaseUrl: string;
  /** The `Cookie` header of the sample physician, who signed in through the proxy. */
  readonly cookie: string;
  /** What happens to requests on their way from now on. */
  setTrouble(trouble: (request: IncomingMessage) => ProxyTrouble): void;
  kill(index: number): Promise<void>;
  /** Ends a server as an update does: what is on its way is answered first. */
  stop(index: number): Promise<void>;
  start(index: number): Promise<void>;
  restartDatabase(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL, the servers, all at once on the empty database, and the proxy before them.
 * @returns null where this machine has no PostgreSQL 15 or newer
 */
export async function startCluster(servers = 2): Promise<Cluster | null> {
  const programs = findPostgres();
  if (programs === null) return null;
  const postgres = await startPostgres(programs);
  const databaseUrl = await postgres.createDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-cluster-'));
  const ports = await freePorts(servers);
  const running: (SpawnedServer | null)[] = ports.map(() => null);
  const start = async (index: number) => {
    const env = { DATABASE_URL: databaseUrl, CONSTAT_DATA_DIR: dataDir, PORT: String(ports[index]) };
    running[index] = await spawnServer(env);
  };
  const end = async (index: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const server = running[index];
    running[index] = null;
    await server?.end(signal);
  };
  let proxy: RoundRobinProxy | undefined;
  let trouble: (request: IncomingMessage) => ProxyTrouble = () => ({});
  const close = async () => {
    await proxy?.close();
    await Promise.all(running.map((_server, index) => end(index, 'SIGKILL')));
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all(ports.map((_port, index) => start(index)));
    const { url } = (proxy = await startRoundRobinProxy(
      ports.map((port) => `http://127.0.0.1:${port}`),
      (request) => trouble(request),
    ));
    const cookie = await signInSample(url);
    return {
      proxy,
      databaseUrl,
      cookie,
      start,
      close,
      setTrouble: (next) => void (trouble = next),
      kill: (index) => end(index, 'SIGKILL'),
      stop: (index) => end(index, 'SIGTERM'),
      restartDatabase: () => postgres.restart(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ports that nobody listens on; each server keeps its own over its restarts. */
async function freePorts(count: number): Promise<number[]> {
  const listeners = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(listeners.map((listener) => once(listener, 'listening')));
  return Promise.all(
    listeners.map(async (listener) => {
      const address = listener.address();
      listener.close();
      await once(listener, 'close');
      if (address === null || typeof address === 'string') throw new Error('no port');
      return address.port;
    }),
  );
}
