/** Why a file is no table. */
export const TABLE_PROBLEMS = [
  'empty',
  'not-json',
  'missing-column',
  'unknown-column',
  'repeated-column',
  'extra-cells',
  'open-quotation',
  'unknown-record',
  'missing',
  'repeated',
  'formula',
  'too-long',
  'not-a-date',
  'not-a-number',
  'negative',
  'over-hundred',
  'max-below',
  'from-above-to',
  'overlap',
  'percent-or-rate',
  'too-many-rows',
] as const;

export type TableProblemReason = (typeof TABLE_PROBLEMS)[number];

/** One fault of a file. */
export interface TableProblem {
  /** Of the file, from 1; of a file in JSON the number of the entry in its list, 0 outside of the lists. */
  readonly line: number;
  /** Empty where the line as a whole is meant. */
  readonly column: string;
  readonly reason: TableProblemReason;
}

/** Problems that are told of one file. */
export const MOST_PROBLEMS = 50;
/** Lines of a table. */
export const MOST_ROWS = 20_000;
/** Characters of one text of a table. */
export const LONGEST_TEXT = 500;
