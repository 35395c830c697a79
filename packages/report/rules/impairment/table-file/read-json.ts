import type { TableProblem } from './problems.ts';
import { isColumn, NO_CELLS } from './records.ts';
import type { Column, ReadRecords, TableRecord } from './records.ts';

type Members = Readonly<Record<string, unknown>>;

const HEAD = ['version', 'source', 'date'] as const;
const LISTS = ['sequelae', 'dpjv'] as const;

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The place of a fault that `JSON.parse` names, as a line and a column. */
function faultOf(text: string, error: unknown): TableProblem {
  const { at } = /position (?<at>\d+)/u.exec(error instanceof Error ? error.message : '')?.groups ?? {};
  const before = text.slice(0, at === undefined ? text.length : Number(at)).split('\n');
  return { line: before.length, column: String((before.at(-1)?.length ?? 0) + 1), reason: 'not-json' };
}

/** A number or a text as a cell; undefined for anything else. */
function cellOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
}

/** Reads a table in JSON: version, source, date, and the lists `sequelae` and `dpjv`. */
export function readJson(text: string): ReadRecords {
  const problems: TableProblem[] = [];
  let whole: unknown;
  try {
    whole = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    return { records: [], problems: [faultOf(text, error)] };
  }
  if (!isMembers(whole)) return { records: [], problems: [{ line: 0, column: '', reason: 'empty' }] };
  const problem = (line: number, column: string, reason: TableProblem['reason']): void =>
    void problems.push({ line, column, reason });
  for (const name of Object.keys(whole))
    if (![...HEAD, ...LISTS].some((known) => known === name)) problem(0, name.slice(0, 40), 'unknown-column');
  const records: TableRecord[] = HEAD.map((record) => {
    const code = cellOf(whole[record]);
    if (code === undefined) problem(0, record, 'missing');
    return { line: 0, cells: { ...NO_CELLS, record, code: code ?? '' } };
  });
  for (const list of LISTS) {
    const entries = whole[list] ?? [];
    if (!Array.isArray(entries)) problem(0, list, 'unknown-record');
    else
      for (const [at, entry] of entries.entries()) {
        const cells = isMembers(entry)
          ? entryCells(list, entry, (...fault) => problem(at + 1, ...fault))
          : undefined;
        if (cells === undefined) problem(at + 1, list, 'unknown-record');
        else records.push({ line: at + 1, cells, prefix: `${list}.` });
      }
  }
  return { records, problems };
}

function entryCells(
  list: (typeof LISTS)[number],
  { description, of, nature, ...others }: Members,
  problem: (column: string, reason: TableProblem['reason']) => void,
): Readonly<Record<Column, string>> {
  const cells: Record<string, string> = { ...NO_CELLS };
  cells['record'] = list === 'dpjv' ? `dpjv-${cellOf(of) ?? ''}` : (cellOf(nature) ?? '');
  const { fr, en } = isMembers(description) ? description : { fr: description, en: undefined };
  const named = { ...others, description_fr: fr, description_en: en };
  for (const [name, value] of Object.entries(named)) {
    const cell = cellOf(value);
    if (!isColumn(name) || name === 'record') problem(`${list}.${name.slice(0, 40)}`, 'unknown-column');
    else if (cell === undefined) problem(`${list}.${name}`, 'missing');
    else cells[name] = cell;
  }
  return cells as Record<Column, string>;
}
