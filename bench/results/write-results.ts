/** Leaves the table with what one must know to read it in `bench/results.md`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describePeers } from './machine.ts';
import { NOTES } from './notes.ts';
import { asMarkdown } from './table.ts';
import type { Line } from './table.ts';

const FILE = join(import.meta.dirname, '..', 'results.md');

/** @param minutes that the whole run took */
export async function writeResults(
  lines: readonly Line[],
  { machine, minutes }: { readonly machine: string; readonly minutes: number },
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const text = `# Figures, ${day}

Written by \`npm run bench\`: one run of ${minutes.toFixed(0)} minutes. Machine: ${machine}. Peers: ${describePeers()}.

Each figure is the median of its rounds, with the middle half of them in brackets; ours and its peer were measured in turn in the same run. The ratio says how many times better ours is (above 1: less time or memory, or more done); of rounds that were measured in turn it is the median of their ratios. Times move with the machine and what else it does; the ratios much less. « — » stands where there is no peer, no aim, or nothing to judge.

${asMarkdown(lines)}

${NOTES}
`;
  await writeFile(FILE, text);
}
