import { checkFidelity } from '../../packages/assistance/fidelity/index.ts';
import type { Difference, FactKind, TextLanguage } from '../../packages/assistance/fidelity/index.ts';
import { traceFacts } from '../../packages/assistance/trace/index.ts';
import type { TracedFact } from '../../packages/assistance/trace/index.ts';
import { countValues } from './value-counts.ts';

/** Characters within which a value belongs to what was changed. */
const BESIDE = 60;

/** A place in a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A fact that a text states otherwise than its reference. */
export interface ChangedFact {
  readonly change: 'changed' | 'lost' | 'added';
  readonly kind: FactKind;
  /** Who found it: the tracing of facts, which shares no comparison with the check, or the check alone. */
  readonly foundBy: 'trace' | 'check';
  /** As the reference has it, with its place; null for one that was added. */
  readonly reference: (Span & { readonly text: string }) | null;
  /** As the result has it; null for one that was lost. */
  readonly result: (Span & { readonly text: string }) | null;
  /** Where a mark counts as pointing at it: its own words; for a negation its sentence, for what is denied is marked. */
  readonly reach: { readonly reference: Span | null; readonly result: Span | null };
}

export interface FactComparison {
  /** Facts that the reference states, by kind: of the kinds that are traced. */
  readonly stated: Readonly<Partial<Record<FactKind, number>>>;
  readonly changed: readonly ChangedFact[];
}

/**
 * Which facts of a reference a result changes, loses or adds. The tracing of facts follows each there and back; what the
 * fidelity check finds beyond that (a word, a sentence, what a fact belongs to) is added.
 */
export function compareFacts(
  reference: string,
  result: string,
  language: TextLanguage,
  diagnoses: readonly string[] = [],
): FactComparison {
  const there = followFacts(reference, result, language);
  const back = followFacts(result, reference, language);
  const counts = countValues(reference, result, language);
  const { differences } = checkFidelity(reference, result, { language, diagnoses });
  const traced = joinMoved(
    there
      .filter(({ fate, kind, own }) => (fate === 'edited' || fate === 'absent') && counts.takeLost(kind, own))
      .map(inReference),
    back.filter(({ fate, kind, own }) => fate === 'absent' && counts.takeAdded(kind, own)).map(addedFact),
    differences,
  );
  return {
    stated: countKinds(there),
    changed: [
      ...traced,
      ...differences
        .filter((one) => !isKnown(one, traced) && !isSectionNumber(one, reference, result))
        .map(fromCheck),
    ],
  };
}

/** A traced fact, with the text and the places of its words. */
export interface FollowedFact extends TracedFact {
  readonly own: Span & { readonly text: string };
  readonly around: Span;
}

/** Follows the facts of one text in another. */
export function followFacts(from: string, to: string, language: TextLanguage): readonly FollowedFact[] {
  const words = wordsWithPlaces(from);
  const placeOf = (first: number, last: number) => {
    const start = words[first]?.start ?? 0;
    const end = words[last]?.end ?? start;
    return { start, end, text: from.slice(start, end) };
  };
  const recording = { id: 'text', section: 'text', words, written: { corrections: [], tokens: [] } };
  return traceFacts([recording], [{ field: 'text', text: to }], language).map((fact) => ({
    ...fact,
    own: placeOf(fact.from, fact.to),
    around: placeOf(fact.passage.from, fact.passage.to),
  }));
}

/** Whether a difference that the check shows points at a fact. */
export function pointsAt(
  flag: Pick<Difference, 'source' | 'proposal'>,
  { reach }: Pick<ChangedFact, 'reach'>,
): boolean {
  return overlap(flag.source, reach.reference) || overlap(flag.proposal, reach.result);
}

export function overlap(one: Span | null, other: Span | null): boolean {
  return one !== null && other !== null && one.start < other.end && other.start < one.end;
}

