/** A report read once, for all rules of the review. */
import type { FieldId } from '@constat/report/catalogue';
import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import { textOf } from '@constat/report/rules';
import { readCells } from './cells.ts';
import type { ExaminedRow } from './cells.ts';
import { sequelaeInWords } from './sequelae.ts';
import { readStatements } from './statements.ts';
import type { Statements } from './statements.ts';

export interface ReportReading {
  readonly report: ExportedReport;
  readonly language: ReportLanguage;
  readonly statements: Statements;
  readonly rows: readonly ExaminedRow[];
  /** Text of a field, sequelae in words; blank where it holds none. */
  readonly text: (field: FieldId) => string;
}

export function readForReview(report: ExportedReport, language: ReportLanguage): ReportReading {
  const sequelae = sequelaeInWords(textOf(report.formData, 'sequelles'), language);
  return {
    report,
    language,
    statements: readStatements(report, language),
    rows: readCells(report),
    text: (field) => (field === 'sequelles' ? sequelae : textOf(report.formData, field)),
  };
}
