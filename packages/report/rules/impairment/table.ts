/** A table of impairments as a person loads it, and what sequelae take from it. */
import type { Localised } from '../../catalogue/index.ts';
import { computeImpairment } from './compute.ts';
import type { Dpjv, Impairment, Nature, Sequela, TableName } from './impairment.ts';
import { readPercent, shareOf, typedPercent, writePercent } from './percent.ts';
import type { Hundredths } from './percent.ts';

/** One line of the table: what a code, and where it has several lines a measure, is worth. */
export interface TableRow {
  /** Of the file, from 1. */
  readonly line: number;
  readonly nature: Nature;
  readonly code: string;
  readonly chapter: string;
  readonly description: Localised;
  readonly percent: Hundredths;
  /** Where the physician chooses, up to this; null where the percentage is the only one. */
  readonly max: Hundredths | null;
  /** What has its like on the other side of the body; empty for what has none. */
  readonly organ: string;
  /** What the line stands for where the code has several: hundredths of a degree or of another unit. */
  readonly measure: number | null;
}

/** The DPJV of the sums from one to another, both included: a percentage, or a share of the sum. */
export interface DpjvRow {
  readonly line: number;
  readonly of: Nature;
  readonly from: Hundredths;
  readonly to: Hundredths;
  readonly percent: Hundredths | null;
  /** Hundredths of a percent of the sum. */
  readonly rate: Hundredths | null;
}

export interface ImpairmentTable extends TableName {
  readonly rows: readonly TableRow[];
  readonly dpjv: readonly DpjvRow[];
}

function codeKey(code: string): string {
  return code.trim().toLowerCase();
}

/** The lines of each code; a table is read once, as each letter in a form of many sequelae asks for many codes. */
const BY_CODE = new WeakMap<ImpairmentTable, { readonly [Name in Nature]: Map<string, TableRow[]> }>();

function byCode(table: ImpairmentTable): { readonly [Name in Nature]: Map<string, TableRow[]> } {
  const known = BY_CODE.get(table);
  if (known !== undefined) return known;
  const read = { dap: new Map<string, TableRow[]>(), pe: new Map<string, TableRow[]>() };
  for (const row of table.rows) {
    const key = codeKey(row.code);
    const rows = read[row.nature].get(key);
    if (rows === undefined) read[row.nature].set(key, [row]);
    else rows.push(row);
  }
  BY_CODE.set(table, read);
  return read;
}

/** The lines of a code, in the order of the table. */
export function rowsOf(table: ImpairmentTable, nature: Nature, code: string): readonly TableRow[] {
  const key = codeKey(code);
  return key === '' ? [] : (byCode(table)[nature].get(key) ?? []);
}

/**
 * The line of a measure: its own, or of the two that it lies between the one with the higher percentage (Hassan-Abdi, 1996,
 * after the memento « Ankyloses » of the Tribunal administratif du travail). Undefined beyond the first or the last line.
 */
export function rowOfMeasure(rows: readonly TableRow[], measure: number): TableRow | undefined {
  const scale = rows.flatMap((row) => (row.measure === null ? [] : [{ row, at: row.measure }]));
  const below = scale.filter(({ at }) => at <= measure).toSorted((one, other) => other.at - one.at)[0];
  const above = scale.filter(({ at }) => at >= measure).toSorted((one, other) => one.at - other.at)[0];
  if (below === undefined || above === undefined) return undefined;
  return above.row.percent > below.row.percent ? above.row : below.row;
}

/** The line that a sequela takes its percentage from; undefined where its code, or its measure, has none. */
export function rowOf(table: ImpairmentTable, sequela: Sequela): TableRow | undefined {
  const rows = rowsOf(table, sequela.nature, sequela.code);
  if (rows.length === 1 && rows[0]?.measure === null) return rows[0];
  const measure = readPercent(sequela.measure.replace(/\s*°$/u, ''));
  return measure === undefined ? undefined : rowOfMeasure(rows, measure);
}

/** The DPJV of a sum; undefined where no line of the table holds it. */
export function dpjvOfSum(
  table: ImpairmentTable,
  nature: Nature,
  sum: Hundredths,
): { readonly row: DpjvRow; readonly percent: Hundredths } | undefined {
  const row = table.dpjv.find(({ of, from, to }) => of === nature && from <= sum && sum <= to);
  if (row === undefined) return undefined;
  return { row, percent: row.percent ?? shareOf(sum, row.rate ?? 0) };
}

/**
 * The sequela with what the table says of its code: the percentage where it is the only one, the description and the organ
 * where they are empty or were the table's. What the physician typed stays but for the percentage that the line has.
 * @param before the same sequela before its code or its measure was changed
 */
export function withRow(
  table: ImpairmentTable,
  sequela: Sequela,
  before: Sequela,
  language: 'fr' | 'en',
): Sequela {
  const first = rowsOf(table, sequela.nature, sequela.code)[0];
  const row = rowOf(table, sequela);
  const named = row ?? first;
  const last = rowsOf(table, before.nature, before.code);
  const isTables = (text: string, of: (row: TableRow) => readonly string[]) =>
    text.trim() === '' || last.some((one) => of(one).includes(text));
  const description = isTables(sequela.description, (one) => [one.description.fr, one.description.en])
    ? (named?.description[language] ?? '')
    : sequela.description;
  const organ = isTables(sequela.organ, (one) => [one.organ]) ? (named?.organ ?? '') : sequela.organ;
  const filled = { ...sequela, description, organ };
  if (row !== undefined && row.max === null)
    return {
      ...filled,
      percent: typedPercent(row.percent, language),
      origin: { tableId: table.id, line: row.line },
    };
  // A percentage of the table goes when its line does.
  return sequela.origin === null ? filled : { ...filled, percent: '', origin: null };
}

/** The DPJV that the table gives for the sums; what the physician typed for the same sum stays. */
export function withDpjvOf(
  table: ImpairmentTable,
  impairment: Impairment,
  language: 'fr' | 'en',
): Impairment {
  const sums = computeImpairment(impairment)?.sums ?? { dap: 0, pe: 0 };
  const fixed = (nature: Nature): Dpjv | null => {
    const present = impairment.dpjv[nature];
    const sum = sums[nature];
    if (sum === 0) return null;
    if (present !== null && present.origin === null) return present;
    const found = dpjvOfSum(table, nature, sum);
    if (found === undefined) return null;
    return {
      sum: writePercent(sum, 'fr'),
      percent: writePercent(found.percent, language),
      origin: { tableId: table.id, line: found.row.line },
    };
  };
  return withTable(table, { ...impairment, dpjv: { dap: fixed('dap'), pe: fixed('pe') } });
}

/** The same with the name of the table among those that figures come from; its text keeps only those that are used. */
function withTable({ id, version, source, date }: TableName, impairment: Impairment): Impairment {
  return {
    ...impairment,
    tables: [...impairment.tables.filter((one) => one.id !== id), { id, version, source, date }],
  };
}

/** Everything that came from a table, taken anew from this one; what the physician typed stays. */
export function retakenFrom(
  table: ImpairmentTable,
  impairment: Impairment,
  language: 'fr' | 'en',
): Impairment {
  const sequelae = impairment.sequelae.map((sequela) =>
    sequela.origin === null ? sequela : withRow(table, sequela, sequela, language),
  );
  return withDpjvOf(table, { ...impairment, sequelae }, language);
}

/** The tables, other than this one, that figures were taken from. */
export function otherTables({ tables }: Impairment, loaded: TableName | null): readonly TableName[] {
  return tables.filter(({ id }) => id !== loaded?.id);
}
