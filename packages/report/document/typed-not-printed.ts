import { fieldsOfSection, onceForEachType } from '../catalogue/index.ts';
import type { FieldId, ReportField } from '../catalogue/index.ts';
import { isTyped, textOf } from '../rules/index.ts';
import type { ExportSettings, ExportedReport } from './build-document.ts';
import { isOverallTextNeeded, OVERALL_FIELD, SUBJECTIVE_PARTS } from './subjective-input.ts';
import type { ReportLanguage } from './tree.ts';
import { valueInOneLine } from './typed-values.ts';
import type { TypedValue } from './typed-values.ts';

/**
 * Why a typed value is not printed: its part of the examination is marked as not examined; only Word prints its section;
 * or the overall text of section 8 holds headings alone.
 */
export type NotPrintedReason = 'region-not-examined' | 'word-only' | 'headings-only';

/** A value that the physician entered or confirmed, and that an export leaves out. */
export interface NotPrinted extends TypedValue {
  readonly reason: NotPrintedReason;
}

const wordOnlyFields = onceForEachType(
  ({ sections }): ReadonlySet<FieldId> =>
    new Set(
      sections
        .filter(({ only }) => only === 'word')
        .flatMap(fieldsOfSection)
        .map(({ id }) => id),
    ),
);

/** Every typed value that some export leaves out, in order of the page. */
export function typedNotPrinted(
  { type, formData, meta }: ExportedReport,
  language: ReportLanguage,
  { section12Everywhere }: Pick<ExportSettings, 'section12Everywhere'>,
): readonly NotPrinted[] {
  const reasonOf = ({ id }: ReportField): NotPrintedReason | undefined => {
    const region = type.regionOf(id);
    if (region !== undefined && meta?.notExamined.includes(region) === true) return 'region-not-examined';
    if (wordOnlyFields(type).has(id) && !section12Everywhere) return 'word-only';
    // With parts, the overall text is working material, and the report prints titles of its own over them.
    const hasParts = SUBJECTIVE_PARTS.some((part) => textOf(formData, part).trim() !== '');
    return id === OVERALL_FIELD && !hasParts && !isOverallTextNeeded(formData) ? 'headings-only' : undefined;
  };
  return type.fields
    .filter((field) => isTyped(field, formData, meta))
    .flatMap((field) => {
      const reason = reasonOf(field);
      if (reason === undefined) return [];
      const value = valueInOneLine(field, { data: formData, meta, language });
      return value === '' ? [] : [{ field: field.id, reason, value }];
    });
}
