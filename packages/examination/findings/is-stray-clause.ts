/** Rows that were named beside words that nobody read, and are no findings of their own. */
import type { Span } from '../words/span.ts';
import { accepts } from './accepts.ts';
import type { ClauseReader } from './clause-reader.ts';
import type { Clause } from './finding.ts';

type SpokenRange = Pick<Span, 'from' | 'to'>;

/** Words between a row and what nobody read beside it, at most. */
const BESIDE = 1;

const BEFORE = 3;

/** « positif à gauche avec irradiation dans le bras, négatif à droite »: the value is of the test, and of no arm. */
export function ofRowBefore(
  clause: Clause,
  before: Clause | undefined,
  { unread }: ClauseReader,
): Clause | null {
  const { mentions, values, except } = clause;
  const takes = (one: Clause): boolean =>
    values.every(({ said }) => one.mentions.some(({ rows }) => [...rows].some((row) => accepts(row, said))));
  const isBeside = mentions.some((one) => unread.some(({ to }) => one.from >= to && one.from - to <= BEFORE));
  if (before === undefined || except || values.length === 0 || mentions.length === 0 || !isBeside)
    return null;
  if (takes(clause) || before.mentions.length === 0 || !takes(before)) return null;
  return { ...clause, mentions: before.mentions, scope: before.scope, measures: before.measures };
}

/** « cent dix avec un cliquetis rotulien »: a row that is named after a value beside words that nobody read is one of them. */
export function isStray({ values, mentions, except }: Clause, { clauses, unread }: ClauseReader): boolean {
  if (except || values.length > 0 || mentions.length === 0) return false;
  const isBeside = (one: SpokenRange): boolean =>
    unread.some(({ from, to }) => from - one.to <= BESIDE && one.from - to <= BESIDE);
  return clauses.some((clause) => clause.values.length > 0) && mentions.every(isBeside);
}
