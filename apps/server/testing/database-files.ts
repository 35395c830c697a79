import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

const MEGABYTE = 1_048_576;

/** True when SQLite finds nothing wrong with the file. */
export function isIntact(file: string): boolean {
  const database = new Database(file);
  try {
    return database.pragma('integrity_check', { simple: true }) === 'ok';
  } finally {
    database.close();
  }
}

/** How many saves in a row a copy holds, and whether it is sound and ends with a whole one. */
export function readSaves(copy: string): { readonly kept: number; readonly isSound: boolean } {
  const database = new Database(copy);
  try {
    const names = database.prepare("select name from settings where name like 'save-%'").pluck().all();
    const last = database.prepare("select value from settings where name = 'last'").pluck().get();
    const isWhole = names.length === (last === undefined ? 0 : Number(last) + 1);
    return {
      kept: names.length,
      isSound: isWhole && database.pragma('integrity_check', { simple: true }) === 'ok',
    };
  } catch (error) {
    // Cut before the first table: an empty database, in which nothing was acknowledged.
    if (error instanceof Error && error.message.startsWith('no such table'))
      return { kept: 0, isSound: true };
    return { kept: 0, isSound: false };
  } finally {
    database.close();
  }
}

/** Writes until nothing fits any more. */
export function fillDisk(directory: string): void {
  const ballast = openSync(path.join(directory, 'ballast'), 'w');
  for (const bytes of [MEGABYTE, 4_096]) {
    try {
      for (;;) writeSync(ballast, Buffer.alloc(bytes));
    } catch {
      // Full.
    }
  }
  closeSync(ballast);
}

/** The size of a page of the file, in bytes. */
export function pageSize(file: string): number {
  const database = new Database(file, { readonly: true });
  try {
    return Number(database.pragma('page_size', { simple: true }));
  } finally {
    database.close();
  }
}

/** Holds the database as another program may; answers what lets it go. */
export function holdDatabase(file: string): () => void {
  const database = new Database(file);
  database.exec('begin exclusive');
  return () => {
    database.exec('rollback');
    database.close();
  };
}

/** Opens a database as another program would; the caller closes it. */
export function openDatabaseFile(file: string, options: Database.Options = {}): Database.Database {
  return new Database(file, options);
}
