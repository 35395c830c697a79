import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeFileAtomically } from './write-file-atomically.ts';
import { StartFailure } from './start-failure.ts';

/** SQLite's code for a lock that somebody else holds. */
const SQLITE_BUSY = 5;

/** A running launcher, as the others find it. */
export interface Instance {
  readonly id: string;
  readonly port: number;
}

/** The lock of a data folder, held until it is released or the process ends, however it ends. */
export interface InstanceLock {
  readonly id: string;
  /** True where the one that held it before has not released it: a power cut, or it was killed. */
  readonly isTakenOver: boolean;
  /** Says where this launcher's server is found. */
  publish(port: number): void;
  release(): void;
}

const instanceFile = (folder: string): string => path.join(folder, 'launcher.json');

/**
 * Claims the data folder for this launcher. The lock is SQLite's own on an empty file: the system takes it back from a
 * program that was killed, and from one that a power cut has ended, so that none is ever stale.
 * @returns null where another launcher holds it
 * @throws StartFailure where nothing can be written there
 */
export function claimInstance(folder: string): InstanceLock | null {
  const file = path.join(folder, 'launcher.lock');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    chmodSync(file, 0o600);
    database.exec('begin exclusive');
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw new StartFailure(
      {
        fr: `Constat ne peut écrire dans le dossier de ses données : ${folder}. Vérifiez que vous pouvez y écrire et qu’il reste de la place sur le disque.`,
        en: `Constat cannot write in its data folder: ${folder}. Check that you may write there and that there is room left on the disk.`,
      },
      error,
    );
  }
  const held = database;
  const id = randomUUID();
  const published = instanceFile(folder);
  const isTakenOver = existsSync(published);
  return {
    id,
    isTakenOver,
    publish: (port) => writeFileAtomically(published, `${JSON.stringify({ id, port } satisfies Instance)}\n`),
    release() {
      rmSync(published, { force: true });
      held.close();
    },
  };
}

/** What the launcher that holds the lock has published; null while there is nothing to read. */
export function readInstance(folder: string): Instance | null {
  try {
    const { id, port } = JSON.parse(readFileSync(instanceFile(folder), 'utf8')) as Partial<Instance>;
    return typeof id === 'string' && typeof port === 'number' ? { id, port } : null;
  } catch {
    return null;
  }
}
