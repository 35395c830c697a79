import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file system of its own that is soon full. */
export interface SmallDisk {
  readonly directory: string;
  resize(megabytes: number): void;
  remove(): void;
}

/** Mounts one in memory; null where that is not allowed, which is for all but root on Linux. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const directory = mkdtempSync(path.join(tmpdir(), 'constat-disk-'));
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' });
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory);
  } catch {
    rmSync(directory, { recursive: true });
    return null;
  }
  return {
    directory,
    resize: (size) => void run('mount', '-o', `remount,size=${size}m`, directory),
    remove() {
      run('umount', directory);
      rmSync(directory, { recursive: true });
    },
  };
}
