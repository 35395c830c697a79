/** A report read once, for all rules of the review. */
import type { FieldId } from '@constat/report/catalogue';
import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import { textOf } from '@constat/report/rules';
import { computeImpairment, readImpairment } from '@constat/report/rules/impairment';
import type { ImpairmentResult } from '@constat/report/rules/impairment';
import { readCells } from './examination-cells.ts';
import type { ExaminedRow } from './examination-cells.ts';
import { sequelaeInWords } from './sequelae.ts';
import { readStatements } from './statements.ts';
import type { Statements } from './statements.ts';

export interface ReportReading {
  readonly report: ExportedReport;
  readonly language: ReportLanguage;
  readonly statements: Statements;
  readonly rows: readonly ExaminedRow[];
  /** What the sequelae of section 12 come to; null where there is none. */
  readonly impairment: ImpairmentResult | null;
  /** Text of a field, sequelae in words; blank where it holds none. */
  readonly text: (field: FieldId) => string;
}

export function readForReview(report: ExportedReport, language: ReportLanguage): ReportReading {
  const held = textOf(report.formData, 'sequelles');
  const sequelae = sequelaeInWords(held, language);
  return {
    report,
    language,
    statements: readStatements(report, language),
    rows: readCells(report),
    impairment: computeImpairment(readImpairment(held)),
    text: (field) => (field === 'sequelles' ? sequelae : textOf(report.formData, field)),
  };
}
