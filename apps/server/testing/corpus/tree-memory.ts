import { readFileSync, readdirSync } from 'node:fs';
import { megabytesOf } from '../../processes/own-memory.ts';

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

/** Megabytes that a process and its children take at once. Linux alone tells; elsewhere it is 0. */
export function treeMegabytes(root: number): number {
  return process.platform === 'linux' ? treeOf(root).reduce((sum, id) => sum + megabytesOf(id), 0) : 0;
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
  stop(): void;
}

/** Looks every 25 ms. */
export function watchTree(root: number): MemoryWatch {
  let most = treeMegabytes(root);
  const timer = setInterval(() => {
    most = Math.max(most, treeMegabytes(root));
  }, 25);
  return {
    get mostMegabytes() {
      return most;
    },
    stop: () => clearInterval(timer),
  };
}
