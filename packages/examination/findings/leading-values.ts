/** Values that are said before the row that they are of: "negative Lachman", « quatre sur cinq à L5 ». */
import { entryOf, isWord, rowsOf } from '../words/span.ts';
import type { SaidNumber } from '../words/read-number.ts';
import { accepts } from './accepts.ts';
import type { ClauseDraft } from './clause-draft.ts';
import type { Said } from './finding.ts';
import type { Atom, SpanLine } from './span-line.ts';

/** "zero to one thirty-five, pronation seventy": a range is not of a row that has a number of its own. */
export function isRangeAlone(line: SpanLine, said: Said, at: number): boolean {
  const row = line.indexOfNext(at);
  return said.kind === 'range' && line.next(row, ['side', 'mode']) === 'value';
}

/** A number before « de », "of", « en » and a row is of that row. */
export function leadsOf(line: SpanLine, at: number, { over }: SaidNumber): boolean {
  const passing = ['mode', 'side', 'scope'] as const;
  if (line.next(at, passing) !== 'rows') return false;
  const row = line.at(line.indexOfNext(at, passing));
  // « huit centimètres de long », "eight centimetres long"
  const isOfScar = row !== undefined && [...(rowsOf(row)?.rows ?? [])].some(({ place }) => place === 'scars');
  const links = line.linksAfter(at);
  // « quatre sur cinq à L5 »
  const isScore = over !== undefined && links.some((span) => isWord(span, 'at'));
  return isScore || links.some((span) => isWord(span, 'of', 'from')) || (isOfScar && links.length === 0);
}

/** "one ten flexion, twenty extension": where no row waits for a value. */
export function leadsList(draft: ClauseDraft, line: SpanLine, said: Said, at: number): boolean {
  const next = line.at(at + 1);
  const rows = next === undefined ? undefined : rowsOf(next)?.rows;
  const isFree = draft.current === null || draft.isValueFirst;
  return isFree && rows !== undefined && [...rows].some((row) => accepts(row, said));
}

/** "one out of two right C5, otherwise intact": a score before the root that it is of. */
export function leadsRoot(draft: ClauseDraft, line: SpanLine, said: Said, at: number): boolean {
  const isScore = said.kind === 'number' && said.number.over !== undefined;
  if (!isScore || draft.current !== null || !isRootNext(line, at, ['side'])) return false;
  const root = line.indexOfNext(at, ['side']);
  const value = line.indexOfNext(root, ['side', 'mode', 'rows']);
  const isOfRest = line.spans
    .slice(root, value)
    .some((span) => isWord(span, 'rest', 'elsewhere', 'throughout'));
  const following = line.at(value);
  return isOfRest || following === undefined || line.atom(following) !== 'value';
}

/** « sensibilité diminuée C7 » */
function isRootNext(line: SpanLine, at: number, passing: readonly Atom[] = []): boolean {
  const next = line.at(line.indexOfNext(at, passing));
  const rows = next === undefined ? undefined : rowsOf(next)?.rows;
  return (
    rows !== undefined && [...rows].every(({ cells }) => cells.some(({ measure }) => measure !== undefined))
  );
}

/** « normale des deux côtés de C5 à T1 », « abolie au dermatome L3 »: of roots that have no value of their own. */
function leadsRoots(line: SpanLine, at: number): boolean {
  const passing = ['side', 'scope'] as const;
  if (line.next(at) === 'rows' || !isRootNext(line, at, passing)) return false;
  const value = line.indexOfNext(line.indexOfNext(at, passing), ['side', 'mode', 'rows']);
  const following = line.at(value);
  return following === undefined || line.atom(following) !== 'value' || leads(line, value);
}

/** A result right before a row: "negative Lachman", « absence de réflexe achilléen ». */
export function leads(line: SpanLine, at: number, isFirst = false): boolean {
  if (leadsRoots(line, at)) return true;
  const links = line.linksAfter(at);
  const isOf = links.some((span) => isWord(span, 'of', 'at', 'from', 'over'));
  // « donc positif », "is positive": said of what is before it; "is diminished in C7" of what follows.
  const before = line.at(at - 1);
  if (before !== undefined && !isOf && isWord(before, 'copula', 'therefore')) return false;
  const isTight =
    links.every(
      (span) => isWord(span, 'of', 'at', 'from', 'over', 'filler') || entryOf(span, 'measure') !== undefined,
    ) &&
    (isOf || line.hasLeadingAdjectives || isRootNext(line, at));
  // "hypoesthesia right S1"
  const passing = line.hasLeadingAdjectives && isFirst ? (['side'] as const) : [];
  return line.next(at, passing) === 'rows' && isTight && !links.some((span) => isWord(span, 'and'));
}
