import { fieldsOfSection, onceForEachType } from '@constat/report/catalogue';
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
import { findContradictions } from '../trace/index.ts';
import type { ContradictionKind } from '../trace/index.ts';
import { openBlanks } from './open-blanks.ts';

/** Characters that no font of the PDF holds, as code points (`U+4E2D`). */
export interface MissingGlyphs {
  /** Null where they stand in the physician's profile or elsewhere outside of the fields. */
  readonly field: FieldId | null;
  readonly characters: readonly string[];
}

/** A passage of a field, as it stands there. */
export interface QuotedPlace {
  readonly field: FieldId;
  readonly quote: string;
}

/** What a physician wants to know of a report before it leaves; none of it keeps it from leaving. */
export type ReviewIssue =
  /** A value that the physician entered or confirmed and that will not be exported. */
  | ({ readonly kind: 'not-printed' } & NotPrinted)
  /** Prefilled values that wait for a confirmation and will not be exported; of one table, or one field alone. */
  | { readonly kind: 'unconfirmed'; readonly table: string | null; readonly fields: readonly FieldId[] }
  /** Two places that cannot both hold, or one that is left unfinished; none is corrected. */
  | {
      readonly kind: 'contradiction';
      readonly contradiction: ContradictionKind;
      readonly places: readonly QuotedPlace[];
    }
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
 */
export function findIssues(
  report: ExportedReport,
  language: ReportLanguage,
  title: string | undefined,
  missing: readonly MissingGlyphs[] = [],
  settings: Pick<ExportSettings, 'section12Everywhere'> = { section12Everywhere: false },
): readonly ReviewIssue[] {
  return [
    ...typedNotPrinted(report, language, settings).map(
      (typed) => ({ kind: 'not-printed', ...typed }) as const,
    ),
    ...unconfirmedIssues(report),
    ...missing.map((glyphs) => ({ kind: 'glyphs-missing', ...glyphs }) as const),
    ...contradictionIssues(report, language),
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

/** True for what matters to that target: Word prints section 12; Word and paper take their fonts from the machine that shows them. */
export function isIssueOf(issue: ReviewIssue, target: RenderTarget): boolean {
  if (issue.kind === 'glyphs-missing') return target === 'pdf';
  return issue.kind !== 'not-printed' || issue.reason !== 'word-only' || target !== 'docx';
}

/**
 * Free texts alone are compared: a cell of the examination is one value of one side, and antecedents tell of other
 * lesions.
 */
function contradictionIssues(report: ExportedReport, language: ReportLanguage): readonly ReviewIssue[] {
  const texts = exportedTexts(report).filter(({ field }) => freeTexts(report.type).has(field));
  const fields = new Map<string, FieldId>(texts.map(({ field }) => [field, field]));
  return findContradictions(texts, language).map(({ kind, places }) => ({
    kind: 'contradiction',
    contradiction: kind,
    places: places.flatMap((place) => {
      const id = fields.get(place.field);
      const text = texts.find(({ field }) => field === id)?.text ?? '';
      return id === undefined ? [] : [{ field: id, quote: quoteOf(text, place) }];
    }),
  }));
}

/** A place with the words around it up to a line's end, so that one word is told from another like it. */
function quoteOf(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const before = text.slice(Math.max(0, start - AROUND), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + AROUND).replace(/\n.*$/su, '');
  const from = before.length === AROUND ? `…${before.replace(/^\S*\s/u, '')}` : before;
  const to = after.length === AROUND ? `${after.replace(/\s\S*$/u, '')}…` : after;
  return `${from}${text.slice(start, end)}${to}`.replaceAll(/\s+/gu, ' ').trim();
}

/** Letters to each side of a quoted place. */
const AROUND = 30;

const freeTexts = onceForEachType(
  ({ sections }): ReadonlySet<FieldId> =>
    new Set(
      sections
        .filter(({ id }) => id !== 'section5' && id !== 'section9')
        .flatMap(fieldsOfSection)
        .filter(({ kind }) => kind === 'text')
        .map(({ id }) => id),
    ),
);

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
