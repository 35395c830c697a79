import { REPORT_TYPES } from '@constat/report/catalogue';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sessionLimits } from '../accounts/sessions.ts';
import { createAccount } from '../accounts/create-account.ts';
import type { NewAccount } from '../accounts/create-account.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { buildApp } from '../app.ts';
import type { AppDependencies } from '../app.ts';
import { createAssistanceEngine } from '../assistance/create-assistance-engine.ts';
import { createExportService } from '../exports/export-service.ts';
import { choosePdfCompiler } from '../exports/pdf/choose-compiler.ts';
import { createParsers } from '../parsing/create-parsers.ts';
import type { Parsers } from '../parsing/create-parsers.ts';
import { parseConfig } from '../platform/config.ts';
import { createTimeGuard } from '../retention/time-guard.ts';
import { createSpeechEngine, speechSettings } from '../speech/create-speech-engine.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { placeMigratedDatabase } from '../store/testing/migrated-database.ts';
import { consentTo } from '../transfers/transfer-consent.ts';

/** A clock that stands until a test moves it. */
export interface TestClock {
  now(): number;
  elapsed(): number;
  /** Lets time pass. */
  advance(milliseconds: number): void;
  /** Sets the clock, ahead or back, while no time passes. */
  set(milliseconds: number): void;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly clock: TestClock;
  readonly parsers: Parsers;
  readonly dataDir: string;
  /** What the log holds so far. */
  readonly log: () => string;
  /** A client of a new account that is signed in. */
  signUp(account?: Partial<NewAccount>): Promise<TestClient>;
  close(): Promise<void>;
}

export interface TestClient {
  readonly userId: string;
  readonly cookie: string;
  /** The same account in a new session, as after a night. */
  signInAgain(): Promise<TestClient>;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  put(url: string, payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

export const DAY_MS = 86_400_000;
/** Of the servers that the tests build. */
export const SESSION_LIMITS = sessionLimits(parseConfig({ CONSTAT_LOCK_MINUTES: '0' }));
export const PASSWORD = 'une phrase de passe assez longue';

/**
 * A server over a new, empty database in a folder of its own, with real parts; speech is off unless a test asks for it.
 * A part or a data directory that is given stays open, and stays, when the server closes.
 */
export async function buildServer(
  overrides: Partial<AppDependencies> & {
    readonly env?: Record<string, string>;
    /** Undefined for SQLite. */
    readonly databaseUrl?: string | undefined;
    readonly testClock?: TestClock;
  } = {},
): Promise<TestServer> {
  const { env, databaseUrl, testClock: givenClock, ...given } = overrides;
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  const dataDir = env?.['CONSTAT_DATA_DIR'] ?? (await mkdtemp(path.join(tmpdir(), 'constat-test-')));
  if (env?.['CONSTAT_DATA_DIR'] === undefined) closers.push(() => rm(dataDir, { recursive: true }));
  if (env?.['CONSTAT_DATA_DIR'] === undefined && given.store === undefined && databaseUrl === undefined)
    await placeMigratedDatabase(dataDir);
  const config = parseConfig({
    CONSTAT_DATA_DIR: dataDir,
    CONSTAT_SPEECH_ENGINE: 'off',
    // Tests let days pass at once; those of the lock say when it comes.
    CONSTAT_LOCK_MINUTES: '0',
    // Servers of one PostgreSQL share the key, each with a data directory of its own.
    ...(databaseUrl !== undefined && { CONSTAT_KEY: 'the key of the servers of a test' }),
    ...env,
  });
  const store =
    given.store ?? (await openStore({ dataDir, databaseUrl: databaseUrl ?? null, key: config.key }));
  if (given.store === undefined) closers.push(() => store.close());
  const speech =
    given.speech ?? createSpeechEngine(speechSettings(config.speech, consentTo(store, config, 'speech')));
  if (given.speech === undefined) closers.push(() => speech.close());
  const exportService =
    given.exportService ?? createExportService({ pdfCompiler: choosePdfCompiler(config.pdfCompiler) });
  if (given.exportService === undefined) closers.push(() => exportService.close());
  const parsers = given.parsers ?? createParsers();
  if (given.parsers === undefined) closers.push(() => parsers.close());

  const clock = givenClock ?? buildClock();
  const timeGuard = given.timeGuard ?? (await createTimeGuard({ store, clock }));
  const assistance =
    given.assistance ??
    createAssistanceEngine(config.assist, { clock, mayLeave: consentTo(store, config, 'text') });
  if (given.assistance === undefined) closers.push(() => assistance.close());
  const lines: string[] = [];
  const log = { stream: { write: (line: string) => void lines.push(line) }, level: 'trace' };
  try {
    const app = await buildApp({
      clock,
      demo: false,
      reportTypes: REPORT_TYPES,
      log,
      ...given,
      config,
      store,
      speech,
      assistance,
      exportService,
      parsers,
      timeGuard,
    });
    closers.push(() => app.close());
    return {
      app,
      store,
      clock,
      parsers,
      dataDir,
      log: () => lines.join(''),
      signUp: (account) => signUp({ app, store, clock }, account),
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

export function buildClock(start = Date.parse('2026-03-02T14:00:00Z')): TestClock {
  let now = start;
  let elapsed = 0;
  return {
    now: () => now,
    elapsed: () => elapsed,
    advance(milliseconds) {
      now += milliseconds;
      elapsed += milliseconds;
    },
    set(milliseconds) {
      now += milliseconds;
    },
  };
}

let accounts = 0;

/** The least that argon2id takes: at the cost of a real account, thousands of sign-ins would take minutes. */
const cheapHash = (password: string): Promise<string> =>
  hashPassword(password, { memory: 8, passes: 1, parallelism: 1 });

async function signUp(
  server: Pick<TestServer, 'app' | 'store' | 'clock'>,
  account: Partial<NewAccount> = {},
): Promise<TestClient> {
  accounts += 1;
  const username = account.username ?? `zzmedecin${accounts}`;
  const profile = { displayName: 'Dr Zz Fictif', email: 'zz@example.invalid', role: 'physician' as const };
  const userId = await createAccount(
    server,
    { password: PASSWORD, ...profile, ...account, username },
    cheapHash,
  );
  return signIn(server.app, userId, { username, password: account.password ?? PASSWORD });
}

async function signIn(
  app: FastifyInstance,
  userId: string,
  payload: { username: string; password: string },
): Promise<TestClient> {
  const cookie = cookieOf(await app.inject({ method: 'POST', url: '/api/auth/login', payload }));
  const send = async (options: InjectOptions) => {
    // As over a socket, a turn of the event loop passes first: many that ask on and on keep no timer from its time.
    await nextTurn();
    return app.inject({ ...options, headers: { cookie, ...options.headers } });
  };
  return {
    userId,
    cookie,
    send,
    signInAgain: () => signIn(app, userId, payload),
    get: (url) => send({ method: 'GET', url }),
    post: (url, body, headers = {}) =>
      send({ method: 'POST', url, headers, ...(body !== undefined && { payload: body }) }),
    put: (url, body, headers = {}) => send({ method: 'PUT', url, headers, payload: body }),
  };
}

/** The session cookie that an answer sets, as a `Cookie` header. */
export function cookieOf(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(({ name }) => name.endsWith('constat'));
  if (cookie === undefined) throw new Error(`No session cookie in an answer of status ${answer.statusCode}`);
  return `${cookie.name}=${cookie.value}`;
}
