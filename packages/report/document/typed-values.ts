import type { FieldId, RegionId, ReportField } from '../catalogue/index.ts';
import { textOf, typedInRegion } from '../rules/index.ts';
import type { ExportedReport } from './build-document.ts';
import { printedValue } from './format-value.ts';
import { listInWords } from './list-in-words.ts';
import type { ReportLanguage } from './tree.ts';

/** A value that the physician entered or confirmed. */
export interface TypedValue {
  readonly field: FieldId;
  /** The value as the report would print it, shortened to one line. */
  readonly value: string;
}

/** Letters by which a value is told from others. */
const VALUE_LENGTH = 80;

/** What the physician entered or confirmed in a part of the examination, in order of the page. */
export function typedValuesOfRegion(
  { type, formData, meta }: ExportedReport,
  region: RegionId,
  language: ReportLanguage,
): readonly TypedValue[] {
  return typedInRegion(type, region, formData, meta).flatMap((id) => {
    const field = type.field(id);
    if (field === undefined) return [];
    const value = valueInOneLine(field, { data: formData, meta, language });
    return value === '' ? [] : [{ field: id, value }];
  });
}

/** What the report prints for a field, in one line and at most as long as tells it from others; a list by what it holds. */
export function valueInOneLine(field: ReportField, printed: Parameters<typeof printedValue>[1]): string {
  const list = listInWords(field, textOf(printed.data, field.id), printed.language);
  if (list !== undefined) return list.summary;
  const letters = Array.from(
    printedValue(field, printed)
      .slice(0, VALUE_LENGTH * 4)
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );
  if (letters.length <= VALUE_LENGTH) return letters.join('');
  return `${letters.slice(0, VALUE_LENGTH).join('').trimEnd()}…`;
}
