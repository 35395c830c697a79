import type { FieldId, ReportField } from '../catalogue/index.ts';
import { isUnconfirmed, textOf } from '../rules/index.ts';
import type { ExportedReport } from './build-document.ts';
import { isOverallTextNeeded, OVERALL_FIELD } from './subjective-input.ts';

/** What a field gives to the export, as it was typed. */
export interface ExportedText {
  readonly field: FieldId;
  readonly text: string;
}

/** The fields that an export can show: those of a region that was not examined give way to one sentence. */
export function examinedFields({ type, meta }: ExportedReport): readonly ReportField[] {
  return type.fields.filter(({ id }) => {
    const region = type.regionOf(id);
    return region === undefined || meta?.notExamined.includes(region) !== true;
  });
}

/** The texts that an export shows, in order of the page: filled, examined and confirmed. */
export function exportedTexts(report: ExportedReport): readonly ExportedText[] {
  const { formData, meta } = report;
  return examinedFields(report)
    .filter((field) => field.kind !== 'flag' && !isUnconfirmed(field, formData, meta))
    .filter(({ id }) => id !== OVERALL_FIELD || isOverallTextNeeded(formData))
    .map(({ id }) => ({ field: id, text: textOf(formData, id) }))
    .filter(({ text }) => text.trim() !== '');
}
