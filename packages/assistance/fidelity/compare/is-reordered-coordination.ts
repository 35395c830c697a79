import type { TextFacts } from '../facts/read-facts.ts';
import { REFUSED } from './find-drug-allergy-changes.ts';
import { MANY } from './placed-terms.ts';
import type { PlacedTerm } from './placed-terms.ts';

/** A text with the number of its denials for each clause. */
export interface CountedText extends TextFacts {
  readonly denials: Int32Array;
}

/** Counts the denials of each clause, once for all the groups of sentences. */
export function countDenials(text: TextFacts): CountedText {
  const denials = new Int32Array((text.clause.at(-1) ?? 0) + 1);
  for (const { first } of text.negations) {
    const clause = text.clause[first] ?? 0;
    denials[clause] = (denials[clause] ?? 0) + 1;
  }
  return { ...text, denials };
}

/**
 * Whether the values of a coordination only changed places together: « positif à droite et négatif à gauche » against
 * « négatif à gauche et positif à droite ». What stands before the first change is shared and may not list values of one
 * class, which the parts could take up one by one; every part after it holds nothing but values, two at least, the same
 * and as denied as those of one part of the other wording.
 */
export function isReorderedCoordination(
  source: CountedText,
  before: readonly PlacedTerm[],
  proposal: CountedText,
  after: readonly PlacedTerm[],
): boolean {
  if (before.length !== after.length || before.length > MANY) return false;
  const head = before.findIndex(({ term }, at) => term !== after[at]?.term);
  if (head < 0) return false;
  if (isReordered(source, before, proposal, after)) return true;
  if (isListReordered(source, before, proposal, after)) return true;
  if (isAllergyReordered(source, before, proposal, after)) return true;
  if (before.some(({ term, value }, at) => value === undefined && term !== after[at]?.term)) return false;
  const shared = before.slice(0, head).filter(({ value }) => value !== undefined);
  if (new Set(shared.map(({ group }) => group)).size < shared.length) return false;
  const one = partsOf(source, before, head);
  const other = partsOf(proposal, after, head);
  if (one === null || other === null || one.length < 2 || one.length !== other.length) return false;
  one.sort();
  other.sort();
  return one.every((part, at) => part === other[at]);
}

/**
 * Whether whole clauses of one build changed places: « pas d’œdème à droite, œdème à gauche ». A clause of another build
 * might borrow its side or its moment from the one before it.
 */
function isReordered(
  source: CountedText,
  before: readonly PlacedTerm[],
  proposal: CountedText,
  after: readonly PlacedTerm[],
): boolean {
  if (source.clause[before[0]?.at ?? 0] === source.clause[before.at(-1)?.at ?? 0]) return false;
  const one = clausesOf(source, before);
  const other = clausesOf(proposal, after);
  const [{ build } = { build: '' }] = one;
  if (one.length < 2 || one.length !== other.length || !build.includes(' ')) return false;
  if (![...one, ...other].every((clause) => clause.build === build)) return false;
  const [first, second] = [one, other].map((clauses) => clauses.map(({ content }) => content).toSorted());
  return first?.every((content, at) => content === second?.[at]) === true;
}

/** Words between the items of a plain list. */
const LIST_WORDS = new Set(', et and ou or du de la le les the'.split(' '));

/** Whether a plain list of drugs has another order: « naproxène, Lyrica et tramadol ». */
function isListReordered(
  source: CountedText,
  before: readonly PlacedTerm[],
  proposal: CountedText,
  after: readonly PlacedTerm[],
): boolean {
  const differs = (at: number): boolean => before[at]?.term !== after[at]?.term;
  const places = before.flatMap((_, at) => (differs(at) ? [at] : []));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const [one, other] = [before.slice(first, last + 1), after.slice(first, last + 1)];
  const terms = (placedTerms: readonly PlacedTerm[]): string =>
    placedTerms
      .map(({ term }) => String(term))
      .toSorted()
      .join(' ');
  return terms(one) === terms(other) && isPlainList(source, one) && isPlainList(proposal, other);
}

