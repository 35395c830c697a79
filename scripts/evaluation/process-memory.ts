import { readFileSync } from 'node:fs';
import { peakMegabytes } from '../../apps/server/testing/corpus/tree-memory.ts';

/**
 * The most that a process of recognition has taken since it began, among those that this process has started: the model
 * with what it works on. Null where the system does not tell (all but Linux), or where there is none.
 */
export function recognitionMegabytes(): number | null {
  const peaks = childrenOf(process.pid)
    .filter((id) => commandOf(id).includes('recognition-process'))
    .map(peakMegabytes);
  return peaks.length === 0 ? null : Math.max(...peaks);
}

/** The most that this process has taken. */
export function ownPeakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}

function childrenOf(processId: number): readonly number[] {
  return read(`/proc/${processId}/task/${processId}/children`).split(/\s+/u).filter(Boolean).map(Number);
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
