import type { TableProblem } from './problems.ts';
import { COLUMNS, isColumn, NO_CELLS } from './records.ts';
import type { Column, ReadRecords, TableRecord } from './records.ts';

const SEPARATORS = [';', ',', '\t'] as const;

interface Line {
  readonly number: number;
  readonly cells: readonly string[];
  /** False where a quotation mark is not closed: the rest of the file is in its last cell. */
  readonly isClosed: boolean;
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const head = /^[^\r\n]*/u.exec(text)?.[0] ?? '';
  const counted = SEPARATORS.map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** The lines of a text as RFC 4180 has them: cells in quotation marks may hold separators, line ends and doubled marks. */
function linesOf(text: string, separator: string): readonly Line[] {
  const lines: Line[] = [];
  let [at, number] = [0, 1];
  while (at < text.length) {
    const start = number;
    const cells: string[] = [];
    let isClosed = true;
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        at += 1;
        for (;;) {
          const end = text.indexOf('"', at);
          isClosed = end !== -1;
          const inside = text.slice(at, isClosed ? end : text.length);
          number += inside.split('\n').length - 1;
          cell += inside;
          at = isClosed ? end + 1 : text.length;
          if (!isClosed || text[at] !== '"') break;
          cell += '"';
          at += 1;
        }
      }
      const from = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
      cells.push((cell + text.slice(from, at)).trim());
      if (text[at] !== separator) break;
      at += 1;
    }
    lines.push({ number: start, cells, isClosed });
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    number += 1;
  }
  return lines;
}

/** Reads a table of comma-separated values: also with semicolons or tabs, as spreadsheets write, and a byte order mark. */
export function readCsv(text: string): ReadRecords {
  const plain = text.replace(/^\uFEFF/u, '');
  const [head, ...lines] = linesOf(plain, separatorOf(plain));
  if (head === undefined || head.cells.every((cell) => cell === ''))
    return { records: [], problems: [{ line: 1, column: '', reason: 'empty' }] };
  const names = head.cells.map((cell) => cell.toLowerCase());
  const problems = headProblems(names);
  if (problems.length > 0) return { records: [], problems };
  const records: TableRecord[] = [];
  const faults: TableProblem[] = [];
  for (const { number, cells, isClosed } of lines) {
    if (cells.every((cell) => cell === '')) continue;
    if (!isClosed)
      faults.push({ line: number, column: names[cells.length - 1] ?? '', reason: 'open-quotation' });
    else if (cells.slice(names.length).some((cell) => cell !== ''))
      faults.push({ line: number, column: '', reason: 'extra-cells' });
    else {
      const named = names.flatMap((name, at) => (isColumn(name) ? [[name, cells[at] ?? ''] as const] : []));
      records.push({
        line: number,
        cells: { ...NO_CELLS, ...(Object.fromEntries(named) as Partial<Record<Column, string>>) },
      });
    }
  }
  return { records, problems: faults };
}

function headProblems(names: readonly string[]): readonly TableProblem[] {
  const problem = (column: string, reason: TableProblem['reason']): TableProblem => ({
    line: 1,
    column,
    reason,
  });
  return [
    ...names
      .filter((name) => name !== '' && !isColumn(name))
      .map((name) => problem(name.slice(0, 40), 'unknown-column')),
    ...COLUMNS.filter((name) => !names.includes(name)).map((name) => problem(name, 'missing-column')),
    ...COLUMNS.filter((name) => names.indexOf(name) !== names.lastIndexOf(name)).map((name) =>
      problem(name, 'repeated-column'),
    ),
  ];
}