/** Words of a sentence that only names what somebody is allergic to. */
const ALLERGY_WORDS = new Set(', : a an the to and or et ou au aux la le les l de du des d of'.split(' '));

/** Whether one allergy is told of the same things, in another order: "egg and milk allergy", "allergic to milk and eggs". */
function isAllergyReordered(
  source: CountedText,
  before: readonly PlacedTerm[],
  proposal: CountedText,
  after: readonly PlacedTerm[],
): boolean {
  const terms = (placedTerms: readonly PlacedTerm[]): string =>
    placedTerms
      .map(({ term }) => term)
      .toSorted((a, b) => a - b)
      .join(' ');
  return terms(before) === terms(after) && isOneAllergy(source, before) && isOneAllergy(proposal, after);
}

function isOneAllergy({ tokens }: CountedText, placedTerms: readonly PlacedTerm[]): boolean {
  const isAllergy = ({ at }: PlacedTerm): boolean => REFUSED.test(tokens[at]?.key ?? '');
  const [first, last] = [placedTerms[0]?.at ?? 0, placedTerms.at(-1)?.at ?? 0];
  const places = new Set(placedTerms.map(({ at }) => at));
  return (
    placedTerms.filter(isAllergy).length === 1 &&
    [placedTerms[0], placedTerms.at(-1)].some(
      (placedTerm) => placedTerm !== undefined && isAllergy(placedTerm),
    ) &&
    tokens
      .slice(first, last + 1)
      .every(({ key }, place) => places.has(first + place) || ALLERGY_WORDS.has(key))
  );
}

function isPlainList({ tokens }: CountedText, placedTerms: readonly PlacedTerm[]): boolean {
  return placedTerms.every(({ value }, at) => {
    const next = placedTerms[at + 1]?.value;
    if (value?.kind !== 'drug') return false;
    return (
      next === undefined || tokens.slice(value.last + 1, next.first).every(({ key }) => LIST_WORDS.has(key))
    );
  });
}

/** For each clause the kinds of its terms, and the terms with what denies them, in any order. */
function clausesOf(
  text: CountedText,
  placedTerms: readonly PlacedTerm[],
): readonly { build: string; content: string }[] {
  const clauses = new Map<number, PlacedTerm[]>();
  for (const placedTerm of placedTerms) {
    const clause = text.clause[placedTerm.at] ?? 0;
    const known = clauses.get(clause);
    if (known === undefined) clauses.set(clause, [placedTerm]);
    else known.push(placedTerm);
  }
  return [...clauses].map(([clause, its]) => {
    const denials = text.denials[clause] ?? 0;
    const kinds = its.map(({ term }) => text.table.termOf(term).kind).toSorted();
    const terms = its.map(({ term, at }) => `${term} ${text.tags.get(at) ?? ''}`).toSorted();
    return { build: kinds.join(' '), content: `${terms.join(' ')} denied ${denials}` };
  });
}

/** The clauses from a term on, each as one string; null when a clause after the first holds more than values. */
function partsOf(text: CountedText, placedTerms: readonly PlacedTerm[], head: number): string[] | null {
  const parts: string[] = [];
  let clause = text.clause[placedTerms[head]?.at ?? 0];
  const opening = clause;
  let terms: number[] = [];
  let values = 0;
  let isWhole = true;
  const close = () => {
    isWhole &&= values > 1;
    const denials = text.denials[clause ?? 0] ?? 0;
    parts.push(`${terms.sort((a, b) => a - b).join(' ')} denied ${denials}`);
    terms = [];
    values = 0;
  };
  for (const { term, at, value } of placedTerms.slice(head)) {
    if (text.clause[at] !== clause) {
      close();
      clause = text.clause[at];
    }
    if (value === undefined) {
      if (clause !== opening || terms.length > 0) return null;
      continue;
    }
    values += 1;
    // A date that opens a range goes with that.
    terms.push(term, ...(text.tags.has(at) ? [text.tags.get(at) ?? 0] : []));
  }
  close();
  return isWhole ? parts : null;
}
