/** A file as a table, or what is wrong with it. */
import { readWholeDate } from '../../written-dates.ts';
import type { Nature, TableName } from '../impairment.ts';
import { readPercent, WHOLE } from '../percent.ts';
import type { DpjvRow, ImpairmentTable, TableRow } from '../table.ts';
import { LONGEST_TEXT, MOST_PROBLEMS, MOST_ROWS } from './problems.ts';
import type { TableProblem, TableProblemReason } from './problems.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import type { Column, TableRecord } from './records.ts';

export type TableFormat = 'csv' | 'json';

export interface ReadTable {
  /** Without its id; null where there is a problem. */
  readonly table: Omit<ImpairmentTable, 'id'> | null;
  /** The first of them, in the order of the file. */
  readonly problems: readonly TableProblem[];
}

const NATURES: readonly Nature[] = ['dap', 'pe'];
const TEXTS = [
  'code',
  'chapter',
  'description_fr',
  'description_en',
  'organ',
] as const satisfies readonly Column[];
/** What a spreadsheet would run rather than show. */
const FORMULA = /^[=+\-@\t\r]/u;
const DATE = /^\d{4}-\d{2}-\d{2}$/u;
/** Sums that a DPJV is given for. */
const MOST_SUMS = 1_000;

/** Reads a file that a person has chosen. A table has a version, a source and a date, and at least one line. */
export function readTable(text: string, format: TableFormat): ReadTable {
  const read = format === 'json' ? readJson(text) : readCsv(text);
  const reader = new TableReader(read.problems);
  if (read.problems.length === 0) for (const record of read.records) if (!reader.take(record)) break;
  const { problems, table } = reader.end();
  return problems.length > 0
    ? {
        table: null,
        problems: problems.toSorted((one, other) => one.line - other.line).slice(0, MOST_PROBLEMS),
      }
    : { table, problems: [] };
}

class TableReader {
  readonly #problems: TableProblem[];
  readonly #head: Record<string, string> = {};
  readonly #rows: TableRow[] = [];
  readonly #dpjv: DpjvRow[] = [];
  readonly #codes = new Set<string>();
  #record: TableRecord | undefined;

  constructor(problems: readonly TableProblem[]) {
    this.#problems = [...problems];
  }

  /** False once the file has too many faults, or lines, to be read further. */
  take(record: TableRecord): boolean {
    this.#record = record;
    const name = record.cells.record.toLowerCase();
    for (const column of TEXTS) this.#checkText(column);
    const nature = NATURES.find((one) => one === name);
    const of = NATURES.find((one) => `dpjv-${one}` === name);
    if (nature !== undefined) this.#takeRow(nature);
    else if (of !== undefined) this.#takeDpjv(of);
    else if (name === 'version' || name === 'source' || name === 'date') this.#takeHead(name);
    else this.#fault('record', 'unknown-record');
    const isTooLong = this.#rows.length > MOST_ROWS || this.#dpjv.length > MOST_SUMS;
    if (isTooLong) this.#fault('', 'too-many-rows');
    return this.#problems.length < MOST_PROBLEMS && !isTooLong;
  }

  end(): { readonly table: Omit<ImpairmentTable, 'id'>; readonly problems: readonly TableProblem[] } {
    const head: Omit<TableName, 'id'> = {
      version: this.#head['version'] ?? '',
      source: this.#head['source'] ?? '',
      date: this.#head['date'] ?? '',
    };
    this.#record = undefined;
    if (this.#problems.length === 0) {
      for (const [name, value] of Object.entries(head)) if (value === '') this.#fault(name, 'missing');
      if (this.#rows.length + this.#dpjv.length === 0) this.#fault('', 'empty');
    }
    return { table: { ...head, rows: this.#rows, dpjv: this.#dpjv }, problems: this.#problems };
  }

  #cell(column: Column): string {
    return this.#record?.cells[column] ?? '';
  }

  #fault(column: string, reason: TableProblemReason): void {
    const { line = 0, prefix = '' } = this.#record ?? {};
    this.#problems.push({ line, column: column === '' ? '' : `${prefix}${column}`, reason });
  }

  #checkText(column: Column): void {
    const text = this.#cell(column);
    if (text.length > LONGEST_TEXT) this.#fault(column, 'too-long');
    // What section 12 keeps has one line for a sequela, and this sign between its parts.
    else if (FORMULA.test(text) || /[|\n\r]/u.test(text)) this.#fault(column, 'formula');
  }

  #takeHead(name: 'version' | 'source' | 'date'): void {
    const value = this.#cell('code');
    const column = this.#record?.line === 0 ? name : 'code';
    if (this.#head[name] !== undefined) this.#fault('record', 'repeated');
    else if (value === '') this.#fault(column, 'missing');
    else if (name === 'date' && (!DATE.test(value) || readWholeDate(value) === undefined))
      this.#fault(column, 'not-a-date');
    this.#head[name] ??= value;
  }

  /** A number of at most two decimals, in hundredths; null where the cell is empty. */
  #number(column: Column, most = Number.POSITIVE_INFINITY): number | null {
    const text = this.#cell(column);
    if (text === '') return null;
    const number = readPercent(text);
    if (number === undefined) this.#fault(column, /^[-−]\s*\d/u.test(text) ? 'negative' : 'not-a-number');
    else if (number > most) this.#fault(column, 'over-hundred');
    return number ?? null;
  }

  #takeRow(nature: Nature): void {
    const { line } = this.#record ?? { line: 0 };
    const [code, fr] = [this.#cell('code'), this.#cell('description_fr')];
    if (code === '') this.#fault('code', 'missing');
    if (fr === '') this.#fault('description_fr', 'missing');
    const percent = this.#number('percent', WHOLE);
    if (this.#cell('percent') === '') this.#fault('percent', 'missing');
    const max = this.#number('max', WHOLE);
    const measure = this.#number('measure');
    if (max !== null && percent !== null && max < percent) this.#fault('max', 'max-below');
    // A code has one line, or a line for each measure.
    const key = `${nature} ${code.toLowerCase()}`;
    const isRepeated =
      this.#codes.has(`${key} ${measure}`) || this.#codes.has(`${key} ${measure === null ? 'any' : null}`);
    if (isRepeated) this.#fault('code', 'repeated');
    this.#codes.add(`${key} ${measure}`).add(`${key} any`);
    this.#rows.push({
      line,
      nature,
      code,
      chapter: this.#cell('chapter'),
      description: { fr, en: this.#cell('description_en') || fr },
      percent: percent ?? 0,
      max,
      organ: this.#cell('organ'),
      measure,
    });
  }

  #takeDpjv(of: Nature): void {
    const { line } = this.#record ?? { line: 0 };
    const [from, to] = [this.#number('from'), this.#number('to')];
    for (const column of ['from', 'to'] as const)
      if (this.#cell(column) === '') this.#fault(column, 'missing');
    const [percent, rate] = [this.#number('percent', WHOLE), this.#number('rate', WHOLE)];
    if ((this.#cell('percent') === '') === (this.#cell('rate') === ''))
      this.#fault('percent', 'percent-or-rate');
    if (from === null || to === null) return;
    if (from > to) this.#fault('from', 'from-above-to');
    if (this.#dpjv.some((row) => row.of === of && from <= row.to && row.from <= to))
      this.#fault('from', 'overlap');
    this.#dpjv.push({ line, of, from, to, percent, rate });
  }
}
