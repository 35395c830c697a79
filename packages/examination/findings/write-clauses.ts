/** Clauses into writes of cells. */
import type { Side } from '@constat/report/catalogue';
import { accepts, isPain } from './accepts.ts';
import type { Clause, Value } from './finding.ts';
import { fillInOrder } from './fill-in-order.ts';
import { resolveTargets } from './resolve-rows.ts';
import type { Target } from './resolve-rows.ts';
import { spreadValues } from './spread-values.ts';
import { writeRange } from './write-range.ts';
import { writeRow } from './write-row.ts';
import { writeScope } from './write-scope.ts';
import type { CellWrite, Writer } from './writer.ts';

/** Rows that a list can be of, at most, for values that follow on it. */
const LONGEST_LIST = 12;

/** Writes what the clauses of an utterance say, in their order: what is said later stands. */
export function writeClauses(writer: Writer, clauses: readonly Clause[]): void {
  takePlace(writer, clauses);
  writer.named = clauses.filter(({ mentions, all }) => mentions.length > 0 && !all);
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    writeClause(writer, clause, next?.except === true ? next : null);
    writer.sidesBefore = sidesInOrder(clause) ?? [];
    const isPassed = next !== undefined && clause.values.length === 0 && clause.mentions.length > 0;
    if (isPassed && !clause.except) writer.ask({ about: 'value', fields: [] });
  }
}

/** The side of each number, where each has one and they differ. */
function sidesInOrder({ values, mentions }: Clause): readonly Side[] | null {
  const sides = values
    .filter(({ said }) => said.kind === 'number')
    .flatMap((value) => (value.sides?.length === 1 ? value.sides : []));
  const isApart = mentions.length === 1 && sides.length > 1 && new Set(sides).size === sides.length;
  return isApart ? sides : null;
}

/** Where nothing is in force, the part of the body that the rows of the utterance share tells what the others mean. */
function takePlace(writer: Writer, clauses: readonly Clause[]): void {
  if (writer.focus.place !== undefined) return;
  const places = clauses
    .flatMap(({ mentions }) => mentions)
    .map(({ rows }) => new Set([...rows].map(({ place }) => place)))
    .filter(({ size }) => size === 1)
    .flatMap((one) => [...one]);
  const [place] = places;
  if (place !== undefined && new Set(places).size === 1) writer.focus = { ...writer.focus, place };
}

function writeClause(writer: Writer, clause: Clause, exception: Clause | null): void {
  writer.beginClause({ isException: clause.except, rows: clause.mentions.length });
  if (clause.values.length === 0) {
    if (clause.except) leaveOut(writer, clause);
    else if (clause.mentions.length > 0 && !writeAdherence(writer, clause)) nameRows(writer, clause);
    return;
  }
  const mayBeWhole = clause.rest || clause.all || clause.mentions.length === 0;
  if (mayBeWhole && writeScope(writer, clause, exception)) return;
  const { asked } = writer;
  const groups = groupValues(withoutReasons(clause));
  if (differsByModeAlone(writer, clause, groups)) return;
  for (const said of groups) {
    const group = knownOf(writer, said);
    // Beside a value that is asked, nothing is sure.
    if (writer.asked !== asked) for (const value of group) value.isUnsure = true;
    writeGroup(writer, clause, group);
  }
}

/** « dix en actif, quinze en passif » of a row that has no modes: which of them is asked. */
function differsByModeAlone(writer: Writer, clause: Clause, groups: readonly (readonly Value[])[]): boolean {
  const numbers = groups.flat().filter(({ said }) => said.kind === 'number');
  const bySide = new Map(numbers.map((value) => [String(value.sides), value]));
  if (numbers.length < 2 || bySide.size === numbers.length) return false;
  const modes = new Set(numbers.map((value) => String(value.modes)));
  if (modes.size < 2) return false;
  const rows = resolveTargets(writer, clause, numbers[0]?.said ?? null)?.map(({ row }) => row) ?? [];
  const cells = rows.flatMap((row) => row.cells);
  if (rows.length !== 1 || cells.some(({ mode }) => mode !== undefined)) return false;
  writer.ask({ about: 'value', fields: cells.map(({ field }) => field.id) });
  return true;
}

/** « cicatrice adhérente »: the name is its own value. */
function writeAdherence(writer: Writer, clause: Clause): boolean {
  const [mention] = clause.mentions;
  if (mention === undefined || ![...mention.rows].every(({ id }) => id.endsWith('Adherence'))) return false;
  const { from, to } = mention;
  const said = { kind: 'results', results: [{ kind: 'result', sense: 'present' }] } as const;
  const value: Value = {
    said,
    from,
    to,
    sides: null,
    modes: null,
    measure: null,
    angles: [],
    isUnsure: false,
  };
  writeGroup(writer, clause, [value]);
  return true;
}

/** A row that is named without a value is in force. */
function nameRows(writer: Writer, clause: Clause): void {
  const rows = resolveTargets(writer, clause, null)?.map(({ row }) => row) ?? [];
  if (rows.length === 0) return;
  writer.recent = rows;
  writer.moveTo(rows[0]);
}

