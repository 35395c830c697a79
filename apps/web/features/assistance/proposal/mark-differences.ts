import type { Difference, WordChange } from '@constat/assistance/fidelity';

/** A run of the comparison and the changed facts that it belongs to, by their numbers from 1. */
export interface MarkedRun {
  readonly kind: WordChange['kind'];
  readonly text: string;
  readonly facts: readonly number[];
  /** Those of them whose place ends with this run: their numbers are shown behind it. */
  readonly ends: readonly number[];
}

interface Place {
  readonly side: Side;
  readonly fact: number;
  readonly start: number;
  readonly end: number;
}

type Side = 'source' | 'proposal';

function placesOf(differences: readonly Difference[], side: Side): readonly Place[] {
  return differences.flatMap((difference, index) => {
    const span = difference[side];
    return span === null || span.start >= span.end
      ? []
      : [{ side, fact: index + 1, start: span.start, end: span.end }];
  });
}

/** Counted from the start of a run of that length; those that do not meet it are left out. */
function within(places: readonly Place[], from: number, length: number): readonly Place[] {
  return places
    .map((place) => ({ ...place, start: place.start - from, end: place.end - from }))
    .filter(({ start, end }) => end > 0 && start < length);
}

/** True for what follows the changed word of a fact without white space, in both texts. */
function isUnitOfReplaced(piece: string, covering: readonly Place[]): boolean {
  if (/\s/u.test(piece)) return false;
  return covering.some(
    ({ side, fact, start }) =>
      side === 'source' &&
      start < 0 &&
      covering.some((other) => other.side === 'proposal' && other.fact === fact && other.start < 0),
  );
}

/**
 * Cuts the runs of a comparison by word so that each stands wholly inside or outside of a changed fact. What is removed
 * is placed in the source, what is added in the proposal, and what both share in both.
 */
export function markDifferences(
  changes: readonly WordChange[],
  differences: readonly Difference[],
): readonly MarkedRun[] {
  const inSource = placesOf(differences, 'source');
  const inProposal = placesOf(differences, 'proposal');
  const marked: MarkedRun[] = [];
  let source = 0;
  let proposal = 0;
  for (const { kind, text } of changes) {
    const places = [
      ...(kind === 'added' ? [] : within(inSource, source, text.length)),
      ...(kind === 'removed' ? [] : within(inProposal, proposal, text.length)),
    ];
    const cuts = new Set([0, text.length]);
    for (const { start, end } of places) {
      cuts.add(Math.max(0, start));
      cuts.add(Math.min(text.length, end));
    }
    const ordered = [...cuts].sort((a, b) => a - b);
    for (const [index, start] of ordered.slice(0, -1).entries()) {
      const end = ordered[index + 1] ?? text.length;
      const covering = places.filter((place) => place.start <= start && place.end >= end);
      const piece = text.slice(start, end);
      const run = (as: WordChange['kind'], own: readonly Place[]): MarkedRun => ({
        kind: as,
        text: piece,
        facts: numbersOf(own),
        ends: numbersOf(own.filter((place) => place.end === end)),
      });
      // The unit of a value that is replaced goes with it: « 90° » becomes « 95° », not « 90 » « 95 » before one « ° ».
      const isUnit = kind === 'same' && isUnitOfReplaced(piece, covering);
      if (isUnit) {
        for (const as of ['removed', 'added'] as const)
          marked.push(
            run(
              as,
              covering.filter(({ side }) => (side === 'source') === (as === 'removed')),
            ),
          );
      } else marked.push(run(kind, covering));
    }
    if (kind !== 'added') source += text.length;
    if (kind !== 'removed') proposal += text.length;
  }
  return marked;
}

function numbersOf(places: readonly Place[]): readonly number[] {
  return [...new Set(places.map(({ fact }) => fact))].sort((a, b) => a - b);
}

/** Runs of one kind that follow one another. */
export interface RunGroup {
  readonly kind: MarkedRun['kind'];
  readonly runs: readonly MarkedRun[];
}

const isBlank = ({ runs }: RunGroup): boolean => runs.every(({ text }) => text.trim() === '');

/**
 * The runs as they are shown: neighbours of one kind together. White space alone is no change of the wording: removed, it
 * is left out; added, it is plain text.
 */
export function groupRuns(runs: readonly MarkedRun[]): readonly RunGroup[] {
  const groups: { kind: MarkedRun['kind']; runs: MarkedRun[] }[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    const before = groups.at(-2);
    if (last?.kind === run.kind) last.runs.push(run);
    // What is removed in one place stands before what is added there.
    else if (last?.kind === 'added' && run.kind === 'removed' && before?.kind === 'removed')
      before.runs.push(run);
    else groups.push({ kind: run.kind, runs: [run] });
  }
  return groups.flatMap((group) => {
    if (group.kind === 'same' || !isBlank(group)) return [group];
    return group.kind === 'removed' ? [] : [{ ...group, kind: 'same' as const }];
  });
}

/** How many places differ: words that are removed, added or replaced next to one another are one change. */
export function countChanges(runs: readonly MarkedRun[]): number {
  let count = 0;
  let isInside = false;
  for (const group of groupRuns(runs)) {
    if (group.kind === 'same') isInside &&= isBlank(group);
    else {
      if (!isInside) count += 1;
      isInside = true;
    }
  }
  return count;
}

/** The numbers of the facts that have a place among the runs. */
export function factsIn(runs: readonly MarkedRun[]): ReadonlySet<number> {
  return new Set(groupRuns(runs).flatMap((group) => group.runs.flatMap(({ ends }) => ends)));
}
