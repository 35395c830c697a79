/** Values, and the rows that they are of. */
import { NORMALS } from '@constat/report/catalogue';
import type { Place, Row } from '../rows/row.ts';
import { entryOf, isUnknown, isWord, rowsOf } from '../words/span.ts';
import type { SaidNumber } from '../words/read-number.ts';
import type { Span } from '../words/span.ts';
import type { ClauseDraft } from './clause-draft.ts';
import type { Clause, Said, Value } from './finding.ts';
import { isPain } from './accepts.ts';
import { isRangeAlone, leads, leadsList, leadsOf, leadsRoot } from './leading-values.ts';
import type { SpanLine } from './span-line.ts';

/** Reads the number at `at`; answers how many spans after it were taken with it. */
export function readNumber(
  draft: ClauseDraft,
  line: SpanLine,
  { rows, place: inForce }: { readonly rows: readonly Row[]; readonly place: Place | undefined },
  at: number,
): number {
  const span = line.at(at);
  const number = span?.number;
  if (span === undefined || number === undefined) return 0;
  const before = line.at(at - 1);
  if (isNormal(line, at)) return 0;
  // « je gagne dix degrés »: how much more, and no angle.
  if (isGained(line, at)) {
    draft.unknown += 1;
    return 0;
  }
  // « deux signes de Waddell sur cinq »
  if (before !== undefined && isWord(before, 'over') && !isWord(before, 'of')) return 0;
  if (draft.current !== null && isAngle(draft, span, inForce)) {
    placeAngle(draft, draft.current, line, at, number.value);
    return 0;
  }
  if (isHeight(number)) {
    nameHeight(draft, rows, span);
    readValue(draft, line, { kind: 'number', number }, span, at);
    return 0;
  }
  const relative = relativeAt(line, at);
  const isResult = before !== undefined && isWord(before, 'therefore') && draft.values.length > 0;
  if (relative !== null && (isToldOfBoth(draft) || isResult)) return relative.end - at;
  if (relative !== null) {
    readValue(draft, line, { kind: 'number', number, relative: relative.sign }, span, relative.end);
    return relative.end - at;
  }
  const link = line.at(at + 1);
  const end = line.at(at + 2);
  // « un arc douloureux entre soixante-dix et cent dix »; of a movement it is no measure.
  const isBetween =
    before !== undefined &&
    isWord(before, 'between') &&
    link !== undefined &&
    isWord(link, 'and') &&
    draft.rows.some(({ id }) => id.startsWith('epaulesArcDouloureux'));
  const isRange =
    link !== undefined && (isWord(link, 'to') || isBetween || link.mark === '-' || link.mark === '–');
  if (isRange && end?.number !== undefined && number.over === undefined) {
    const said: Said = { kind: 'range', low: number, high: end.number };
    readValue(draft, line, said, { ...span, to: end.to }, at + 2);
    return 2;
  }
  // « deux comprimés »: a number of something else.
  const isCount =
    number.unit === undefined && number.over === undefined && link !== undefined && isUnknown(link);
  if (isCount && draft.rows.length === 0 && !draft.lack) return 0;
  if (link !== undefined && isWord(link, 'countNoun')) return 0;
  const isLackAfter = link !== undefined && isWord(link, 'lack') && end?.number === undefined;
  // « déficit d’extension de vingt en actif, quinze en passif »: what is lacking in each.
  const isStillLack = draft.lacking !== null && draft.lacking === draft.current;
  const isLack = draft.lack || isLackAfter || isStillLack;
  if (!isLack) {
    readValue(draft, line, { kind: 'number', number }, span, at);
    return 0;
  }
  draft.lack = false;
  // What is lacking is told with no sign, so the physician looks at it.
  draft.unknown += 1;
  readValue(draft, line, { kind: 'number', number: { ...number, isNegative: true } }, span, at);
  if (draft.pending === null) nameExtension(draft.current, rows, span);
  draft.lacking = draft.current;
  return 0;
}

function isGained(line: SpanLine, at: number): boolean {
  return [at - 1, at - 2].some((index) => {
    const span = line.at(index);
    return span !== undefined && isWord(span, 'gain');
  });
}

/** Words between « devrait » and the number that a healthy joint reaches, at most. */
const LONGEST_NORMAL = 4;

/** « vingt sur une normale de trente », « une épaule saine devrait monter à cent quatre-vingts » */
function isNormal(line: SpanLine, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - LONGEST_NORMAL); index -= 1) {
    const span = line.at(index);
    if (span === undefined) return false;
    if (isWord(span, 'normalOf')) return true;
    if (line.atom(span) !== null) return false;
  }
  return false;
}

/** « positif à vingt, négatif à zéro » and « à zéro négatif, à vingt positif ». */
function placeAngle(draft: ClauseDraft, clause: Clause, line: SpanLine, at: number, angle: number): void {
  const last = clause.values.at(-1);
  if (last === undefined) clause.angles.push(angle);
  else if (clause.angles.length > 0 && ['value', 'rows'].includes(line.next(at)))
    draft.angles = [...draft.angles, angle];
  else last.angles = [...last.angles, angle];
}

