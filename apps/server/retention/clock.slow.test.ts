import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SavedForm, SavedFormItem } from '@constat/contract';
import { dayInQuebec } from '@constat/report/document';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer } from '../main.ts';
import { openStore } from '../store/store.ts';
import { onBothDatabases } from '../store/testing/databases.ts';
import { buildFormBody } from '../testing/build-form.ts';
import {
  buildClock,
  buildServer,
  cookieOf,
  DAY_MS,
  PASSWORD,
  SESSION_LIMITS,
} from '../testing/build-server.ts';
import type { TestClient, TestClock, TestServer } from '../testing/build-server.ts';
import { signInSample } from '../testing/spawn-server.ts';
import { runClockTask } from '../tasks/clock-task.ts';
import { createScheduledErasure } from './scheduled-erasure.ts';
import { readTermDay } from './term-day.ts';
import { createTimeGuard } from './time-guard.ts';
import type { TimeGuard } from './time-guard.ts';
import { DELAY_BEYOND_MS, DELAY_MS, judgeTime, STOP_BEYOND_MS } from './trusted-time.ts';

describe('a clock that is ahead of the known time', () => {
  const known = { trusted: Date.parse('2026-03-02T14:00:00Z'), waitMs: null };
  test.each([
    [0, 'running'],
    [-DAY_MS, 'running'],
    [-400 * DAY_MS, 'running'],
    [DELAY_BEYOND_MS, 'running'],
    [DELAY_BEYOND_MS + 1, 'delayed'],
    [30 * DAY_MS, 'delayed'],
    [STOP_BEYOND_MS, 'delayed'],
    [STOP_BEYOND_MS + 1, 'stopped'],
    [400 * DAY_MS, 'stopped'],
  ])('by %d ms: scheduled erasure is %s', (ahead, state) => {
    for (const ranMs of [0, 3_600_000]) {
      const now = known.trusted + ranMs + ahead;
      expect(judgeTime(known, { now, ranMs }).state).toBe(state);
    }
  });

  test('is taken for right after 24 hours of running, and not a millisecond before', () => {
    const now = known.trusted + 30 * DAY_MS;
    const first = judgeTime(known, { now, ranMs: 0 });
    const almost = judgeTime(first, { now: now + DELAY_MS - 1, ranMs: DELAY_MS - 1 });
    expect(almost.state).toBe('delayed');
    const last = judgeTime(almost, { now: now + DELAY_MS, ranMs: 1 });
    expect(last).toEqual({ state: 'running', trusted: now + DELAY_MS, waitMs: null });
  });
});

