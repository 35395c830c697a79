/** Rows as they are named, narrowed by what is said beside them. */
import type { Entry } from '../lexicon/entry.ts';
import type { Row } from '../rows/row.ts';
import { intersect, isWord } from '../words/span.ts';
import type { Span } from '../words/span.ts';
import { accepts } from './accepts.ts';
import type { ClauseDraft } from './clause-draft.ts';
import type { Clause, Mention, Result, Value } from './finding.ts';
import type { SpanLine } from './span-line.ts';

type RowsEntry = Extract<Entry, { kind: 'rows' }>;

export function readRows(draft: ClauseDraft, line: SpanLine, entry: RowsEntry, at: number): void {
  const span = line.at(at);
  if (span === undefined) return;
  const hasUnknown = draft.unknown > 0;
  draft.unknown = 0;
  // « Lasègue croisé », "crossed straight leg raise": a test that the form has not.
  const isOther = [line.at(at - 1), line.at(at + 1)].some((one) => one !== undefined && isOtherTest(one));
  if (isOther) {
    if (draft.values.length > 0) draft.close();
    draft.open(span.from).mentions.push({
      rows: new Set(),
      deduced: new Set(),
      names: [],
      isApart: false,
      from: span.from,
      to: span.to,
    });
    return;
  }
  const { rows, deduced } = entry;
  const mention: Mention = { rows, deduced, names: [rows], isApart: false, from: span.from, to: span.to };
  if (entry.narrowsOnly) {
    narrowOnly(draft, line, mention, at);
    return;
  }
  if (draft.narrowing !== null) {
    const both = intersect(rows, draft.narrowing);
    if (both.size > 0) mention.rows = both;
    draft.narrowing = null;
  }
  const isSame = draft.current?.mentions.at(-1)?.from === span.from;
  const link = line.linkBefore(at, ['side', 'mode']);
  const isListed =
    isSame || (draft.isValueFirst && link !== 'of' && !hasUnknown && mayShare(draft, line, mention, at));
  if (draft.pending === null && narrowList(draft, line, mention, at)) return;
  if (draft.pending === null && belongs(draft.current, mention, span, link)) return;
  takeLastValue(draft, line, at);
  if ((draft.values.length > 0 && !isListed) || line.isContrasted(at)) draft.close();
  draft.leaveScope(mention.rows);
  const current = draft.open(span.from);
  current.to = span.to;
  // « McMurray du genou droit, Thessaly négatif »: the first has no value of its own here.
  const isInterrupted = draft.values.length === 0 && link !== 'and' && isQualified(line, at);
  const mayNarrow = link === 'mark' ? isPartOf(mention, current) : link !== 'and';
  if (mayNarrow && !isSame && narrow(current, mention, span)) return;
  if (isInterrupted && current.mentions.length > 0) {
    draft.close();
    draft.open(span.from).mentions.push(mention);
    return;
  }
  // « flexion de l’IPP de l’index »: the table of the fingers is of flexion alone.
  const isOfFinger = [...mention.rows].every(({ table }) => table === 'fingerRange');
  // « avant-bras droit, pronation »: the part and the movement, and not two rows.
  const before = current.mentions.at(-1);
  const isApart = link !== 'and' && !isSame && before !== undefined && !shareTable(before, mention);
  const isOfAnother = draft.values.length === 0 && ((link === 'of' && isOfFinger) || hasVerb(line, at));
  if (isOfAnother) current.mentions = [];
  mention.isApart = isApart;
  // « MCP du majeur et de l’annulaire »: of the same joint.
  if (link === 'and' && before !== undefined && before.names.length > 1) {
    const shared = before.names.map((name) => intersect(name, mention.rows)).find(({ size }) => size > 0);
    if (shared !== undefined && shared.size < mention.rows.size) mention.rows = shared;
  }
  current.mentions.push(mention);
  draft.isScopeNew = false;
  const denial = denialBefore(line, at);
  if (
    draft.pending === null &&
    denial !== undefined &&
    isWord(denial, 'without') &&
    line.next(at) !== 'value'
  )
    draft.pending = denied(denial);
  takePending(draft, current);
}

