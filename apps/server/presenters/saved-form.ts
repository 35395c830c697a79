import type { ListedForm, ReportSigning, SavedForm, SavedFormItem } from '@constat/contract';
import { isExpired, isRecord } from '@constat/report/rules';
import type { ReportLock, StoredForm, StoredFormItem } from '../store/sealed-form.ts';

/** A saved form without its content. */
export function presentSavedFormItem(form: StoredFormItem, now: number): SavedFormItem {
  return {
    id: form.id,
    title: form.title,
    formType: form.formType,
    reportType: form.reportType,
    reportTypeVersion: form.reportTypeVersion,
    retentionDays: form.retentionDays,
    createdAt: new Date(form.createdAt).toISOString(),
    updatedAt: new Date(form.updatedAt).toISOString(),
    expiresAt: form.expiresAt === null ? null : new Date(form.expiresAt).toISOString(),
    expired: isExpired(form.expiresAt, now),
    record: isRecord(form),
    version: form.version,
    ...(form.replaces !== undefined && { replaces: form.replaces }),
    ...(form.lock !== undefined && { signing: presentLock(form.lock) }),
    ...(form.meta !== undefined && { meta: form.meta }),
  };
}

/** What a report says of its signature. */
export function presentLock({ state, versionId, since }: ReportLock): ReportSigning {
  return { state, versionId, since: new Date(since).toISOString() };
}

/** A saved form in the list, with what the list says of its report. */
export function presentListedForm(
  form: StoredFormItem & Pick<ListedForm, 'shared' | 'reminder'>,
  now: number,
): ListedForm {
  const { summary, shared, reminder } = form;
  return {
    ...presentSavedFormItem(form, now),
    ...(summary !== undefined && { summary }),
    ...(shared !== undefined && { shared }),
    ...(reminder !== undefined && { reminder }),
  };
}

export function presentSavedForm(form: StoredForm, now: number): SavedForm {
  return { ...presentSavedFormItem(form, now), formData: form.formData };
}

/** What a save has made of a form, for a client that has its content already. */
export function withoutContent(form: SavedForm): Omit<SavedForm, 'formData' | 'meta'> {
  const { formData: _formData, meta: _meta, ...rest } = form;
  return rest;
}

/** The version as an entity tag. */
export function etagOf(form: { readonly version: number }): { etag: string } {
  return { etag: `"${form.version}"` };
}
