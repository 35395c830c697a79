import { FIELDS, SECTIONS } from '../catalogue/index.ts';
import type { FieldId } from '../catalogue/index.ts';
import type { ExportSettings, ExportedReport, RenderTarget, ReportLanguage } from '../document/index.ts';
import { GENDERED_FIELDS, findOtherGender } from '../rules/gender/index.ts';
import { isUnconfirmed } from '../rules/index.ts';
import { examinedFields, exportedTexts } from './exported-texts.ts';
import { openBlanks } from './open-blanks.ts';
import { typedNotPrinted } from './typed-not-printed.ts';
import type { NotPrinted } from './typed-not-printed.ts';

/** Characters that no font of the PDF holds, as code points (`U+4E2D`). */
export interface MissingGlyphs {
  /** Null where they stand in the physician's profile or elsewhere outside of the fields. */
  readonly field: FieldId | null;
  readonly characters: readonly string[];
}

/** What a physician wants to know of a report before it leaves; none of it keeps it from leaving. */
export type PreflightIssue =
  /** A value that the physician entered or confirmed and that will not be exported. */
  | ({ readonly kind: 'not-printed' } & NotPrinted)
  /** Prefilled values that wait for a confirmation and will not be exported; of one table, or one field alone. */
  | { readonly kind: 'unconfirmed'; readonly table: string | null; readonly fields: readonly FieldId[] }
  | { readonly kind: 'mandate-empty' }
  | { readonly kind: 'title-missing' }
  | { readonly kind: 'open-blanks'; readonly field: FieldId; readonly blanks: readonly string[] }
  /** Words about the worker in the other gender than the chosen one. */
  | { readonly kind: 'other-gender'; readonly field: FieldId; readonly words: readonly string[] }
  | ({ readonly kind: 'glyphs-missing' } & MissingGlyphs);

const MANDATE = FIELDS.filter((field) => field.kind === 'flag');

/**
 * What is to be looked at before an export, the weightiest first: what will not be exported, then what is missing.
 * @param language the language that the report is written in
 * @param title the title that the physician gave to the saved form
 * @param missing what the fonts lack, where the caller knows the fonts
 * @param settings how this physician's reports are exported
 */
export function findIssues(
  report: ExportedReport,
  language: ReportLanguage,
  title: string | undefined,
  missing: readonly MissingGlyphs[] = [],
  settings: Pick<ExportSettings, 'section12Everywhere'> = { section12Everywhere: false },
): readonly PreflightIssue[] {
  return [
    ...typedNotPrinted(report, language, settings).map(
      (typed) => ({ kind: 'not-printed', ...typed }) as const,
    ),
    ...unconfirmedIssues(report),
    ...missing.map((glyphs) => ({ kind: 'glyphs-missing', ...glyphs }) as const),
    ...exportedTexts(report)
      .map(({ field, text }) => ({ kind: 'open-blanks', field, blanks: openBlanks(text) }) as const)
      .filter(({ blanks }) => blanks.length > 0),
    ...otherGenderIssues(report, language),
    ...(MANDATE.some(({ id }) => report.formData[id] === true) ? [] : [{ kind: 'mandate-empty' } as const]),
    ...((title ?? '').trim() === '' ? [{ kind: 'title-missing' } as const] : []),
  ];
}

/** True for what matters to that target: Word prints section 12; Word and paper take their fonts from the machine that shows them. */
export function isIssueOf(issue: PreflightIssue, target: RenderTarget): boolean {
  if (issue.kind === 'glyphs-missing') return target === 'pdf';
  return issue.kind !== 'not-printed' || issue.reason !== 'word-only' || target !== 'docx';
}

function otherGenderIssues(report: ExportedReport, language: ReportLanguage): readonly PreflightIssue[] {
  const gender = report.formData['patientGender'];
  if (gender !== 'male' && gender !== 'female') return [];
  return exportedTexts(report)
    .filter(({ field }) => ABOUT_THE_WORKER.has(field))
    .map(({ field, text }) => {
      const words = findOtherGender(text, gender, language).map(({ start, end }) => text.slice(start, end));
      return { kind: 'other-gender', field, words } as const;
    })
    .filter(({ words }) => words.length > 0);
}

const ABOUT_THE_WORKER: ReadonlySet<FieldId> = new Set(GENDERED_FIELDS);

/** The fields of one table are confirmed together, so they are one issue. */
function unconfirmedIssues(report: ExportedReport): readonly PreflightIssue[] {
  const issues: (PreflightIssue & { kind: 'unconfirmed' })[] = [];
  for (const { id } of examinedFields(report).filter((field) =>
    isUnconfirmed(field, report.formData, report.meta),
  )) {
    const table = TABLE_OF.get(id) ?? null;
    const known = table === null ? -1 : issues.findIndex((issue) => issue.table === table);
    const present = issues[known];
    if (present === undefined) issues.push({ kind: 'unconfirmed', table, fields: [id] });
    else issues[known] = { ...present, fields: [...present.fields, id] };
  }
  return issues;
}

const TABLE_OF: ReadonlyMap<FieldId, string> = new Map(
  SECTIONS.flatMap(({ groups }) => groups)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flatMap(({ cells }) => cells.map(({ id }) => [id, block.id] as const))
        : [],
    ),
);
