import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Why a copy was made. */
export type CopyKind = 'by-hand' | 'before-migration' | 'before-restore';

/** What was found when a copy was checked, which is before it got its name. */
export interface CopyCheck {
  readonly checkedAt: number;
  readonly accounts: number;
  readonly reports: number;
}

export interface StoredCopy {
  readonly name: string;
  readonly kind: CopyKind;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly bytes: number;
  /** Null for one that was not checked. */
  readonly check: CopyCheck | null;
}

const NAME = /^constat-(?<kind>by-hand|before-migration|before-restore)-[\w-]{1,120}\.db$/u;

/** Where the copies lie within the data directory, if there are any. */
export function placeOfCopies(dataDir: string): string {
  return path.join(dataDir, 'copies');
}

/** The folder of copies within the data directory, made where it is missing. */
export function copiesFolder(dataDir: string): string {
  const folder = placeOfCopies(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** A moment as part of a file's name. */
export function stampOf(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[:.]/gu, '-');
}

/** Newest first; those that a restore has set aside lie beside the database. */
export function listCopies(dataDir: string): StoredCopy[] {
  return [dataDir, placeOfCopies(dataDir)]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).flatMap((name) => {
        const kind = NAME.exec(name)?.groups?.['kind'] as CopyKind | undefined;
        const file = path.join(folder, name);
        const found = statSync(file, { throwIfNoEntry: false });
        if (kind === undefined || found?.isFile() !== true) return [];
        return [
          { name, kind, createdAt: Math.floor(found.mtimeMs), bytes: found.size, check: readCheck(file) },
        ];
      }),
    )
    .toSorted((one, other) => other.createdAt - one.createdAt || other.name.localeCompare(one.name));
}

/** Where the copy of that name lies; null for a name that is none of ours, or of which there is nothing. */
export function findCopy(dataDir: string, name: string): string | null {
  if (!NAME.test(name)) return null;
  const places = [path.join(placeOfCopies(dataDir), name), path.join(dataDir, name)];
  return places.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true) ?? null;
}

export function noteCheck(file: string, check: CopyCheck): void {
  writeFileSync(`${file}.json`, JSON.stringify(check), { mode: 0o600 });
}

export function removeCopy(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '.json']) rmSync(`${file}${suffix}`, { force: true });
}

function readCheck(file: string): CopyCheck | null {
  try {
    return JSON.parse(readFileSync(`${file}.json`, 'utf8')) as CopyCheck;
  } catch {
    return null;
  }
}
