/** « Normal » said of an angle is the physician's word on it, and no measurement. */
import type { FieldId, ReportField, ReportType } from '../catalogue/index.ts';
import { textOf } from './form-data.ts';
import type { FormData, ReportMeta } from './form-data.ts';

/** What statements are read from; a report sent without its meta states nothing. */
export type StatementMeta = Pick<ReportMeta, 'statedNormal'> | undefined;

/** True for an angle that is measured against a normal: it alone can be said to be normal without a number. */
export function canBeStatedNormal({ kind, normal }: Pick<ReportField, 'kind' | 'normal'>): boolean {
  return kind === 'degrees' && normal !== undefined;
}

/** True when the physician said that this angle is normal and gave no value: a value always takes the place of a statement. */
export function isStatedNormal(field: ReportField, data: FormData, meta: StatementMeta): boolean {
  return (
    meta?.statedNormal?.includes(field.id) === true &&
    canBeStatedNormal(field) &&
    textOf(data, field.id).trim() === ''
  );
}

/** The names among these that can be stated in a report of that type, in order of the page. */
export function statableIn(type: ReportType, names: readonly unknown[]): readonly FieldId[] {
  if (names.length === 0) return [];
  const named = new Set(names);
  return type.fields.filter((field) => named.has(field.id) && canBeStatedNormal(field)).map(({ id }) => id);
}

/** The same meta with these statements alone; without the member where there are none, as before there were statements. */
export function withStatedNormal(meta: ReportMeta, stated: readonly FieldId[]): ReportMeta {
  const { statedNormal: _before, ...others } = meta;
  return stated.length === 0 ? others : { ...others, statedNormal: stated };
}