function countKinds(facts: readonly TracedFact[]): Partial<Record<FactKind, number>> {
  const counts: Partial<Record<FactKind, number>> = {};
  for (const { kind } of facts) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function inReference({ fate, kind, own, around, place }: FollowedFact): ChangedFact {
  return {
    change: fate === 'edited' ? 'changed' : 'lost',
    kind,
    foundBy: 'trace',
    reference: own,
    result: place,
    reach: { reference: kind === 'negation' ? around : own, result: place },
  };
}

function addedFact({ kind, own, around }: FollowedFact): ChangedFact {
  const reach = { reference: null, result: kind === 'negation' ? around : own };
  return { change: 'added', kind, foundBy: 'trace', reference: null, result: own, reach };
}

/** What the check found as a changed fact. */
export function fromCheck({ kind, fact, source, proposal }: Difference): ChangedFact {
  return {
    change: kind === 'altered' ? 'changed' : kind,
    kind: fact,
    foundBy: 'check',
    reference: source,
    result: proposal,
    reach: { reference: source, result: proposal },
  };
}

/** The number of a section is its heading's, which the form prints: no fact of the report. */
function isSectionNumber({ fact, source, proposal }: Difference, reference: string, result: string): boolean {
  const isAfter = (span: Span | null, text: string) =>
    span === null || /\bsection\s+$/iu.test(text.slice(0, span.start));
  return fact === 'number' && isAfter(source, reference) && isAfter(proposal, result);
}

/**
 * A value that is lost in one place and comes in another, in the same words, belongs to something else: one change. It is
 * none of its own where the check does not mark it and something beside it has changed, as the dose of a drug that was
 * exchanged.
 */
function joinMoved(
  there: readonly ChangedFact[],
  back: readonly ChangedFact[],
  marks: readonly Difference[],
): readonly ChangedFact[] {
  const left = [...back];
  const joined = there.map((lost) => {
    const at = lost.change === 'lost' ? left.findIndex((added) => isSame(lost, added)) : -1;
    const [added] = at === -1 ? [] : left.splice(at, 1);
    return { lost, added };
  });
  const alone = joined.flatMap(({ lost, added }) => (added === undefined ? [lost] : []));
  return [
    ...joined.flatMap(({ lost, added }): readonly ChangedFact[] => {
      if (added === undefined) return [lost];
      const moved: ChangedFact = {
        ...lost,
        change: 'changed',
        result: added.result,
        reach: { reference: lost.reach.reference, result: added.reach.result },
      };
      const isMarked = marks.some((mark) => pointsAt(mark, moved));
      return !isMarked && alone.some((other) => isBeside(other, lost)) ? [] : [moved];
    }),
    ...left,
  ];
}

function isSame(lost: ChangedFact, added: ChangedFact): boolean {
  return (
    lost.kind === added.kind &&
    lost.reference !== null &&
    added.result !== null &&
    isSameText(lost.reference, added.result)
  );
}

/** The same words, whatever their case and the marks around them. */
export function isSameText(one: { readonly text: string }, other: { readonly text: string }): boolean {
  const plain = ({ text }: { readonly text: string }) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(one) === plain(other);
}

/** Within a few words of each other. */
function isBeside(one: ChangedFact, other: ChangedFact): boolean {
  const [a, b] = [one.reference, other.reference];
  return a !== null && b !== null && a.start < b.end + BESIDE && b.start < a.end + BESIDE;
}

function isKnown(flag: Difference, traced: readonly ChangedFact[]): boolean {
  return traced.some((fact) => pointsAt(flag, fact));
}

/** The words of a text. A line without a final mark ends a sentence all the same, which its words alone do not show. */
function wordsWithPlaces(text: string) {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index: start }) => {
    const end = start + word.length;
    const endsLine = /^[^\S\n]*\n/u.test(text.slice(end, end + 100));
    return { text: endsLine && /[\p{L}\p{N}%°]$/u.test(word) ? `${word}.` : word, start, end };
  });
}
