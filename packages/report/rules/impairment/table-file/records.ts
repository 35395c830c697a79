import type { TableProblem } from './problems.ts';

/** What a line of a file may say, by the names of its columns; an entry in JSON has the same. */
export const COLUMNS = [
  'record',
  'code',
  'chapter',
  'description_fr',
  'description_en',
  'percent',
  'max',
  'organ',
  'measure',
  'from',
  'to',
  'rate',
] as const;

export type Column = (typeof COLUMNS)[number];

/** One line that holds something; what it does not say is an empty text. */
export interface TableRecord {
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
  /** Whether the code tells two of them apart: entries in JSON stand in two lists, with numbers of their own. */
  readonly prefix?: string;
}

/** A file as records, and what of it could not be read. */
export interface ReadRecords {
  readonly records: readonly TableRecord[];
  readonly problems: readonly TableProblem[];
}

export const NO_CELLS: Readonly<Record<Column, string>> = {
  record: '',
  code: '',
  chapter: '',
  description_fr: '',
  description_en: '',
  percent: '',
  max: '',
  organ: '',
  measure: '',
  from: '',
  to: '',
  rate: '',
};

export function isColumn(name: string): name is Column {
  return Object.hasOwn(NO_CELLS, name);
}
