/** Which row of the form a name means, among those that share it. */
import type { Row } from '../rows/row.ts';
import { accepts } from './accepts.ts';
import type { Clause, Mention, Said } from './finding.ts';
import type { Writer } from './writer.ts';

/** A row that was named, and whether a convention deduces it from what was said, as a root from a muscle. */
export interface Target {
  readonly row: Row;
  readonly isDeduced: boolean;
}

/** Rows that are told as two numbers together. */
const PAIRS = [/^rachisSchober/u, /^epaulesArcDouloureux/u, /^coudes(?:Pronation|Supination)$/u];

/**
 * The rows that the mentions of a clause mean; null, with a question, where it cannot be told.
 * @param count how many values are said of them
 * @param angles of tests that differ by the angle alone, those that are meant
 */
export function resolveTargets(
  writer: Writer,
  clause: Clause,
  said: Said | null,
  {
    count = 1,
    angles = clause.angles,
  }: { readonly count?: number; readonly angles?: readonly number[] } = {},
): readonly Target[] | null {
  const targets: Target[] = [];
  for (const { rows: named, deduced } of meantOf(clause.mentions, said)) {
    const found = resolve(writer, named, clause, said);
    if (found.length === 0) {
      writer.askRow();
      return null;
    }
    const ofAngle = found.filter(({ angle }) => angles.includes(angle ?? -1));
    const rows = likePeers(ofAngle.length > 0 ? ofAngle : found, clause);
    if (rows.length > 1 && !areMeantTogether(rows, { all: clause.all, angles, count })) {
      writer.askRow(rows.flatMap(({ cells }) => cells.map(({ field }) => field.id)));
      return null;
    }
    targets.push(...rows.map((row) => ({ row, isDeduced: deduced.has(row) })));
  }
  return targets;
}

/** « biceps, triceps et stylo-radial »: of the table that the others of the list are of. */
function likePeers(rows: readonly Row[], { mentions }: Clause): readonly Row[] {
  if (rows.length === 1) return rows;
  const tables = new Set(
    mentions.flatMap((one) => (one.rows.size === 1 ? [...one.rows] : [])).map(({ table }) => table),
  );
  const like = rows.filter(({ table }) => tables.has(table));
  return like.length === 1 ? like : rows;
}

/** « avant-bras, pronation », « Spurling, douleur au bras »: of rows named in passing, the last that can hold the value. */
function meantOf(mentions: readonly Mention[], said: Said | null): readonly Mention[] {
  if (said === null || !mentions.some(({ isApart }) => isApart)) return mentions;
  const able = mentions.filter(({ rows }) => [...rows].some((row) => accepts(row, said)));
  const last = able.findLastIndex(({ isApart }) => isApart);
  return last < 0 ? able : able.slice(last);
}

/** « à zéro et à vingt degrés », « tous », « Schober dix quinze »: all of several rows. */
function areMeantTogether(
  rows: readonly Row[],
  {
    all,
    angles,
    count,
  }: { readonly all: boolean; readonly angles: readonly number[]; readonly count: number },
): boolean {
  const isOneTable = rows.every(({ table }) => table === rows[0]?.table);
  const isAngled = angles.length > 0 && rows.every(({ angle }) => angle !== undefined);
  const isPair = count === rows.length && PAIRS.some((pair) => rows.every(({ id }) => pair.test(id)));
  return isOneTable && (all || isAngled || isPair);
}

/** Of rows that share a name, those that can hold the value and are of the part that is said, or else in force. */
function resolve(writer: Writer, rows: ReadonlySet<Row>, clause: Clause, said: Said | null): readonly Row[] {
  // « flexion » alone is of the wrist, and of a finger where one is named.
  // "reflex biceps five plus": of the table that is named, whether it can be or not.
  const told = clause.isScopeNew ? [...rows].filter((row) => clause.scope?.has(row) === true) : [];
  const meant = told.length > 0 ? told : [...rows];
  const able = said === null ? [] : meant.filter((row) => accepts(row, said));
  const all = able.length > 0 ? able : meant;
  const others = all.filter(({ table }) => table !== 'fingerRange');
  const left = others.length > 0 ? others : all;
  // « jerk test … de l’épaule »: of another joint than the row is.
  if (clause.isScopeNew && clause.scope !== null && left.every((row) => isElsewhere(row, clause.scope)))
    return [];
  if (left.length <= 1) return left;
  if (left.every(({ place }) => place === 'scars')) return scarOf(writer, left, clause);
  const measured = left.filter(({ cells }) => cells.some(({ measure }) => measure !== undefined));
  if (clause.measures !== null && measured.length > 0 && measured.length < left.length) {
    return measured.length === 1 ? measured : resolve(writer, new Set(measured), clause, said);
  }
  const inScope = left.filter((row) => clause.scope?.has(row) === true);
  const { table, place } = writer.focus;
  const inTable = (some: readonly Row[]): readonly Row[] =>
    some.filter((row) => row.table !== undefined && row.table === table);
  if (inScope.length > 0) return inScope.length > 1 ? orElse(inTable(inScope), inScope) : inScope;
  const near = orElse(inTable(left), left);
  return orElse(
    near.filter((row) => row.place === place),
    left,
  );
}

/** Nerves, girths and gait are told with any part of a limb. */
const ANYWHERE = new Set(['neuroUpper', 'neuroLower', 'circumferences', 'gait', 'general', 'scars']);

function isElsewhere({ place }: Row, scope: ReadonlySet<Row> | null): boolean {
  const places = new Set([...(scope ?? [])].map((row) => row.place));
  return !ANYWHERE.has(place) && [...places].every((one) => one !== place && !ANYWHERE.has(one));
}

function orElse(some: readonly Row[], otherwise: readonly Row[]): readonly Row[] {
  return some.length > 0 ? some : otherwise;
}

/** Of several scars the one that is named or in force; the first where none is described yet. */
function scarOf(writer: Writer, rows: readonly Row[], { scope }: Clause): readonly Row[] {
  const named = rows.filter((row) => scope?.has(row) === true);
  if (named.length === 1) return named;
  const last = writer.recent.findLast(({ place }) => place === 'scars')?.id.slice(0, 'cicatrice1'.length);
  const inForce = rows.filter(({ id }) => last !== undefined && id.startsWith(last));
  if (inForce.length > 0) return inForce;
  const isEmpty = ({ place, cells }: Row): boolean =>
    place !== 'scars' || cells.every(({ field }) => writer.form.value(field.id) === '');
  return writer.examination.rows.every(isEmpty) ? rows.slice(0, 1) : rows;
}
