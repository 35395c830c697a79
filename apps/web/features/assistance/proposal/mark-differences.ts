import type { Difference, WordChange } from '@constat/assistance/fidelity';

/** A run of the comparison; `difference` is the number, from 0, of the changed fact that it belongs to. */
export interface MarkedRun {
  readonly kind: WordChange['kind'];
  readonly text: string;
  readonly difference: number | null;
}

/** The difference that covers that place, or null. */
type Cover = (offset: number) => number | null;

function coverOf(differences: readonly Difference[], side: 'source' | 'proposal', length: number): Cover {
  const covered = new Int32Array(length).fill(-1);
  differences.forEach((difference, index) => {
    const span = difference[side];
    if (span !== null) covered.fill(index, span.start, span.end);
  });
  return (offset) => {
    const index = covered[offset] ?? -1;
    return index < 0 ? null : index;
  };
}

/**
 * Cuts the runs of a comparison by word so that each stands wholly inside or outside of a changed fact. What is removed
 * is placed in the source, everything else in the proposal.
 */
export function markDifferences(
  changes: readonly WordChange[],
  differences: readonly Difference[],
): readonly MarkedRun[] {
  const lengths = { source: 0, proposal: 0 };
  for (const { kind, text } of changes) {
    if (kind !== 'added') lengths.source += text.length;
    if (kind !== 'removed') lengths.proposal += text.length;
  }
  const inSource = coverOf(differences, 'source', lengths.source);
  const inProposal = coverOf(differences, 'proposal', lengths.proposal);
  const marked: MarkedRun[] = [];
  let source = 0;
  let proposal = 0;
  for (const { kind, text } of changes) {
    const cover = kind === 'removed' ? inSource : inProposal;
    const from = kind === 'removed' ? source : proposal;
    let start = 0;
    for (let at = 1; at <= text.length; at += 1) {
      if (at < text.length && cover(from + at) === cover(from + start)) continue;
      marked.push({ kind, text: text.slice(start, at), difference: cover(from + start) });
      start = at;
    }
    if (kind !== 'added') source += text.length;
    if (kind !== 'removed') proposal += text.length;
  }
  return marked;
}