/** « pulpe-paume : index trois, majeur deux » */
function isPartOf({ rows }: Mention, { mentions }: Clause): boolean {
  return mentions.every((one) => intersect(one.rows, rows).size < one.rows.size);
}

/** A side or a part of the body stands between a row and the one before it. */
function isQualified(line: SpanLine, at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const span = line.at(index);
    const atom = span === undefined ? null : line.atom(span);
    if (atom !== null) return atom === 'side' || atom === 'scope';
  }
  return false;
}

function shareTable(one: Mention, other: Mention): boolean {
  const tables = new Set([...one.rows].map(({ table }) => table));
  return [...other.rows].some(({ table }) => tables.has(table));
}

/** "the sign is there, Wartenberg is absent": the row before has a sentence of its own. */
function hasVerb(line: SpanLine, at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const span = line.at(index);
    if (span === undefined) return false;
    const atom = line.atom(span);
    if (atom === 'rows' || atom === 'value' || atom === 'stop') return false;
    if (isWord(span, 'copula')) return true;
  }
  return false;
}

function isOtherTest(span: Span): boolean {
  return (
    isWord(span, 'otherTest') &&
    span.entries.every(({ kind }) => kind === 'word' || kind === 'side' || kind === 'table')
  );
}

/** "negative Lachman and drawer": a row that has no value of its own, and can hold the one before. */
function mayShare({ values }: ClauseDraft, line: SpanLine, { rows }: Mention, at: number): boolean {
  const [value] = values;
  const next = line.indexOfNext(at, ['rows', 'side', 'mode']);
  const following = line.at(next);
  // "decreased in L5 and S1 on the left, normal elsewhere"
  const between = line.spans.slice(at + 1, next);
  const isOfRest = [...between, ...line.linksAfter(next)].some((span) =>
    isWord(span, 'rest', 'throughout', 'elsewhere'),
  );
  const isOwn = following !== undefined && line.atom(following) === 'value' && !isOfRest;
  return !isOwn && value !== undefined && [...rows].some((row) => accepts(row, value.said));
}

/** « pas de signe de Froment » */
function denialBefore(line: SpanLine, at: number): Span | undefined {
  for (let index = at - 1; index >= 0; index -= 1) {
    const span = line.at(index);
    if (span === undefined || line.atom(span) !== null || span.mark !== undefined) return undefined;
    if (isWord(span, 'without')) return span;
    if (!isWord(span, 'filler', 'of', 'at')) return undefined;
  }
  return undefined;
}

/** The value that was said before its row. */
function takePending(draft: ClauseDraft, current: Clause): void {
  const { pending } = draft;
  if (pending === null) return;
  if (pending.sides === null || pending.modes === null) draft.take(pending);
  current.values.push(...draft.pendingBefore, pending);
  draft.pendingBefore = [];
  current.from = Math.min(current.from, pending.from);
  draft.pending = null;
  draft.isValueFirst = true;
}

