import { readdirSync, readFileSync } from 'node:fs';
import { peakMegabytes } from '../../apps/server/testing/corpus/tree-memory.ts';

/**
 * The most that a process of recognition has taken since it began, among those that this process has started: the model
 * with what it works on. Null where the system does not tell (all but Linux), or where there is none.
 */
export function recognitionMegabytes(): number | null {
  const peaks = childrenOf(process.pid)
    .filter((id) => commandOf(id).includes('recognition-process'))
    .map(peakOf)
    .filter((megabytes) => megabytes > 0);
  return peaks.length === 0 ? null : Math.max(...peaks);
}

/** 0 for one that has ended meanwhile. */
function peakOf(processId: number): number {
  try {
    return peakMegabytes(processId);
  } catch {
    return 0;
  }
}

/** The most that this process has taken. */
export function ownPeakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}

/** A child is listed under the thread that started it. */
function childrenOf(processId: number): readonly number[] {
  const threads = listed(`/proc/${processId}/task`);
  const lists = threads.map((thread) => read(`/proc/${processId}/task/${thread}/children`));
  return lists.flatMap((list) => list.split(/\s+/u).filter(Boolean).map(Number));
}

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function commandOf(processId: number): string {
  return read(`/proc/${processId}/cmdline`);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
