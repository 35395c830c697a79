import type { PreflightAnswer, PreflightBody } from '@constat/contract';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId, RegionId, ReportTypeName } from '@constat/report/catalogue';
import { findIssues, isIssueOf, issueIds } from '@constat/assistance/review';
import type { MissingGlyphs, ReviewIssue } from '@constat/assistance/review';
import type { FormData, ReportMeta } from '@constat/report/rules';
import { apiSend } from '../../shared/api/client.ts';

/** An export that leaves something behind, and so is looked at first. */
export type CheckedAct = 'print' | 'pdf' | 'docx';

/** A report as the form page gives it. */
export interface ReadReport extends ReportTypeName {
  readonly reportId: string;
  readonly savedFormId?: string;
  readonly formData: FormData;
  readonly meta: ReportMeta & { readonly confirmed: FieldId[]; readonly notExamined: RegionId[] };
  readonly title?: string;
}

/** How the physician's reports are exported, as far as the look before an export depends on it. */
export type CheckedSettings = Parameters<typeof findIssues>[4];

/** What is known without asking anybody; a window can still be opened on the same press. */
export function findLocalIssues(
  { formData, meta, title, ...report }: ReadReport,
  settings?: CheckedSettings,
  missing: readonly MissingGlyphs[] = [],
): readonly ReviewIssue[] {
  return findIssues(
    { type: REPORT_TYPES.of(report), formData, meta },
    meta.reportLanguage,
    title,
    missing,
    settings,
  );
}

/** What of a report decides which characters its PDF lacks: no title is printed, and no reason of the review. */
export function glyphQuestion({ title: _title, meta, ...report }: ReadReport): PreflightBody {
  const { intended: _reasons, ...printed } = meta;
  return { ...report, meta: printed, only: 'glyphs' };
}

/** The characters that no font holds: the server knows the fonts. Throws an ApiError. */
export async function askForGlyphs(
  question: PreflightBody,
  signal?: AbortSignal,
): Promise<readonly MissingGlyphs[]> {
  const options = signal === undefined ? {} : { signal };
  const { issues } = await apiSend<PreflightAnswer>('POST', '/api/exports/preflight', question, options);
  return issues.filter((issue) => issue.kind === 'glyphs-missing');
}

/**
 * What to look at before the report is exported as a file. Where the server does not answer, what is known here is all
 * there is, and the export itself tells of the failure. Throws where the signal is aborted.
 */
export async function findAllIssues(
  report: ReadReport,
  settings?: CheckedSettings,
  signal?: AbortSignal,
): Promise<readonly ReviewIssue[]> {
  try {
    return findLocalIssues(report, settings, await askForGlyphs(glyphQuestion(report), signal));
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return findLocalIssues(report, settings);
  }
}

/** The issues that matter for one act, without those that the physician gave a reason for in the review. */
export function issuesFor(
  act: CheckedAct,
  issues: readonly ReviewIssue[],
  { intended = {} }: Pick<ReportMeta, 'intended'> = {},
): readonly ReviewIssue[] {
  // What is printed are the pages of the PDF.
  const target = act === 'print' ? 'pdf' : act;
  const ids = issueIds(issues);
  return issues.filter((issue, at) => isIssueOf(issue, target) && !((ids[at] ?? '') in intended));
}
