import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { placeOfCopies } from '../store/copies-folder.ts';
import { lockCopies } from '../store/folder-lock.ts';
import { SCRATCH } from './snapshots/make-snapshot.ts';

/** Where snapshots are opened while somebody looks for what is left. */
export const LOOK_SCRATCH = 'remains-scratch-';
/** Nobody writes to these any more, in milliseconds after the last change. */
const ABANDONED_MS = { part: 600_000, scratch: 3_600_000 };

/**
 * Removes what runs that were killed have left of copies and snapshots that they were making: each may be a whole database.
 * What cannot be removed is found by who looks into every file.
 * @returns whether a snapshot is being made now, which may hold what was erased meanwhile
 */
export function removeLeftovers(dataDir: string, now: number): boolean {
  const scratchOf = (...starts: readonly string[]) =>
    readdirSync(dataDir).filter((name) => starts.some((start) => name.startsWith(start)));
  try {
    removeParts(placeOfCopies(dataDir), { dataDir, now });
    for (const name of scratchOf(SCRATCH, LOOK_SCRATCH)) {
      const place = path.join(dataDir, name);
      if (lastChange(place) < now - ABANDONED_MS.scratch) rmSync(place, { recursive: true, force: true });
    }
  } catch {
    // Nothing depends on it.
  }
  return scratchOf(SCRATCH).length > 0;
}

/** While a copy is being made or changed, somebody has claimed the copies. */
function removeParts(
  folder: string,
  { dataDir, now }: { readonly dataDir: string; readonly now: number },
): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).filter((name) =>
    /\.db(?:\.[\w-]+)?\.part(?:\.anew)?(?:-\w+)?$/u.test(name),
  );
  if (names.length === 0) return;
  let release: () => void;
  try {
    release = lockCopies(dataDir, 0);
  } catch {
    return;
  }
  try {
    for (const name of names) {
      const file = path.join(folder, name);
      if (lastChange(file) < now - ABANDONED_MS.part) rmSync(file, { force: true });
    }
  } finally {
    release();
  }
}

/** Of a file, or of anything in a folder, in epoch milliseconds. */
function lastChange(place: string): number {
  if (!existsSync(place)) return 0;
  const below = statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: 'utf8' })
    : [];
  const times = [place, ...below.map((name) => path.join(place, name))].map(
    (one) => statSync(one, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return Math.max(...times);
}