/** « sauf Lachman » without saying what it is: not written with the others, and asked. */
function leaveOut(writer: Writer, clause: Clause): void {
  const rows = new Set(clause.mentions.flatMap((mention) => [...mention.rows]));
  const isOut = ({ row, cell }: CellWrite): boolean =>
    rows.has(row) && (clause.sides === null || cell.side === undefined || clause.sides.includes(cell.side));
  const out = writer.drop(isOut);
  // What is excepted from « négatif » is likely positive, and looked at.
  for (const { row, cell } of out.filter(({ value }) => value === 'Négatif')) {
    writer.put(row, cell, excepted(clause));
  }
  if (out.every(({ field }) => !writer.has(field))) {
    writer.ask({ about: 'value', fields: out.map(({ field }) => field) });
  }
}

function excepted({ from, to }: Clause): Value {
  const said = { kind: 'results', results: [{ kind: 'result', sense: 'positive' }] } as const;
  return {
    said,
    from,
    to: Math.max(to, from + 1),
    sides: null,
    modes: null,
    measure: null,
    angles: [],
    isUnsure: true,
  };
}

/** « extension trente-cinq, zz trente »: words that nobody read may name another row, or take the first number back. */
function knownOf(writer: Writer, group: readonly Value[]): readonly Value[] {
  const isParted = group.some(({ isUnsure, said }, at) => at > 0 && isUnsure && said.kind === 'number');
  if (!isParted) return group;
  writer.askRow();
  return [];
}

/** Why a test was not done. */
const REASONS = new Set(['pain', 'weakness', 'painAndWeakness', 'impossible', 'difficult']);

/** « il n’y arrive pas, donc non fait », « non évaluable, trop de douleur »: not done says all. */
function withoutReasons({ values, mentions }: Clause): readonly Value[] {
  const rows = mentions.flatMap((mention) => [...mention.rows]);
  const isNotDone = ({ said }: Value): boolean =>
    said.kind === 'results' && said.results.some(({ sense }) => sense === 'notDone');
  const isReason = ({ said }: Value): boolean =>
    said.kind === 'results' &&
    (said.results.every(({ sense }) => REASONS.has(sense)) || !rows.some((row) => accepts(row, said)));
  const notDone = values.filter(isNotDone);
  return values.filter(
    (value) =>
      isNotDone(value) ||
      !isReason(value) ||
      !notDone.some(({ sides }) => String(sides) === String(value.sides)),
  );
}

/** Values that stand under one side and mode. */
function groupValues(values: readonly Value[]): readonly (readonly Value[])[] {
  const groups: Value[][] = [];
  for (const value of values) {
    const last = groups.at(-1);
    const before = last?.[0];
    if (before !== undefined && areAlike(before, value)) last?.push(value);
    else groups.push([value]);
  }
  return groups;
}

function areAlike(one: Value, other: Value): boolean {
  return (
    one.said.kind === other.said.kind &&
    one.said.kind !== 'range' &&
    String(one.sides) === String(other.sides) &&
    String(one.modes) === String(other.modes) &&
    String(one.angles) === String(other.angles) &&
    isPain(one.said) === isPain(other.said)
  );
}

function writeGroup(writer: Writer, clause: Clause, group: readonly Value[]): void {
  const [first] = group;
  if (first === undefined || isDetail(clause, first)) return;
  if (first.said.kind === 'range') {
    writeRange(writer, clause, first);
    return;
  }
  const isFollowing = clause.mentions.length === 0;
  const named = isFollowing
    ? writer.recent.map((row) => ({ row, isDeduced: false }))
    : resolveTargets(writer, clause, first.said, {
        count: group.length,
        ...(first.angles.length > 0 && { angles: first.angles }),
      });
  if (named === null) return;
  if (named.length === 0) {
    fillInOrder(writer, clause, group);
    return;
  }
  const targets = listOf(writer, named, group, isFollowing);
  if (targets === null) {
    writer.askRow();
    return;
  }
  if (!isFollowing) {
    const rows = targets.map(({ row }) => row);
    const list = writer.hasList ? writer.recent : [];
    writer.recent = [...new Set([...list, ...rows])].slice(-LONGEST_LIST);
    writer.hasList = true;
  }
  const isOneForEach = group.length === targets.length;
  if (group.length > 1 && !isOneForEach) {
    spreadValues(writer, targets, clause, group);
    return;
  }
  for (const [index, target] of targets.entries()) writeRow(writer, target, clause, group[index] ?? first);
}

/** « positif à quarante degrés »: a number that no row can hold, beside a result that it can, stays in words. */
function isDetail(clause: Clause, { said }: Value): boolean {
  const rows = clause.mentions.flatMap((mention) => [...mention.rows]);
  if (said.kind === 'level') return rows.length === 0;
  const hasResult = clause.values.some((value) => value.said.kind === 'results');
  return said.kind === 'number' && hasResult && rows.length > 0 && !rows.some((row) => accepts(row, said));
}

/** The rows that the values are of: those named, or the list before where one value is said for each of it. */
function listOf(
  { recent }: Writer,
  targets: readonly Target[],
  group: readonly Value[],
  isFollowing: boolean,
): readonly Target[] | null {
  const isOfList = targets.every(({ row }) => recent.includes(row));
  if (isOfList && group.length > 1 && recent.length === group.length && targets.length < group.length) {
    return recent.map((row) => ({ row, isDeduced: false }));
  }
  if (!isFollowing || targets.length === 1) return targets;
  if (group.length === 1) return targets.slice(-1);
  return targets.length === group.length ? targets : null;
}
