import type { FactKind } from '../difference.ts';
import type { Fact } from '../facts/fact.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { NO_TERM } from '../facts/term-table.ts';
import type { Range } from './sentences.ts';
import { contextOf } from './context.ts';
import type { Context } from './context.ts';

/** Kinds that belong to something: a swap of two of them, or a move, changes what the text says. */
const VALUES: ReadonlySet<FactKind> = new Set<FactKind>([
  'number',
  'date',
  'side',
  'drug',
  'spine-level',
  'test-result',
  'direction',
  'severity',
  'route',
  'hedge',
  'frequency',
  'comparison',
  'movement',
  'moment',
  'status',
  'test',
  'name',
]);
/** Beyond this many occurrences in one group, only the first are compared. */
export const MANY = 40;

/** A term in its place. */
export interface Step {
  readonly term: number;
  /** Token. */
  readonly at: number;
  /** The value that the term is; undefined for any other term. */
  readonly value: Fact | undefined;
  /** The class of the value; empty for any other term. */
  readonly group: string;
  context: Context | null;
}

/** A term that is a value. */
export interface ValueStep extends Step {
  readonly value: Fact;
}

/** The terms of a text in order, and for each token the first of them that stands there or later. */
export interface Steps {
  readonly steps: readonly Step[];
  readonly from: Int32Array;
}

/** Lists the terms of a text in order; a token with two values gives two. */
export function listSteps({ terms, facts, table }: TextFacts): Steps {
  const steps: Step[] = [];
  const from = new Int32Array(terms.length + 1);
  let next = 0;
  for (let at = 0; at < terms.length; at += 1) {
    from[at] = steps.length;
    const before = steps.length;
    for (; facts[next]?.first === at; next += 1) {
      const value = facts[next];
      if (value === undefined || !VALUES.has(value.kind)) continue;
      steps.push({ term: value.term, at, value, group: table.termOf(value.term).group, context: null });
    }
    const term = terms[at] ?? NO_TERM;
    if (steps.length === before && term !== NO_TERM)
      steps.push({ term, at, value: undefined, group: '', context: null });
  }
  from[terms.length] = steps.length;
  return { steps, from };
}

/** The terms of the tokens of some ranges, in order. */
export function stepsIn({ steps, from }: Steps, ranges: readonly Range[]): readonly Step[] {
  const [only] = ranges;
  if (only === undefined) return [];
  const [first, ...rest] = ranges.map((range) => steps.slice(from[range.first], from[range.end]));
  return rest.length === 0 ? (first ?? []) : [...(first ?? []), ...rest.flat()];
}

/** The values among some terms, without those whose number has changed. */
export function valuesOf(steps: readonly Step[], changed: ReadonlySet<number>): readonly ValueStep[] {
  return steps.filter((step): step is ValueStep => step.value !== undefined && !changed.has(step.term));
}

/** The context of a term, read when it is first asked for. */
export function contextFor(text: TextFacts, step: ValueStep): Context {
  step.context ??= contextOf(text, step.value.first, step.value.last);
  return step.context;
}