test('a start 400 days ahead says so in the log and to whoever asks, and every draft is there', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-clock-'));
  const clock = buildClock();
  const lines: string[] = [];
  const log = { stream: { write: (line: string) => void lines.push(line) }, level: 'warn' };
  const env = { CONSTAT_DATA_DIR: dataDir, PORT: '0', CONSTAT_SPEECH_ENGINE: 'off' };
  const start = () => startServer(env, { stdout: { write: () => {} }, log, clock });
  let server = await start();
  try {
    const cookie = await signInSample(server.url);
    const answer = await fetch(`${server.url}/api/saved-forms`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(buildFormBody({ retentionDays: 1 })),
    });
    expect(answer.status).toBe(201);
    await server.close();
    clock.set(400 * DAY_MS);
    for (let starts = 0; starts < 2; starts += 1) {
      server = await start();
      const health = await fetch(`${server.url}/api/health`);
      expect(await health.json()).toEqual({ status: 'ok', scheduledErasure: 'stopped' });
      const headers = { cookie: await signInSample(server.url) };
      const list = await fetch(`${server.url}/api/saved-forms`, { headers });
      expect(await list.json()).toMatchObject([{ expired: true }]);
      await server.close();
    }
    expect(lines.filter((line) => line.includes('npm run clock -- confirm')).length).toBeGreaterThan(0);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

onBothDatabases('what a wrong clock does', (newDatabaseUrl) => {
  let dataDir: string;
  let databaseUrl: string | undefined;
  let server: TestServer;
  let client: TestClient;
  let clock: TestClock;
  let guard: TimeGuard;
  let erase: () => Promise<void>;
  let said: string[];

  /** Starts as `main.ts` does. */
  async function start(): Promise<void> {
    const store = await openStore({ dataDir, databaseUrl: databaseUrl ?? null });
    guard = await createTimeGuard({ store, clock, say: ({ en }) => void said.push(en) });
    const env = { CONSTAT_DATA_DIR: dataDir };
    const running = await buildServer({ env, testClock: clock, store, timeGuard: guard });
    server = { ...running, close: () => running.close().then(() => store.close()) };
    erase = createScheduledErasure({ store, clock, guard, audioRetentionDays: 30, sessions: SESSION_LIMITS });
    await erase();
  }
  async function restart(): Promise<void> {
    await guard.check({ isLast: true });
    await server.close();
    await start();
  }
  const login = (username: string, password: string) =>
    server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
  const signIn = async () => cookieOf(await login('zzhorloge', PASSWORD));
  /** As the server and a task beside it know the day. */
  const termDays = async () => [guard.termDay(), await readTermDay(server.store, clock.now())];
  const forms = async () => (await server.store.savedForms.list(client.userId, {})).length;
  const health = async () =>
    (await server.app.inject('/api/health')).json<{ scheduledErasure: string }>().scheduledErasure;

  beforeEach(async () => {
    said = [];
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-clock-'));
    databaseUrl = await newDatabaseUrl();
    clock = buildClock();
    await start();
    client = await server.signUp({ username: 'zzhorloge' });
    await client.post('/api/saved-forms', buildFormBody({ retentionDays: 1 }));
  });
  afterEach(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('400 days ahead at the start erases nothing, however long and often, until it is confirmed', async () => {
    clock.set(400 * DAY_MS);
    await restart();
    expect([await forms(), await health()]).toEqual([1, 'stopped']);
    expect(said.at(-1)).toContain('npm run clock -- confirm');
    const listed = { url: '/api/saved-forms', headers: { cookie: await signIn() } };
    const list = (await server.app.inject(listed)).json<SavedFormItem[]>();
    expect(list).toMatchObject([{ expired: true }]);
    for (let day = 0; day < 5; day += 1) {
      clock.advance(DAY_MS);
      await erase();
      await restart();
    }
    expect([await forms(), await health()]).toEqual([1, 'stopped']);

    clock.set(-400 * DAY_MS);
    await restart();
    expect([await forms(), await health()]).toEqual([1, 'running']);
    const url = `/api/saved-forms/${list[0]?.id}/renew`;
    const headers = { cookie: await signIn() };
    expect((await server.app.inject({ method: 'POST', url, headers })).statusCode).toBe(200);
  });

  test('400 days ahead while it runs erases nothing, on reading either, and a confirmation is heeded', async () => {
    await client.post('/api/saved-forms', buildFormBody({ title: 'Copie', formType: 'copy' }));
    clock.set(400 * DAY_MS);
    clock.advance(60_000);
    await erase();
    client = await client.signInAgain();
    const list = (await client.get('/api/saved-forms')).json<SavedForm[]>();
    expect(list).toHaveLength(2);
    for (const { id } of list) await client.get(`/api/saved-forms/${id}`);
    expect([await forms(), await health()]).toEqual([2, 'stopped']);
    if (databaseUrl !== undefined) return;
    const [out, err]: [string[], string[]] = [[], []];
    const task = (...args: string[]) =>
      runClockTask(args, {
        environment: { CONSTAT_DATA_DIR: dataDir, LANG: 'en_CA.UTF-8' },
        out: { write: (text) => void out.push(text) },
        err: { write: (text) => void err.push(text) },
        clock,
      });
    expect(await task()).toBe(0);
    expect(out.join('')).toContain(`Time of the computer: ${new Date(clock.now()).toISOString()}`);
    expect(out.join('')).toContain('Nothing is erased at its term any more.');
    expect(await task('confirm', 'now')).toBe(2);
    expect(err.join('')).toBe('Usage: npm run clock -- [confirm]\n');
    await erase();
    expect(await forms()).toBe(2);
    expect(await task('confirm')).toBe(0);
    clock.advance(60_000);
    await erase();
    expect(await health()).toBe('running');
    clock.advance(DAY_MS);
    await erase();
    expect(await forms()).toBe(1);
  });

  test('400 days ahead hides no draft before the next look either', async () => {
    clock.set(400 * DAY_MS);
    const list = await (await client.signInAgain()).get('/api/saved-forms');
    expect(list.json()).toMatchObject([{ expired: true }]);
  });

  test('30 days ahead delays erasure by 24 hours of running, counted over several starts', async () => {
    clock.advance(2 * DAY_MS);
    await restart();
    clock.set(30 * DAY_MS);
    await restart();
    expect([await forms(), await health()]).toEqual([1, 'delayed']);
    expect(await termDays()).toEqual([null, null]);
    for (let day = 0; day < 2; day += 1) {
      clock.advance(DAY_MS / 2 - 1);
      await erase();
      await restart();
      expect([await forms(), await health()]).toEqual([1, 'delayed']);
    }
    clock.advance(2);
    await erase();
    expect([await forms(), await health()]).toEqual([0, 'running']);
    const today = dayInQuebec(clock.now());
    expect(await termDays()).toEqual([today, today]);
  });

  test('a clock that is put right again ends the delay, and a day off is no delay', async () => {
    clock.set(30 * DAY_MS);
    await restart();
    clock.set(-30 * DAY_MS);
    await restart();
    expect(await health()).toBe('running');
    clock.set(DAY_MS);
    await restart();
    expect([await forms(), await health()]).toEqual([1, 'running']);
  });

  test.each(['at the start', 'while it runs'])(
    'a day back %s ends no session and locks nobody out',
    async (when) => {
      await server.signUp({ username: 'zzrecule' });
      for (let attempt = 0; attempt < 12; attempt += 1) {
        await login('zzrecule', 'wrong');
        clock.advance(10_000);
      }
      expect((await login('zzrecule', PASSWORD)).statusCode).toBe(429);
      clock.set(-DAY_MS);
      if (when === 'at the start') await restart();
      expect(
        (await server.app.inject({ url: '/api/auth/me', headers: { cookie: client.cookie } })).statusCode,
      ).toBe(200);
      const slowed = await login('zzrecule', PASSWORD);
      expect(Number(slowed.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(60);
      clock.advance(60_000);
      const opened = await login('zzrecule', PASSWORD);
      expect(opened.statusCode).toBe(200);
      expect([await forms(), await health()]).toEqual([1, 'running']);
      const headers = { cookie: cookieOf(opened) };
      clock.advance(12 * 3_600_000);
      expect((await server.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    },
  );

  test('a session of a clock that was ahead ends 12 idle hours after it is put right', async () => {
    clock.set(400 * DAY_MS);
    const ahead = await client.signInAgain();
    clock.set(-400 * DAY_MS);
    expect((await ahead.get('/api/auth/me')).statusCode).toBe(200);
    clock.advance(12 * 3_600_000);
    expect((await ahead.get('/api/auth/me')).statusCode).toBe(401);
  });
});
