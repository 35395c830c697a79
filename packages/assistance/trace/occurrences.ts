import { contextOf, contextSimilarity } from '../fidelity/compare/term-context.ts';
import type { Context } from '../fidelity/compare/term-context.ts';
import type { FactKind } from '../fidelity/difference.ts';
import type { TextFacts } from '../fidelity/facts/read-facts.ts';
import { NO_TERM } from '../fidelity/facts/term-table.ts';

/** What is followed from the spoken words to the print: values, and what is found, done or denied. */
const TRACED: ReadonlySet<FactKind> = new Set<FactKind>([
  'number',
  'date',
  'side',
  'negation',
  'drug',
  'spine-level',
  'test',
  'test-result',
  'diagnosis',
]);

/** A fact where a text states it, with what stands around it. */
export interface Occurrence {
  /** Index of its text. */
  readonly text: number;
  readonly kind: FactKind;
  readonly term: number;
  /** First and last token. */
  readonly first: number;
  readonly last: number;
  readonly context: Context;
  /** The thing that it belongs to: the nearest that its sentence names; `NO_TERM` when it names none. */
  readonly owner: number;
  /** It names a thing itself: a drug, a test, a diagnosis; any other fact is a value that belongs to one. */
  readonly isThing: boolean;
}

/** Less similarity of context than this is another fact. */
export const LEAST_FITNESS = 0.3;

/** The traced facts of a text, in order; what one word denies is one fact for each thing that it denies. */
export function occurrencesOf(reading: TextFacts, text: number): readonly Occurrence[] {
  const { facts, negations, table, tokens } = reading;
  const values = facts
    // The number of a section is its heading's, not the report's.
    .filter(({ kind, first }) => TRACED.has(kind) && tokens[first - 1]?.key !== 'section')
    .map(({ kind, term, first, last }) => occurrence(reading, text, kind, term, first, last));
  const denied = negations.flatMap(({ first, last, scope }) =>
    deniedThings(reading, scope).map((term) =>
      occurrence(reading, text, 'negation', table.idOf('negation', `denied ${term}`), first, last, term),
    ),
  );
  return [...values, ...denied].toSorted((one, other) => one.first - other.first);
}

/** The findings among what a word denies; where there is none, the first thing. */
function deniedThings({ table }: TextFacts, scope: readonly number[]): readonly number[] {
  const things = scope.filter((term) => table.termOf(term).content);
  const findings = things.filter((term) => !/^(?:anatomy|passage|name)$/u.test(table.termOf(term).kind));
  return findings.length > 0 ? findings : things.slice(0, 1);
}

function occurrence(
  reading: TextFacts,
  text: number,
  kind: FactKind,
  term: number,
  first: number,
  last: number,
  denied: number = NO_TERM,
): Occurrence {
  const context = contextOf(reading, first, last);
  const owner = denied === NO_TERM ? ownerIn(context, reading) : denied;
  const isThing = reading.table.termOf(term).content;
  return { text, kind, term, first, last, context, owner, isThing };
}

/** Terms that name a thing in more than an ordinary word. */
function ownerIn({ terms, weights }: Context, { table }: TextFacts): number {
  let owner = NO_TERM;
  let heaviest = 0;
  terms.forEach((term, at) => {
    const { content, kind } = table.termOf(term);
    const weight = (weights[at] ?? 0) * (kind === 'passage' ? 0.5 : 1);
    if (!content || weight <= heaviest) return;
    owner = term;
    heaviest = weight;
  });
  return owner;
}

/** How well a printed occurrence stands for the spoken one, 0 to 1; 0 where it belongs to something else. */
export function fitnessFor(said: Occurrence): (printed: Occurrence) => number {
  const own = contextSimilarity(said.context, said.context);
  return (printed) => {
    if (own === 0) return 0.5;
    // A reworded sentence may bring another thing near; the thing that was spoken of is still there.
    const isSame = said.owner === printed.owner || printed.context.terms.includes(said.owner);
    // A thing that is named anywhere is named, whatever stands beside it.
    const least = said.isThing && said.term === printed.term ? LEAST_FITNESS : 0;
    return isSame ? Math.max(least, contextSimilarity(said.context, printed.context) / own) : least;
  };
}
