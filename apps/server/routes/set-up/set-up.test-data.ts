import type { SavedForm } from '@constat/contract';
import type { LightMyRequestResponse } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settleDemoMode } from '../../accounts/demo-mode.ts';
import { prepareSetUp } from '../../actions/set-up.ts';
import { parseConfig } from '../../platform/config.ts';
import { openStore } from '../../store/store.ts';
import type { Store } from '../../store/store.ts';
import { openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildClock, buildServer, PASSWORD } from '../../testing/build-server.ts';
import type { TestClock, TestServer } from '../../testing/build-server.ts';

const BODY = { username: 'zzalix', displayName: 'Dre Alix Zz', password: PASSWORD };

/** Settings of a server that others can reach. */
export const OUTSIDE = { HOST: '0.0.0.0' };

/** An installation without an account, on a database of its own. */
export interface NewInstallation {
  readonly dataDir: string;
  readonly store: Store;
  readonly clock: TestClock;
  readonly isPostgres: boolean;
  /** The server that runs. @throws before the first start */
  readonly running: () => TestServer;
  /** Starts a server as `main.ts` does; answers the secret that a terminal shows. */
  readonly start: (env?: Record<string, string>, hasTerminal?: boolean) => Promise<string | null>;
  readonly open: () => TestBrowser;
  /** What the page of the first account is told. */
  readonly state: (browser?: TestBrowser) => Promise<object>;
  readonly setUp: (
    body: object,
    browser?: TestBrowser,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  /** Saves a report in the demonstration. */
  readonly demonstrate: (title: string) => Promise<{ readonly id: string; readonly sample: TestBrowser }>;
  readonly close: () => Promise<void>;
}

export async function prepareInstallation(databaseUrl: string | null): Promise<NewInstallation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-set-up-'));
  const store = await openStore({ dataDir, databaseUrl });
  const clock = buildClock();
  let server: TestServer | undefined;
  const running = () => {
    if (server === undefined) throw new Error('no server');
    return server;
  };
  const open = () => openBrowser(running());
  return {
    dataDir,
    store,
    clock,
    isPostgres: databaseUrl !== null,
    running,
    async start(env = {}, hasTerminal = true) {
      await server?.close();
      const settings = { CONSTAT_DATA_DIR: dataDir, ...env };
      const config = parseConfig(settings);
      const demo = await settleDemoMode({ config, store, clock });
      const secret = await prepareSetUp({ config, store, clock, demo, hasTerminal });
      server = await buildServer({ env: settings, store, testClock: clock, demo });
      return secret;
    },
    open,
    state: async (browser = open()) => (await browser.call('GET', '/api/set-up')).json<object>(),
    setUp: (body, browser = open(), headers = {}) =>
      browser.call('POST', '/api/set-up', { ...BODY, ...body }, headers),
    async demonstrate(title) {
      const sample = open();
      await sample.signIn('medecin', 'demo-medecin');
      const saved = await sample.call('POST', '/api/saved-forms', buildFormBody({ title }));
      return { id: saved.json<SavedForm>().id, sample };
    },
    async close() {
      await server?.close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
