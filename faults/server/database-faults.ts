import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../apps/server/main.ts';
import { mountSmallDisk } from '../../apps/server/store/testing/small-disk.ts';
import { openStore } from '../../apps/server/store/store.ts';
import {
  fillDisk,
  holdDatabase,
  isIntact,
  pageSize,
  readSaves,
} from '../../apps/server/testing/database-files.ts';
import { spawnRefused, spawnServer } from '../../apps/server/testing/spawn-server.ts';
import type { SpawnedServer } from '../../apps/server/testing/spawn-server.ts';
import { newReport, SavingClient } from './saving-client.ts';
import type { RunReport, Told } from './saving-client.ts';
import type { FaultRecord } from '../fault-record.ts';

const DAY_MS = 86_400_000;

async function inFolder<Result>(run: (dataDir: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'constat-fault-'));
  try {
    return await run(path.join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const start = (dataDir: string): Promise<SpawnedServer> => spawnServer({ CONSTAT_DATA_DIR: dataDir });

/** Those who save at once while the server is killed, and the saves from one kill to the next at most. */
const WRITERS = 4;
const BETWEEN_KILLS = 20;

/** Fault 1: the server is killed so often, at random moments of saves; each unanswered one is sent again under its key. */
export async function killWhileSaving(kills: number): Promise<FaultRecord> {
  return inFolder(async (dataDir) => {
    const written: RunReport[][] = Array.from({ length: WRITERS }, () => []);
    let [acknowledged, repeated] = [0, 0];
    let cookie: string | null = null;
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await start(dataDir);
      cookie ??= (await SavingClient.signIn(server.url)).cookie;
      const client = new SavingClient(server.url, cookie);
      const killAt = acknowledged + 1 + Math.floor(Math.random() * BETWEEN_KILLS);
      const state: { killed: Promise<unknown> | null } = { killed: null };
      const write = async (reports: RunReport[], writer: number): Promise<void> => {
        for (;;) {
          const latest = reports.at(-1);
          const report =
            latest === undefined || latest.version === 3 ? newReport(`${writer}-${reports.length}`) : latest;
          if (report !== latest) reports.push(report);
          if (report.pending !== null) repeated += 1;
          const told = await client.save(report).catch(() => null);
          if (told === null) return;
          if (told.status >= 300) throw new Error(`a save answers ${told.status} ${told.code}`);
          acknowledged += 1;
          // Between two saves, or in the middle of one.
          if (acknowledged >= killAt)
            state.killed ??= wait(Math.random() * 10).then(() => server.end('SIGKILL'));
        }
      };
      await Promise.all(written.map(write));
      await state.killed;
    }
    const server = await start(dataDir);
    const client = new SavingClient(server.url, cookie ?? '');
    const reports = written.flat();
    for (const report of reports.filter(({ pending }) => pending !== null)) await client.save(report);
    const found = await client.compare(reports);
    await server.end('SIGTERM');
    const isSound = isIntact(path.join(dataDir, 'constat.db'));
    return {
      number: 1,
      name: 'server killed while saving',
      trials: kills,
      ...found,
      misplaced: 0,
      silent: isSound ? 0 : 1,
      note: `${acknowledged} saves acknowledged, ${repeated} sent again; integrity ${isSound ? 'ok' : 'DAMAGED'}`,
    };
  });
}

/** Fault 2: a power cut leaves the log cut at any frame; what was acknowledged before that frame is there. */
export async function cutLogAtEachFrame(saves: number): Promise<FaultRecord> {
  return inFolder(async (dataDir) => {
    const store = await openStore({ dataDir, databaseUrl: null });
    const file = path.join(dataDir, 'constat.db');
    const log = `${file}-wal`;
    const acknowledgedAt: number[] = [];
    for (let number = 0; number < saves; number += 1) {
      await store.transaction(async ({ settings }) => {
        await settings.put(`save-${number}`, 'x'.repeat(3_000));
        await settings.put('last', String(number));
      });
      acknowledgedAt.push(statSync(log).size);
    }
    const copy = path.join(path.dirname(dataDir), 'copy.db');
    const whole = statSync(log).size;
    const frame = 24 + pageSize(file);
    copyFileSync(file, `${copy}.base`);
    copyFileSync(log, `${copy}.log`);
    await store.close();
    const outcome = { trials: 0, lost: 0, silent: 0 };
    for (let size = 32; size <= whole; size += frame) {
      copyFileSync(`${copy}.base`, copy);
      copyFileSync(`${copy}.log`, `${copy}-wal`);
      // Half a frame more: the cut is in the middle of a write.
      truncateSync(`${copy}-wal`, Math.min(whole, size + Math.floor(Math.random() * frame)));
      outcome.trials += 1;
      const promised = acknowledgedAt.filter((end) => end <= size).length;
      const { kept, isSound } = readSaves(copy);
      if (kept < promised) outcome.lost += 1;
      if (!isSound) outcome.silent += 1;
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${copy}${suffix}`, { force: true });
    }
    return {
      number: 2,
      name: 'power cut in the write-ahead log',
      ...outcome,
      duplicated: 0,
      misplaced: 0,
      note: `${saves} saves, the log cut within each of its ${outcome.trials} frames`,
    };
  });
}

/** Faults 12 and 40: the disk is full; people sign in, read and delete, and saving is 507 until there is room. */
export async function fillTheDisk(rounds: number): Promise<readonly FaultRecord[]> {
  const disk = mountSmallDisk(40);
  const names = ['disk full on the server', 'disk full: sign in, read, delete, then save'];
  if (disk === null) {
    const nothing = { trials: 0, lost: 0, duplicated: 0, misplaced: 0, silent: 0 };
    const note = 'not tried: only root on Linux may mount a small disk';
    return [12, 40].map((number, index) => ({ number, name: names[index] ?? '', ...nothing, note }));
  }
  const dataDir = path.join(disk.directory, 'data');
  const saving = { trials: 0, silent: 0, refused: 0 };
  const using = { trials: 0, silent: 0 };
  let server = await start(dataDir);
  try {
    const reserve = path.join(dataDir, 'constat.reserve');
    while (!existsSync(reserve)) await new Promise((resolve) => setTimeout(resolve, 20));
    let client = await SavingClient.signIn(server.url);
    const reports: RunReport[] = [];
    const add = async (): Promise<Told> => {
      const report = newReport(saving.trials);
      reports.push(report);
      saving.trials += 1;
      return client.save(report);
    };
    for (let round = 0; round < rounds; round += 1) {
      for (let count = 0; count < 5; count += 1) await add();
      fillDisk(disk.directory);
      const told = await add();
      saving.refused += told.status === 507 ? 1 : 0;
      if (told.status !== 507 || told.code !== 'STORAGE_FULL') saving.silent += 1;
      using.trials += 1;
      const again = await SavingClient.signIn(server.url).catch(() => null);
      const first = reports.find(({ id }) => id !== null);
      const read = await again?.get(`/api/saved-forms/${first?.id}`);
      const erased = await again?.erase(first?.id ?? '');
      if (read?.status !== 200 || erased?.status !== 204) using.silent += 1;
      else if (first !== undefined) reports.splice(reports.indexOf(first), 1);
      // A power cut in between, and a start on the full disk.
      await server.end('SIGKILL');
      server = await start(dataDir);
      client = await SavingClient.signIn(server.url);
      rmSync(path.join(disk.directory, 'ballast'));
      for (const report of reports.filter(({ pending }) => pending !== null)) {
        saving.trials += 1;
        if ((await client.save(report)).status !== 201) saving.silent += 1;
      }
    }
    const found = await client.compare(reports);
    await server.end('SIGTERM');
    const isSound = isIntact(path.join(dataDir, 'constat.db'));
    const { trials, silent, refused } = saving;
    const rest = { duplicated: found.duplicated, misplaced: 0, lost: found.lost };
    return [
      {
        number: 12,
        name: names[0] ?? '',
        trials,
        ...rest,
        silent: silent + (isSound ? 0 : 1),
        note: `${refused} saves refused with 507; integrity ${isSound ? 'ok' : 'DAMAGED'}; tmpfs of 40 MB`,
      },
      { number: 40, name: names[1] ?? '', ...using, ...rest, note: 'signed in, read and deleted each time' },
    ];
  } finally {
    await server.end('SIGKILL');
    disk.remove();
  }
}

const FILE_FAULTS: Readonly<Record<string, (file: string) => void>> = {
  removed: unlinkSync,
  'moved away': (file) => renameSync(file, `${file}.elsewhere`),
  replaced: (file) => {
    copyFileSync(file, `${file}.other`);
    renameSync(`${file}.other`, file);
  },
  'overwritten in the middle': (file) => {
    const descriptor = openSync(file, 'r+');
    const middle = Math.floor(statSync(file).size / 2 / 4_096) * 4_096;
    writeSync(descriptor, Buffer.alloc(8_192, 0xa5), 0, 8_192, middle);
    closeSync(descriptor);
  },
};

/** Fault 38: the file goes, or is damaged, while the server runs: no save is acknowledged, and the start refuses damage. */
export async function loseTheFile(names: readonly string[] = Object.keys(FILE_FAULTS)): Promise<FaultRecord> {
  const outcome = { trials: 0, lost: 0, silent: 0 };
  const notes: string[] = [];
  for (const name of names) {
    await inFolder(async (dataDir) => {
      const file = path.join(dataDir, 'constat.db');
      const server = await start(dataDir);
      const client = await SavingClient.signIn(server.url);
      const reports = Array.from({ length: 40 }, (_, number) => newReport(number));
      for (const report of reports) await client.save(report);
      // A deletion writes the log into the file, where the damage is done.
      await client.erase(reports[0]?.id ?? '');
      FILE_FAULTS[name]?.(file);
      outcome.trials += 1;
      const told = await client.save(newReport(99));
      if (told.status < 300) outcome.lost += 1;
      if (told.status !== 503 || !/^STORAGE_(?:REPLACED|DAMAGED)$/u.test(told.code ?? ''))
        outcome.silent += 1;
      if (!server.stderr().includes('constat.db')) outcome.silent += 1;
      notes.push(`${name}: ${told.code}`);
      await server.end('SIGKILL');
      if (told.code !== 'STORAGE_DAMAGED') return;
      const { code, stderr } = await spawnRefused({ CONSTAT_DATA_DIR: dataDir });
      if (code !== 1 || !/^CONSTAT_DATA_DIR : [^\n]*npm run restore[^\n]*\n$/u.test(stderr))
        outcome.silent += 1;
    });
  }
  return {
    number: 38,
    name: 'database file removed, replaced or damaged',
    ...outcome,
    duplicated: 0,
    misplaced: 0,
    note: notes.join('; '),
  };
}

/** Fault 39: the clock is so many days ahead or behind, at the start and while running. */
export async function setTheClock(offsets: readonly number[] = [400, -1]): Promise<FaultRecord> {
  const outcome = { trials: 0, lost: 0, duplicated: 0, silent: 0 };
  for (const days of offsets) {
    for (const when of ['at the start', 'while running'] as const) {
      await inFolder(async (dataDir) => {
        const offset = { ms: 0 };
        const clock = { now: () => Date.now() + offset.ms, elapsed: () => performance.now() };
        const lines: string[] = [];
        const run = () =>
          startServer(
            { PORT: '0', CONSTAT_DATA_DIR: dataDir, CONSTAT_SPEECH_ENGINE: 'off' },
            {
              clock,
              stdout: { write: () => undefined },
              log: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
            },
          );
        let server = await run();
        const reports = [newReport(0), newReport(1), newReport(2)];
        for (const report of reports) await (await SavingClient.signIn(server.url)).save(report);
        if (when === 'at the start') await server.close();
        offset.ms = days * DAY_MS;
        if (when === 'at the start') server = await run();
        outcome.trials += 1;
        // Signing in is no wait at all under the wrong clock, and the drafts are listed.
        const client = await SavingClient.signIn(server.url).catch(() => null);
        const list = (await (await client?.get('/api/saved-forms'))?.json()) as unknown[] | undefined;
        if (client === null) outcome.silent += 1;
        outcome.lost += reports.length - (list?.length ?? 0);
        await server.close();
        offset.ms = 0;
        server = await run();
        const found = await (await SavingClient.signIn(server.url)).compare(reports);
        outcome.lost += found.lost;
        outcome.duplicated += found.duplicated;
        await server.close();
        const isSaid = days < 0 || when === 'while running' || lines.join('').includes('npm run clock');
        if (!isSaid) outcome.silent += 1;
      });
    }
  }
  return {
    number: 39,
    name: 'wrong clock',
    ...outcome,
    misplaced: 0,
    note: `${offsets.join(', ')} days, at the start and while running; signed in at once, every draft listed`,
  };
}

/** Fault 41: another process holds the database: 503 in under 3 s, and what needs no write is not delayed. */
export async function holdTheDatabase(holdMs: number): Promise<FaultRecord> {
  return inFolder(async (dataDir) => {
    const server = await start(dataDir);
    const client = await SavingClient.signIn(server.url);
    const release = holdDatabase(path.join(dataDir, 'constat.db'));
    const held = performance.now();
    const reports: RunReport[] = [];
    const slowest = { save: 0, health: 0 };
    let silent = 0;
    while (performance.now() - held < holdMs || reports.length === 0) {
      const report = newReport(reports.length);
      reports.push(report);
      const saving = client.save(report);
      const state = { isDone: false };
      void saving.finally(() => (state.isDone = true));
      while (!state.isDone) {
        const began = performance.now();
        const health = await fetch(`${server.url}/api/health`);
        slowest.health = Math.max(slowest.health, performance.now() - began);
        if (!health.ok) silent += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const told = await saving;
      slowest.save = Math.max(slowest.save, told.ms);
      if (told.status !== 503 || told.code !== 'STORAGE_UNAVAILABLE' || told.retryAfter === null) silent += 1;
    }
    release();
    for (const report of reports) await client.save(report);
    const found = await client.compare(reports);
    await server.end('SIGTERM');
    return {
      number: 41,
      name: 'another process holds the database',
      trials: reports.length,
      ...found,
      misplaced: 0,
      silent: silent + (slowest.save < 3_000 ? 0 : 1),
      note: `held ${Math.round(holdMs / 1000)} s; slowest refusal ${Math.round(slowest.save)} ms, slowest health ${Math.round(slowest.health)} ms`,
    };
  });
}
