import { onceForEachType } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { examinedFields, exportedTexts, typedNotPrinted } from '@constat/report/document';
import type {
  ExportSettings,
  ExportedReport,
  NotPrinted,
  RenderTarget,
  ReportLanguage,
} from '@constat/report/document';
import { isUnconfirmed } from '@constat/report/rules';
import { findOtherGender, genderedFields } from '@constat/report/rules/gender';
import { allContradictions, contradictionIssue } from './contradictions-of.ts';
import type { ContradictionIssue } from './contradictions-of.ts';
import { readForReview } from './reading/report-reading.ts';
import type { ReportReading } from './reading/report-reading.ts';
import { openBlanks } from './open-blanks.ts';

/** Characters that no font of the PDF holds, as code points (`U+4E2D`). */
export interface MissingGlyphs {
  /** Null where they stand in the physician's profile or elsewhere outside of the fields. */
  readonly field: FieldId | null;
  readonly characters: readonly string[];
}

/** What a physician wants to know of a report before it leaves; none of it keeps it from leaving. */
export type ReviewIssue =
  /** A value that the physician entered or confirmed and that will not be exported. */
  | ({ readonly kind: 'not-printed' } & NotPrinted)
  /** Prefilled values that wait for a confirmation and will not be exported; of one table, or one field alone. */
  | { readonly kind: 'unconfirmed'; readonly table: string | null; readonly fields: readonly FieldId[] }
  /** Two places that cannot both hold, or one that is left unfinished; none is corrected. */
  | ContradictionIssue
  | { readonly kind: 'mandate-empty' }
  | { readonly kind: 'title-missing' }
  | { readonly kind: 'open-blanks'; readonly field: FieldId; readonly blanks: readonly string[] }
  /** Words about the worker in the other gender than the chosen one. */
  | { readonly kind: 'other-gender'; readonly field: FieldId; readonly words: readonly string[] }
  | ({ readonly kind: 'glyphs-missing' } & MissingGlyphs);

/**
 * What is to be looked at before an export, the weightiest first: what will not be exported, then what is missing.
 * @param language the language that the report is written in
 * @param title the title that the physician gave to the saved form
 * @param missing what the fonts lack, where the caller knows the fonts
 * @param settings how this physician's reports are exported
 * @param reading the report as it was read already
 */
export function findIssues(
  report: ExportedReport,
  language: ReportLanguage,
  title: string | undefined,
  missing: readonly MissingGlyphs[] = [],
  settings: Pick<ExportSettings, 'section12Everywhere'> = { section12Everywhere: false },
  reading: ReportReading = readForReview(report, language),
): readonly ReviewIssue[] {
  return [
    ...typedNotPrinted(report, language, settings).map(
      (typed) => ({ kind: 'not-printed', ...typed }) as const,
    ),
    ...unconfirmedIssues(report),
    ...missing.map((glyphs) => ({ kind: 'glyphs-missing', ...glyphs }) as const),
    ...contradictionIssues(reading),
    ...exportedTexts(report)
      .map(({ field, text }) => ({ kind: 'open-blanks', field, blanks: openBlanks(text) }) as const)
      .filter(({ blanks }) => blanks.length > 0),
    ...otherGenderIssues(report, language),
    ...(isMandateEmpty(report) ? [{ kind: 'mandate-empty' } as const] : []),
    ...((title ?? '').trim() === '' ? [{ kind: 'title-missing' } as const] : []),
  ];
}

/** True for a report of a type with a mandate of which no point is ticked. */
function isMandateEmpty({ type, formData }: ExportedReport): boolean {
  const points = type.fields.filter((field) => field.kind === 'flag');
  return points.length > 0 && points.every(({ id }) => formData[id] !== true);
}

/** True for what matters to that target: Word prints section 12; Word and a page take their fonts from the machine that shows them. */
export function isIssueOf(issue: ReviewIssue, target: RenderTarget): boolean {
  if (issue.kind === 'glyphs-missing') return target === 'pdf';
  return issue.kind !== 'not-printed' || issue.reason !== 'word-only' || target !== 'docx';
}

function contradictionIssues(reading: ReportReading): readonly ReviewIssue[] {
  return allContradictions(reading).map(contradictionIssue);
}

function otherGenderIssues(report: ExportedReport, language: ReportLanguage): readonly ReviewIssue[] {
  const gender = report.formData['patientGender'];
  if (gender !== 'male' && gender !== 'female') return [];
  const aboutTheWorker = genderedFields(report.type);
  return exportedTexts(report)
    .filter(({ field }) => aboutTheWorker.includes(field))
    .map(({ field, text }) => {
      const words = findOtherGender(text, gender, language).map(({ start, end }) => text.slice(start, end));
      return { kind: 'other-gender', field, words } as const;
    })
    .filter(({ words }) => words.length > 0);
}

/** The fields of one table are confirmed together, so they are one issue. */
function unconfirmedIssues(report: ExportedReport): readonly ReviewIssue[] {
  const issues: (ReviewIssue & { kind: 'unconfirmed' })[] = [];
  for (const { id } of examinedFields(report).filter((field) =>
    isUnconfirmed(field, report.formData, report.meta),
  )) {
    const table = tablesOf(report.type).get(id) ?? null;
    const known = table === null ? -1 : issues.findIndex((issue) => issue.table === table);
    const present = issues[known];
    if (present === undefined) issues.push({ kind: 'unconfirmed', table, fields: [id] });
    else issues[known] = { ...present, fields: [...present.fields, id] };
  }
  return issues;
}

const tablesOf = onceForEachType(
  ({ sections }): ReadonlyMap<FieldId, string> =>
    new Map(
      sections
        .flatMap(({ groups }) => groups)
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) =>
          block.kind === 'table'
            ? block.rows.flatMap(({ cells }) => cells.map(({ id }) => [id, block.id] as const))
            : [],
        ),
    ),
);
