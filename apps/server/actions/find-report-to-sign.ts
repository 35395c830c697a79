import type { ExportedReport, ReportLanguage } from '@constat/report/document';
import { isExpired, isRecord } from '@constat/report/rules';
import { findProfile } from '../accounts/profile.ts';
import { Refusal } from '../platform/refusal.ts';
import type { RouteContext, SessionUser } from '../routes/request-handling/route-context.ts';
import type { StoredForm } from '../store/sealed-form.ts';

type Profile = Awaited<ReturnType<typeof findProfile>>;

/** A saved draft as it would be signed. */
export interface ReportToSign {
  readonly form: StoredForm;
  readonly report: ExportedReport;
  readonly language: ReportLanguage;
  readonly profile: Profile;
}

/**
 * The draft of a physician with what its pages are made from.
 * @param language of a report that names none
 * @throws Refusal NOT_FOUND, FORM_EXPIRED, COPY_IS_FINAL, UNKNOWN_REPORT_TYPE
 */
export async function findReportToSign(
  {
    store,
    clock,
    reportTypes,
    timeGuard,
  }: Pick<RouteContext, 'store' | 'clock' | 'reportTypes' | 'timeGuard'>,
  user: SessionUser,
  { id, language }: { readonly id: string; readonly language: ReportLanguage },
): Promise<ReportToSign> {
  const form = await store.savedForms.find(user.id, id);
  if (form === undefined || timeGuard.isGone(form)) throw new Refusal('NOT_FOUND');
  if (isExpired(form.expiresAt, clock.now()) && !isRecord(form)) throw new Refusal('FORM_EXPIRED');
  if (form.formType === 'copy') throw new Refusal('COPY_IS_FINAL');
  const type = reportTypes.find(form);
  if (type === undefined) throw new Refusal('UNKNOWN_REPORT_TYPE');
  const { formData, meta } = form;
  return {
    form,
    report: { type, formData, meta },
    language: meta?.reportLanguage ?? language,
    profile: await findProfile(store, user),
  };
}
