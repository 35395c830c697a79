import type { FactKind } from '../difference.ts';
import type { Fact } from '../facts/fact.ts';
import type { TextFacts } from '../facts/read-facts.ts';
import { termOf } from '../facts/terms.ts';
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

/** A value in its place; the context is read when it is first asked for. */
export interface Placed {
  readonly fact: Fact;
  readonly term: string;
  context: Context | null;
}

const NONE: readonly Fact[] = [];

/** The values of a text by their first token. */
export type FactIndex = ReadonlyMap<number, readonly Fact[]>;

/** Indexes the values of a text. */
export function indexFacts(text: TextFacts): FactIndex {
  const index = new Map<number, Fact[]>();
  for (const fact of text.facts) {
    if (!VALUES.has(fact.kind)) continue;
    const list = index.get(fact.first);
    if (list === undefined) index.set(fact.first, [fact]);
    else list.push(fact);
  }
  return index;
}

/** The values among the tokens of a group, without those whose number has changed. */
export function placed(
  facts: FactIndex,
  tokens: readonly number[],
  changed: ReadonlySet<string>,
): readonly Placed[] {
  const found: Placed[] = [];
  for (const at of tokens) {
    for (const fact of facts.get(at) ?? NONE) {
      const term = termOf(fact);
      if (!changed.has(term)) found.push({ fact, term, context: null });
    }
  }
  return found;
}

/** The context of a value. */
export function contextFor(text: TextFacts, place: Placed): Context {
  place.context ??= contextOf(text, place.fact.first, place.fact.last);
  return place.context;
}

/** Values of one class can change places: numbers of one unit, and any other kind as a whole. */
export function classOf(fact: Fact): string {
  if (fact.kind !== 'number') return fact.kind;
  const [value = '', unit = ''] = fact.key.split('|');
  return `number ${value.includes('/') ? '/' : unit}`;
}