export function readValue(draft: ClauseDraft, line: SpanLine, said: Said, span: Span, at: number): void {
  const { from, to } = span;
  const isUnsure = draft.unknown > 0;
  const value: Value = { said, from, to, sides: null, modes: null, measure: null, angles: [], isUnsure };
  value.angles = draft.angles;
  draft.angles = [];
  draft.unknown = 0;
  // « mais impossible sur la pointe »
  if (draft.current?.values.length === 0 && line.isContrasted(at) && leads(line, at)) draft.close();
  const { current } = draft;
  const isFree = current === null || current.mentions.length === 0 || current.values.length > 0;
  // « avec douleur »: of what is before it.
  const mayLead =
    said.kind === 'number'
      ? leadsOf(line, at, said.number) || leadsList(draft, line, said, at) || leadsRoot(draft, line, said, at)
      : !isPain(said) && leads(line, at, draft.current === null) && !isRangeAlone(line, said, at);
  if (isFree && mayLead && !(current?.all === true) && !draft.all && !draft.rest) {
    const isList = current !== null && current.mentions.length === 0 && line.linkBefore(at) === 'and';
    draft.pendingBefore = isList ? [...draft.values] : [];
    if (isList) draft.current = null;
    else if (draft.values.length > 0) draft.close();
    draft.pending = value;
  } else {
    const clause = draft.open(from);
    clause.values.push(value);
    clause.to = to;
    const last = clause.values.at(-2);
    // « positif à droite à trente secondes », "seventy right with lumbar pain": of the finding before.
    const isOfLast = last !== undefined && last.said.kind !== said.kind && last.sides !== null;
    const isFresh = draft.sides.isFresh || draft.modes.isFresh;
    if (isOfLast && !isFresh && !draft.sides.waits(last)) {
      value.sides = last.sides;
      value.isOfLast = said.kind === 'number' && said.number.unit === 's';
      if (last.modes === null) draft.modes.take(value, draft.current);
      else value.modes = last.modes;
      return;
    }
  }
  draft.take(value);
}

/** « un sur deux en L5, deux sur deux ailleurs »: the value before the word is one of its own. */
export function splitLastValue(
  draft: ClauseDraft,
  mark: (clause: Clause) => void,
  { alone }: { readonly alone: boolean },
): boolean {
  const { current } = draft;
  const value = current?.values.at(-1);
  if (current === null || value === undefined) return false;
  const isOnly = current.values.length < 2 && current.mentions.length > 0;
  if (isOnly && !alone) return false;
  if (current.values.length > 1 || isOnly) {
    current.values.pop();
    draft.close();
    draft.open(value.from).values.push(value);
  }
  if (draft.current !== null) mark(draft.current);
  if (draft.sides.isLoose) {
    value.sides = null;
    if (draft.current !== null) draft.current.sides = ['Droit', 'Gauche'];
  }
  return true;
}

/** « à zéro et à vingt degrés » of tests that differ by the angle alone. */
function isAngle(
  { rows, current, scope }: ClauseDraft,
  { number }: Span,
  inForce: Place | undefined,
): boolean {
  if (number === undefined || number.over !== undefined || number.grade !== '') return false;
  if (number.unit !== undefined && number.unit !== 'degree') return false;
  const within = current?.scope ?? scope;
  const meant = rows.filter((row) => (within === null ? row.place === inForce : within.has(row)));
  return (meant.length > 0 ? meant : rows).some(({ angle }) => angle === number.value);
}

/** Nothing else of a person that is measured here is a metre long. */
function isHeight({ unit, value }: SaidNumber): boolean {
  return (unit === 'm' && value < 3) || (unit === 'cm' && value >= 100 && value < 250);
}

/** « il mesure un mètre soixante-dix-huit » */
function nameHeight(draft: ClauseDraft, rows: readonly Row[], { from, to }: Span): void {
  const height = rows.find(({ cells }) => cells.some(({ field }) => field.isHeight === true));
  if (height === undefined || draft.rows.includes(height)) return;
  draft.close();
  const set = new Set([height]);
  draft.open(from).mentions.push({ rows: set, deduced: new Set(), names: [set], isApart: false, from, to });
}

/** « un flexum de dix degrés » is of the extension, which need not be named. */
function nameExtension(current: Clause | null, all: readonly Row[], { from, to }: Span): void {
  if (current === null || current.mentions.length > 0) return;
  const isExtension = ({ cells }: Row): boolean =>
    cells.some(({ field }) => field.normal !== undefined && 'isExtension' in NORMALS[field.normal]);
  const rows = new Set(all.filter(isExtension));
  current.mentions.push({ rows, deduced: new Set(), names: [rows], isApart: false, from, to });
}

/** « trente-sept à droite, trente-six à gauche, donc un de moins »: the difference says nothing more. */
function isToldOfBoth({ values }: ClauseDraft): boolean {
  const sides = values.flatMap((value) => (value.said.kind === 'number' ? (value.sides ?? []) : []));
  return new Set(sides).size > 1;
}

/** « quinze de moins que le côté sain »: the side that is named there is the one it is told against. */
function relativeAt(line: SpanLine, at: number): { readonly sign: -1 | 1; readonly end: number } | null {
  const next = line.at(at + 1);
  if (next === undefined || !isWord(next, 'less', 'more')) return null;
  let end = at + 1;
  let hasSide = false;
  for (let index = at + 2; index < line.spans.length; index += 1) {
    const span = line.at(index);
    if (span === undefined || span.mark !== undefined || span.number !== undefined) break;
    if (rowsOf(span) !== undefined) break;
    const isSide = entryOf(span, 'side') !== undefined;
    if (isSide && hasSide) break;
    if (!isSide && !isWord(span, 'asSide', 'filler', 'of') && !isUnknown(span)) break;
    hasSide ||= isSide;
    end = index;
  }
  return { sign: isWord(next, 'less') ? -1 : 1, end };
}
