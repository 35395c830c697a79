import type { TextFacts } from '../facts/read-facts.ts';
import { MANY } from './steps.ts';
import type { Step } from './steps.ts';

/**
 * Whether the values of a coordination only changed places together: « positif à droite et négatif à gauche » against
 * « négatif à gauche et positif à droite ». What stands before the first change is shared and may not list values of one
 * class, which the parts could take up one by one; every part after it holds nothing but values, two at least, the same
 * and as denied as those of one part of the other wording.
 */
export function isPermuted(
  source: TextFacts,
  before: readonly Step[],
  proposal: TextFacts,
  after: readonly Step[],
): boolean {
  if (before.length !== after.length || before.length > MANY) return false;
  const head = before.findIndex(({ term }, at) => term !== after[at]?.term);
  if (head < 0) return false;
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

/** The clauses from a step on, each as one string; null when a clause after the first holds more than values. */
function partsOf(text: TextFacts, steps: readonly Step[], head: number): string[] | null {
  const parts: string[] = [];
  let clause = text.clause[steps[head]?.at ?? 0];
  const opening = clause;
  let terms: number[] = [];
  let values = 0;
  let isWhole = true;
  const close = () => {
    isWhole &&= values > 1;
    const denials = text.negations.filter(({ first }) => text.clause[first] === clause).length;
    parts.push(`${terms.sort((a, b) => a - b).join(' ')} denied ${denials}`);
    terms = [];
    values = 0;
  };
  for (const { term, at, value } of steps.slice(head)) {
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
