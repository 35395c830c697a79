import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { megabytesOf } from '../../processes/process-resources.ts';

/** A process and all that it started, directly or not. */
function treeOf(root: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    try {
      // The name of a program may hold spaces and brackets (proc_pid_stat(5)).
      const rest = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1) ?? '';
      parents.set(Number(name), Number(rest.split(' ')[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const tree = [root];
  for (const parent of tree) tree.push(...[...parents].flatMap(([id, of]) => (of === parent ? [id] : [])));
  return tree;
}

/**
 * Megabytes of a process and of its children, each with its number. Linux alone tells; elsewhere there is none. A child that
 * has not begun its own program yet shows the memory of its parent, which it shares: it is left out.
 */
function takenBy(root: number): ReadonlyMap<number, number> {
  if (process.platform !== 'linux') return new Map();
  const program = commandOf(root);
  return new Map(
    treeOf(root)
      .filter((id) => id === root || commandOf(id) !== program)
      .map((id) => [id, megabytesOf(id)]),
  );
}

const sumOf = (taken: ReadonlyMap<number, number>) => [...taken.values()].reduce((sum, one) => sum + one, 0);

/** The command line of a process; empty where it has ended. */
function commandOf(processId: number): string {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** The program that a process runs: the name of the last file on its command line. */
function programOf(processId: number): string {
  const parts = commandOf(processId).split('\0');
  return path.basename(parts.findLast((part) => /\.[cm]?[jt]s$/u.test(part)) ?? parts[0] ?? '');
}

/** The most that one process took since it began (VmHWM), in megabytes. */
export function peakMegabytes(processId: number): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${processId}/status`, 'latin1');
  return Number(/^VmHWM:\s+(\d+)/mu.exec(status)?.[1] ?? 0) / 1024;
}

/** Watches a tree of processes. */
export interface MemoryWatch {
  /** The most that it took at once since the watch began. */
  readonly mostMegabytes: number;
  /** The megabytes of each process at that moment, with the program that it ran. */
  readonly shares: readonly string[];
  stop(): void;
}

/** Looks every 25 ms. */
export function watchTree(root: number): MemoryWatch {
  let most = 0;
  let shares: readonly string[] = [];
  const look = () => {
    const taken = takenBy(root);
    const sum = sumOf(taken);
    if (sum <= most) return;
    most = sum;
    shares = [...taken].map(([id, megabytes]) => `${programOf(id)} ${Math.round(megabytes)}`);
  };
  look();
  const timer = setInterval(look, 25);
  return {
    get mostMegabytes() {
      return most;
    },
    get shares() {
      return shares;
    },
    stop: () => clearInterval(timer),
  };
}
