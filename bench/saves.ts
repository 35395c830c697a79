/**
 * Saves of reports of 50 kB: how many a second and how long each, as a ratio to the bare engine that writes the same rows
 * with the same durability in the same run; and fifty users at once. They ask for short answers (`Prefer: return=minimal`),
 * as the pages do. `saves-long` adds memory and long worklists.
 */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { summariseReport } from '@constat/report/rules';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../apps/server/platform/ids.ts';
import { openStore } from '../apps/server/store/store.ts';
import type { Store } from '../apps/server/store/store.ts';
import { saveBareOnPostgres, saveBareOnSqlite } from '../apps/server/store/testing/bare-engines.ts';
import { findPostgres, startPostgres } from '../apps/server/store/testing/postgres.ts';
import { spawnServer } from '../apps/server/testing/spawn-server.ts';
import { addUsers, createSender, reportOf50Kilobytes, saveForAWhile } from './saving-users.ts';
import type { BenchUser, Sender } from './saving-users.ts';
import { milliseconds, quantile } from './timing.ts';

const WARM_UP_MS = 1_000;
/** In turn with the others, so that a busy moment of the machine is everyone's; the best round of each counts. */
const ROUNDS = 3;
const ROUND_MS = 1_200;
const USERS_MS = 3_000;
const WRITERS = 10;
const USERS = 50;
const PAUSE_MS = 1_000;
/** The aim, and what fifty users may wait. */
const LEAST_RATIO = 0.5;
const MOST_P95_MS = 500;

const MANY_SAVES = 10_000;
const MANY_FORMS = 20_000;
const MEGABYTE = 1_048_576;