/** « SLR assis … couché … »: a position names the same test again. */
function narrowOnly(draft: ClauseDraft, line: SpanLine, mention: Mention, at: number): void {
  const { current } = draft;
  const { from, to } = mention;
  // « trente-cinq, et pour l’interne … »: of what follows.
  if (draft.values.length > 0 && line.linkBefore(at) === 'and') {
    draft.close();
    draft.narrowing = mention.rows;
    return;
  }
  // « externe : trente-cinq à droite »: of the values that follow.
  const isBefore = line.at(line.indexOfNext(at, ['side', 'mode']))?.number !== undefined;
  const last = (current ?? draft.clauses.at(-1))?.mentions.at(-1);
  const name = last?.names[0];
  const again = name === undefined ? new Set<Row>() : intersect(name, mention.rows);
  const hasValues = current !== null && current.values.length > 0;
  const isNamed = current === null && (again.size > 0 || (last !== undefined && isBefore));
  if (!hasValues && !isNamed) {
    const isNarrowed = current !== null && narrow(current, mention, { from, to, entries: [] });
    draft.narrowing = isNarrowed ? null : mention.rows;
    return;
  }
  // « cinquante degrés couché »: of the value before it, where no position is told yet.
  const isFirst = last !== undefined && last.names.length === 1 && last.rows.size > 1;
  if (
    hasValues &&
    current.values.length === 1 &&
    isFirst &&
    narrow(current, mention, { from, to, entries: [] })
  )
    return;
  // « et soixante-dix assis »
  const own = hasValues && !isBefore && current.values.length > 1 ? current.values.pop() : undefined;
  const rows = again.size > 0 ? again : mention.rows;
  draft.close();
  const next = draft.open(from);
  next.mentions.push({ ...mention, rows, names: [name ?? rows, mention.rows] });
  if (own !== undefined) next.values.push(own);
  takePending(draft, next);
}

/** « tous négatifs à droite, positif à gauche pour le McMurray »: the last value is of the row named after it. */
function takeLastValue(draft: ClauseDraft, line: SpanLine, at: number): void {
  const { current } = draft;
  if (current === null || draft.pending !== null || line.linkBefore(at) !== 'of') return;
  const next = line.next(at);
  const isLast = next === 'end' || next === 'stop';
  if (!isLast || current.values.length < 2 || !(current.all || current.mentions.length === 0)) return;
  draft.pending = current.values.pop() ?? null;
  draft.close();
}

/** "forty-five at the MCP and eighty at the PIP, right ring finger": of the whole list before it. */
function narrowList(draft: ClauseDraft, line: SpanLine, mention: Mention, at: number): boolean {
  const next = line.next(at, ['side', 'mode']);
  if (draft.values.length === 0 || (next !== 'end' && next !== 'stop')) return false;
  const list = draft.current === null ? draft.clauses : [...draft.clauses, draft.current];
  const last = list.flatMap(({ mentions }) => mentions);
  const isOf = ({ rows }: Mention): boolean => {
    const both = intersect(rows, mention.rows);
    return both.size > 0 && both.size < rows.size;
  };
  if (last.length === 0 || !last.every(isOf)) return false;
  for (const one of last) one.rows = intersect(one.rows, mention.rows);
  return true;
}

/** "two centimetres for the ring finger": which of the named rows the value is of. */
function belongs(
  current: Clause | null,
  mention: Mention,
  span: Span,
  link: ReturnType<SpanLine['linkBefore']>,
): boolean {
  const last = current?.mentions.at(-1);
  if (current === null || last === undefined || link !== 'of') return false;
  if (current.values.length === 0 || current.mentions.length > 1) return false;
  const both = intersect(last.rows, mention.rows);
  return both.size > 0 && both.size < last.rows.size && narrow(current, mention, span);
}

/** « index, IPP »: what is said right after a row and may be of it narrows it. */
function narrow(current: Clause, mention: Mention, span: Span): boolean {
  const all = current.mentions.map(({ rows }) => intersect(rows, mention.rows));
  const isOfAll = all.length > 0 && all.every(({ size }) => size > 0);
  const last = all.at(-1);
  if (!isOfAll && (last === undefined || last.size === 0)) return false;
  for (const [index, one] of current.mentions.entries()) {
    if (!isOfAll && index < current.mentions.length - 1) continue;
    one.rows = all[index] ?? one.rows;
    one.names = [...one.names, mention.rows];
    one.to = span.to;
  }
  return true;
}

/** « pas de clonus », "no drop arm": the sign is not there. */
function denied({ from, to }: Span): Value {
  const results: readonly Result[] = [
    { kind: 'result', sense: 'absent' },
    { kind: 'result', sense: 'negative' },
  ];
  const said = { kind: 'results', results } as const;
  return { said, from, to, sides: null, modes: null, measure: null, angles: [], isUnsure: false };
}
