/** Parts of the body and tables, and what each is of. */
import type { Row } from '../rows/row.ts';
import { entryOf, intersect, isWord } from '../words/span.ts';
import type { ClauseDraft } from './clause-draft.ts';
import type { Atom, SpanLine } from './span-line.ts';

/** A table or a part of the body: of the clause in hand, or of those that follow. */
export function readScope(
  draft: ClauseDraft,
  line: SpanLine,
  at: number,
  { scope, lastAtom }: { readonly scope: ReadonlySet<Row>; readonly lastAtom: Atom | null },
): void {
  const { current } = draft;
  // « réflexes »: no strength and no sensation any more.
  if ([...scope].every(({ cells }) => cells.every(({ measure }) => measure === undefined))) {
    draft.measures = null;
    if (current !== null && current.values.length === 0) current.measures = null;
  }
  if (current !== null && isTrailing(draft, line, at)) {
    // « flexion cent, abduction quatre-vingts, épaule gauche »: of the whole list before it.
    for (const clause of [...draft.clauses, current]) {
      if (clause.scope !== null) continue;
      clause.scope = scope;
      clause.isScopeNew = true;
    }
    draft.scope = scope;
    return;
  }
  if (current !== null && isOfCurrent(draft, line, at, lastAtom)) {
    const within = narrowScope(current.scope ?? draft.scope, scope);
    current.scope = within;
    current.isScopeNew = true;
    draft.scope = within;
    return;
  }
  // « cicatrice un au genou droit »: where the scar is.
  if (draft.isScopeNew && [...(draft.scope ?? [])].every(({ place }) => place === 'scars')) return;
  draft.close();
  // "right hip": the side was said of it.
  const isSided = [line.at(at - 1), line.at(at - 2)].some(
    (span) => span !== undefined && (entryOf(span, 'side') !== undefined || isWord(span, 'otherOne')),
  );
  // "left knee, all the meniscal tests": what is of the same joint is of its side.
  const places = new Set([...(draft.scope ?? [])].map(({ place }) => place));
  const isWithin = places.size === 1 && [...scope].every(({ place }) => places.has(place));
  if (!isSided && !isWithin) draft.sides.loosen();
  draft.modes.isHeader = false;
  draft.scope = draft.isScopeNew ? narrowScope(draft.scope, scope) : scope;
  draft.isScopeNew = true;
}

function isTrailing({ values, scope, sides }: ClauseDraft, line: SpanLine, at: number): boolean {
  const next = line.next(at, ['side', 'mode']);
  const isOf = line.linkBefore(at, ['side', 'mode']) === 'of';
  // « positifs épaule droite », where no side was said before
  const last = values.at(-1);
  const following = line.at(at + 1);
  const isSided = following !== undefined && entryOf(following, 'side') !== undefined;
  const isFirst = isSided && last !== undefined && sides.held === null && sides.waits(last);
  return values.length > 0 && scope === null && (next === 'end' || next === 'stop' || isOf || isFirst);
}

function isOfCurrent(
  { current, values, isScopeNew, isValueFirst, scope }: ClauseDraft,
  line: SpanLine,
  at: number,
  lastAtom: Atom | null,
): boolean {
  if (values.length === 0 || lastAtom === 'rows') return true;
  // "ten degrees internal rotation passive, right hip"
  if (isValueFirst && current?.scope === null && scope === null) return true;
  // "full and painless range of motion of the neck"
  if (current?.mentions.length === 0 && !isScopeNew && line.next(at, ['scope', 'side']) !== 'rows')
    return true;
  const before = line.at(at - 1);
  const isBelonging =
    line.linkBefore(at, ['side', 'mode']) === 'of' ||
    (current?.all === true && lastAtom === 'value') ||
    (before !== undefined && (isWord(before, 'all', 'rest') || entryOf(before, 'side')?.side === 'both'));
  return isBelonging && line.next(at) !== 'rows';
}

/** « ligaments de la cheville » is what both are of; where nothing is, the later word counts. */
function narrowScope(before: ReadonlySet<Row> | null, scope: ReadonlySet<Row>): ReadonlySet<Row> {
  const both = before === null ? scope : intersect(before, scope);
  return both.size > 0 ? both : scope;
}
