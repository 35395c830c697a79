/** Files in which a person loads a table of impairments. */
export { LONGEST_TEXT, MOST_PROBLEMS, MOST_ROWS, TABLE_PROBLEMS } from './problems.ts';
export type { TableProblem, TableProblemReason } from './problems.ts';
export { readTable } from './read-table.ts';
export type { ReadTable, TableFormat } from './read-table.ts';
