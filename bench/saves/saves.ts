/**
 * Saves of reports of 50 kB: how many a second beside the bare engine that writes the same rows with the same durability in
 * the same run; and fifty users at once. They ask for short answers (`Prefer: return=minimal`), as the pages do.
 */
import { MEDICAL_EVALUATION } from '@constat/report/catalogue';
import { fileURLToPath } from 'node:url';
import { newId } from '../../apps/server/platform/ids.ts';
import { saveBareOnPostgres, saveBareOnSqlite } from '../../apps/server/store/testing/bare-engines.ts';
import { findPostgres, startPostgres } from '../../apps/server/store/testing/postgres.ts';
import { spawnServer } from '../../apps/server/testing/spawn-server.ts';
import { quantile } from '../measure.ts';
import type { Figure } from '../measure.ts';
import { withServers, withSetup } from './saves-setup.ts';
import type { Setup } from './saves-setup.ts';
import { createSender, reportOf50Kilobytes, saveForAWhile } from './saving-users.ts';
import type { BenchUser, Sender } from './saving-users.ts';

const WARM_UP_MS = 1_000;
const ROUNDS = 5;
const ROUND_MS = 1_200;
const USERS_MS = 3_000;
const WRITERS = 10;
const PAUSE_MS = 1_000;
/** The aim, and what fifty users may wait. */
const LEAST_RATIO = 0.5;
const MOST_P95_MS = 500;

async function placesOf({ store, users }: Setup, count: number) {
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

interface Round {
  readonly perSecond: number;
  readonly times: readonly number[];
}

function saveThrough(sender: Sender, users: readonly BenchUser[]): () => Promise<Round> {
  return () => saveForAWhile(sender, users.slice(0, WRITERS), { milliseconds: ROUND_MS });
}

/** Saves a second of each contender, in turn, so that a busy moment of the machine is everyone's. */
async function compete(
  contenders: readonly (() => Round | Promise<Round>)[],
): Promise<readonly (readonly number[])[]> {
  const rates = contenders.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, run] of contenders.entries()) rates[index]?.push((await run()).perSecond);
  return rates;
}

function rateBeside(name: string, ours: readonly number[] = [], bare: readonly number[] = []): Figure {
  return {
    name: `reports of 50 kB saved, ${name}`,
    unit: 'a second',
    ours,
    peer: { name: 'the bare engine, same rows, same durability', values: bare },
    aim: { timesBetter: LEAST_RATIO },
    moreIsBetter: true,
  };
}

async function fiftyUsers(sender: Sender, users: readonly BenchUser[], name: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const pauseMs of [PAUSE_MS, 0]) {
    const { times } = await saveForAWhile(sender, users, { milliseconds: USERS_MS, pauseMs });
    figures.push({
      name: `${users.length} users save ${pauseMs === 0 ? 'without a pause' : 'every second'}, p95, ${name}`,
      unit: 'ms',
      ours: [quantile(times, 0.95)],
      aim: { atMost: MOST_P95_MS },
    });
  }
  return figures;
}

export async function benchSaves(): Promise<readonly Figure[]> {
  return [...(await benchSqlite()), ...(await benchPostgres())];
}

/** The bare engine in a database of its own: ours reads its file through where another program has changed it. */
async function benchSqlite(): Promise<readonly Figure[]> {
  return withSetup(null, (setup) => withSetup(null, (bareSetup) => competeOnSqlite(setup, bareSetup)));
}

async function competeOnSqlite(setup: Setup, bareSetup: Setup): Promise<readonly Figure[]> {
  const { users } = setup;
  const places = await placesOf(bareSetup, WRITERS);
  return withServers(setup, 1, ({ all }) =>
    withBareRoute(bareSetup, places, async (routed) => {
      for (const sender of [all, routed])
        await saveForAWhile(sender, users.slice(0, WRITERS), { milliseconds: WARM_UP_MS });
      const [bare, route, served] = await compete([
        () => saveBareOnSqlite(bareSetup.dataDir, places, ROUND_MS),
        saveThrough(routed, users),
        saveThrough(all, users),
      ]);
      return [
        rateBeside('SQLite', served, bare),
        {
          name: 'reports of 50 kB saved, SQLite',
          unit: 'a second',
          ours: served ?? [],
          peer: { name: 'the bare engine behind one bare route of Fastify', values: route ?? [] },
          moreIsBetter: true,
        },
        ...(await fiftyUsers(all, users, 'SQLite')),
      ];
    }),
  );
}

const BARE_ROUTE = fileURLToPath(new URL('bare-route-process.ts', import.meta.url));

async function withBareRoute<Result>(
  { dataDir }: Setup,
  places: readonly { readonly userId: string; readonly formId: string }[],
  work: (sender: Sender) => Promise<Result>,
): Promise<Result> {
  const named = places.map(({ userId, formId }) => ({ userId, formId }));
  const env = { CONSTAT_DATA_DIR: dataDir, PLACES: JSON.stringify(named) };
  const server = await spawnServer(env, { main: BARE_ROUTE });
  const sender = createSender([server.url]);
  try {
    return await work(sender);
  } finally {
    sender.close();
    await server.end('SIGTERM');
  }
}

/** One server process and two. */
async function benchPostgres(): Promise<readonly Figure[]> {
  const programs = findPostgres();
  if (programs === null) {
    console.error('PostgreSQL: none on this machine');
    return [];
  }
  const postgres = await startPostgres(programs, { isDurable: true });
  try {
    const databaseUrl = await postgres.createDatabase();
    return await withSetup(databaseUrl, async (setup) => {
      const { users } = setup;
      const places = await placesOf(setup, WRITERS);
      return withServers(setup, 2, async ({ all, first }) => {
        await saveForAWhile(all, users.slice(0, WRITERS), { milliseconds: WARM_UP_MS });
        const [bare, one, two] = await compete([
          () => saveBareOnPostgres(databaseUrl, places, ROUND_MS),
          saveThrough(first, users),
          saveThrough(all, users),
        ]);
        return [
          rateBeside('PostgreSQL, 1 process', one, bare),
          rateBeside('PostgreSQL, 2 processes', two, bare),
          {
            name: 'reports of 50 kB saved, PostgreSQL, 2 processes',
            unit: 'a second',
            ours: two ?? [],
            peer: { name: '1 process', values: one ?? [] },
            moreIsBetter: true,
          },
          ...(await fiftyUsers(all, users, 'PostgreSQL, 2 processes')),
        ];
      });
    });
  } finally {
    await postgres.stop();
  }
}