interface Stage {
  readonly store: Store;
  readonly users: readonly BenchUser[];
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

async function withStage<Result>(
  databaseUrl: string | null,
  work: (stage: Stage) => Promise<Result>,
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
async function withServers<Result>(
  { dataDir, databaseUrl }: Stage,
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

async function placesOf({ store, users }: Stage, count: number) {
  const formData = JSON.stringify(reportOf50Kilobytes());
  return Promise.all(
    users.slice(0, count).map(async ({ id: userId }) => {
      const form = {
        id: newId(),
        title: 'Banc',
        formType: 'draft' as const,
        ...MEDICAL_EVALUATION.name,
        retentionDays: 7,
      };
      const times = { createdAt: 0, updatedAt: 0, expiresAt: null, hasFindings: false, hasDictation: false };
      const summary = undefined;
      await store.savedForms.add(userId, {
        ...form,
        ...times,
        summary,
        meta: undefined,
        version: 1,
        formData: {},
      });
      return { userId, formId: form.id, formData };
    }),
  );
}

interface Figures {
  readonly perSecond: number;
  readonly times: readonly number[];
}

function show(name: string, figures: Figures | undefined, bare?: Figures): void {
  if (figures === undefined) return;
  const ratio = bare === undefined ? '' : `; ratio ${(figures.perSecond / bare.perSecond).toFixed(2)}`;
  console.log(
    `${name}: ${Math.round(figures.perSecond)} saves/s, p99 ${Math.round(quantile(figures.times, 0.99))} ms${ratio}`,
  );
}

function saveThrough(sender: Sender, users: readonly BenchUser[]): Promise<Figures> {
  return saveForAWhile(sender, users.slice(0, WRITERS), { milliseconds: ROUND_MS });
}

/** The best round of each contender: what disturbs a round only makes it slower. */
async function compete(contenders: readonly (() => Figures | Promise<Figures>)[]): Promise<Figures[]> {
  const best = contenders.map((): Figures => ({ perSecond: 0, times: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, run] of contenders.entries()) {
      const figures = await run();
      if (figures.perSecond > (best[index]?.perSecond ?? 0)) best[index] = figures;
    }
  }
  return best;
}

async function fiftyUsers(sender: Sender, users: readonly BenchUser[], name: string): Promise<void> {
  for (const pauseMs of [PAUSE_MS, 0]) {
    const { times, perSecond } = await saveForAWhile(sender, users, { milliseconds: USERS_MS, pauseMs });
    const p95 = Math.round(quantile(times, 0.95));
    const pause = pauseMs === 0 ? 'without a pause' : `every ${pauseMs / 1000} s`;
    console.log(
      `${name}, ${USERS} users saving ${pause}: p95 ${p95} ms (at most ${MOST_P95_MS}), ${Math.round(perSecond)} saves/s`,
    );
  }
}

export async function benchSaves(): Promise<void> {
  console.log(`aim: at least ${LEAST_RATIO} of the bare engine`);
  await withStage(null, async (stage) => {
    const { dataDir, users } = stage;
    const places = await placesOf(stage, WRITERS);
    await withServers(stage, 1, async ({ all }) => {
      await saveForAWhile(all, users.slice(0, WRITERS), { milliseconds: WARM_UP_MS });
      const [bare, served] = await compete([
        () => saveBareOnSqlite(dataDir, places, ROUND_MS),
        () => saveThrough(all, users),
      ]);
      show('bare SQLite', bare);
      show('server on SQLite', served, bare);
      await fiftyUsers(all, users, 'SQLite');
    });
  });

  const programs = findPostgres();
  if (programs === null) {
    console.log('PostgreSQL: none on this machine');
    return;
  }
  const postgres = await startPostgres(programs, { isDurable: true });
  try {
    const databaseUrl = await postgres.createDatabase();
    await withStage(databaseUrl, async (stage) => {
      const { users } = stage;
      const places = await placesOf(stage, WRITERS);
      await withServers(stage, 2, async ({ all, first }) => {
        await saveForAWhile(all, users.slice(0, WRITERS), { milliseconds: WARM_UP_MS });
        const [bare, one, two] = await compete([
          () => saveBareOnPostgres(databaseUrl, places, ROUND_MS),
          () => saveThrough(first, users),
          () => saveThrough(all, users),
        ]);
        show('bare PostgreSQL', bare);
        show('1 server on PostgreSQL', one, bare);
        show('2 servers on PostgreSQL', two, bare);
        await fiftyUsers(all, users, 'PostgreSQL, 2 servers');
      });
    });
  } finally {
    await postgres.stop();
  }
}

/** Resident megabytes of a process; null where the system does not tell. */
function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / MEGABYTE;
  } catch {
    return null;
  }
}

/** Minutes, not seconds: `npm run bench -- saves-long`. */
export async function benchSavesLong(): Promise<void> {
  await withStage(null, (stage) =>
    withServers(stage, 1, async ({ all: sender, pid }) => {
      const writers = stage.users.slice(0, WRITERS);
      await saveForAWhile(sender, writers, { milliseconds: WARM_UP_MS });
      const before = residentMegabytes(pid);
      const resident: number[] = [];
      for (let saves = 0; saves < MANY_SAVES; saves += 1_000) {
        await saveForAWhile(sender, writers, { saves: 1_000 });
        resident.push(residentMegabytes(pid) ?? Number.NaN);
      }
      // Memory goes up and down with the collection of garbage: the peaks of both halves are compared.
      const half = resident.length / 2;
      const [middle, last] = [Math.max(...resident.slice(0, half)), Math.max(...resident.slice(half))];
      const growth = ((last - middle) / (MANY_SAVES / 2_000)).toFixed(1);
      console.log(
        `memory: ${Math.round(before ?? Number.NaN)} MB before ${MANY_SAVES} saves, at most ${Math.round(middle)} in their first half and ${Math.round(last)} in the second: ${growth} MB per 1000 saves`,
      );
    }),
  );
  const programs = findPostgres();
  const postgres = programs === null ? null : await startPostgres(programs, { isDurable: true });
  try {
    await withStage(null, (stage) => openAmongMany(stage, 'SQLite'));
    if (postgres !== null)
      await withStage(await postgres.createDatabase(), (stage) => openAmongMany(stage, 'PostgreSQL'));
  } finally {
    await postgres?.stop();
  }
}

async function openAmongMany(stage: Stage, name: string): Promise<void> {
  const { store, users } = stage;
  const [user] = users;
  if (user === undefined) throw new Error('no user');
  const formData = reportOf50Kilobytes();
  for (let added = 0; added < MANY_FORMS; added += 1_000) {
    await store.transaction(async ({ savedForms }) => {
      for (let form = added; form < added + 1_000; form += 1)
        await savedForms.add(user.id, {
          id: newId(),
          title: `Zz ${form}`,
          formType: 'draft',
          ...MEDICAL_EVALUATION.name,
          retentionDays: 365,
          meta: undefined,
          version: 1,
          createdAt: form,
          updatedAt: Date.now() + form,
          expiresAt: null,
          hasFindings: true,
          summary: summariseReport(MEDICAL_EVALUATION, formData),
          hasDictation: false,
          formData,
        });
    });
  }
  await withServers(stage, 1, async ({ all: sender }) => {
    const get = (path: string) => sender.send(user, { method: 'GET', path });
    const [newest] = JSON.parse((await get('/api/saved-forms?limit=1')).body.toString()) as { id: string }[];
    const median = async (path: string) => {
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) times.push(await milliseconds(() => get(path)));
      return Math.round(quantile(times, 0.5));
    };
    const [page, all] = [await median('/api/saved-forms?limit=50'), await median('/api/saved-forms')];
    const one = await median(`/api/saved-forms/${newest?.id}`);
    console.log(
      `${name}, ${MANY_FORMS} forms: a page of the worklist ${page} ms, all of it ${all} ms, one form ${one} ms`,
    );
  });
}
