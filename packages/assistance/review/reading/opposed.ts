/** What two passages of a report cannot both say. */
import type { FieldId } from '@constat/report/catalogue';
import { textOf } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import type { Span, Statement } from './statements.ts';

/** What is compared, one kind for each sentence that explains it to the physician. */
export type OpposedKind =
  | 'level'
  | 'diagnosis'
  | 'diagnosis-dropped'
  | 'event-date'
  | 'act-date'
  | 'consolidation-date'
  | 'future-date'
  | 'early-date'
  | 'weekday'
  | 'duration'
  | 'age'
  | 'antecedent'
  | 'denied'
  | 'normal'
  | 'test-cell'
  | 'measure'
  | 'deficit'
  | 'limitations'
  | 'limitation-class'
  | 'limitation-region'
  | 'impairment'
  | 'percentage'
  | 'care'
  | 'care-beside-none'
  | 'premature';

/** Passages that cannot all hold; `side` is also what the texts alone are compared for. */
export interface Opposed {
  readonly kind: OpposedKind | 'side';
  readonly places: readonly Span[];
}

/** The whole of a field of one line or one value. */
export function wholeField(data: FormData, field: FieldId): Span {
  return { field, start: 0, end: textOf(data, field).length };
}

/** A statement as a place. */
export function placeOf({ field, start, end }: Span): Span {
  return { field, start, end };
}

/** Part of a statement that a pattern found in its plain text. */
export function spanOf(statement: Statement, index: number, length: number): Span {
  return {
    field: statement.field,
    start: statement.start + index,
    end: Math.min(statement.end, statement.start + index + length),
  };
}

/** Whether the physician states it of this injury: not reported, nor of another accident, supposed or ruled out. */
export function isOwn({ isReported, isOther, isSupposed, isRuledOut }: Statement): boolean {
  return !isReported && !isOther && !isSupposed && !isRuledOut;
}
