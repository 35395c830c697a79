/** Permanent impairment under the CNESST's table: sequelae as text, the rules of the regulation, what a loaded table gives. */
export { computeImpairment, countsForBilaterality } from './compute.ts';
export type { Article, Bilaterality, FixedDpjv, Gap, ImpairmentResult } from './compute.ts';
export { isBlankSequela, NO_IMPAIRMENT, NO_SEQUELA, readImpairment, writeImpairment } from './impairment.ts';
export type { Dpjv, Impairment, Nature, Origin, Sequela, SequelaSide, TableName } from './impairment.ts';
export { percentInWords, readPercent, typedPercent, WHOLE, writePercent } from './percent.ts';
export type { Hundredths } from './percent.ts';
export { restoredFrom } from './restore-figures.ts';
export { differingTotal, statedTotals } from './stated-total.ts';
export {
  tellComputation,
  tellConditions,
  describeGap,
  tellOrigin,
  describeTable,
} from './describe-impairment.ts';
export type { ComputedLine } from './describe-impairment.ts';
export { dpjvOfSum, otherTables, retakenFrom, rowOf, rowsOf, withDpjvOf, withRow } from './table.ts';
export type { DpjvRow, ImpairmentTable, TableRow } from './table.ts';
export { offeredRows, searchRows } from './table-search.ts';
