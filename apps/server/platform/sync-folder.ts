import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes a new name last when the power goes, on systems where a folder can be asked for that. */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Windows, and some file systems of memory sticks, cannot.
  }
}
