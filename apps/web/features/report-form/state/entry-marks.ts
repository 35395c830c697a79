import type { FieldId } from '@constat/report/catalogue';
import type { ReportMeta } from '@constat/report/rules';

/** What is kept of fields beside their texts: which prefilled ones are confirmed, and which are said to be normal. */
export type EntryMarks = Pick<ReportMeta, 'confirmed' | 'statedNormal'>;

/** The marks of these fields as they were, of all others as they are. */
export function restoredMarks(
  ids: readonly FieldId[],
  were: EntryMarks,
  { confirmed, statedNormal = [] }: EntryMarks,
): EntryMarks {
  const others = statedNormal.filter((id) => !ids.includes(id));
  return {
    // A confirmation that was taken away does not come back by itself.
    confirmed: confirmed.filter((id) => !ids.includes(id) || were.confirmed.includes(id)),
    statedNormal: [...others, ...(were.statedNormal ?? []).filter((id) => ids.includes(id))],
  };
}

/** The angles that are said to be normal once these fields were written; the same list when that changes nothing. */
export function statedAfter(
  { statedNormal = [] }: Pick<EntryMarks, 'statedNormal'>,
  written: readonly FieldId[],
  stated: readonly FieldId[] = [],
): readonly FieldId[] {
  const others = statedNormal.filter((id) => !written.includes(id));
  return stated.length === 0 && others.length === statedNormal.length ? statedNormal : [...others, ...stated];
}
