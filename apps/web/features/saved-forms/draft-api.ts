import type { SavedForm, SavedFormBody, SavedFormItem } from '@constat/contract';
import { ASKED_BY_PAGE, ApiError, apiGetUnless, apiSend } from '../../shared/api/client.ts';
import { pagesChanged } from '../../shared/api/pages-version.ts';

/** Why a request for a draft gave nothing, as far as the answer says. */
export type DraftFailure =
  | {
      readonly kind: 'unanswered';
      readonly cause: 'no-answer' | 'server-error';
      readonly retryAfterMs?: number;
    }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'server-newer' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'final' }
  | { readonly kind: 'signed' }
  | { readonly kind: 'refused'; readonly reason: 'too-large' | 'refused' };

function failureOf(error: unknown): DraftFailure {
  if (!(error instanceof ApiError) || error.code === 'NETWORK')
    return { kind: 'unanswered', cause: 'no-answer' };
  const { status, code, retryAfter } = error;
  if (code === 'PAGES_CHANGED' || code === 'REPORT_NEWER') return { kind: 'server-newer' };
  if (code === 'COPY_IS_FINAL') return { kind: 'final' };
  if (code === 'REPORT_SIGNED' || code === 'REPORT_AWAITS_SIGNATURE') return { kind: 'signed' };
  const isBusy = status >= 500 || status === 408 || status === 429 || code === 'IDEMPOTENCY_IN_PROGRESS';
  if (isBusy) {
    const retryAfterMs = retryAfter === undefined ? {} : { retryAfterMs: retryAfter * 1000 };
    return { kind: 'unanswered', cause: 'server-error', ...retryAfterMs };
  }
  if (status === 401) return { kind: 'signed-out' };
  if (status === 404) return { kind: 'gone' };
  if (status === 410) return { kind: 'expired' };
  if (status === 412 || code === 'IDEMPOTENCY_KEY_REUSED') return { kind: 'stale' };
  return { kind: 'refused', reason: status === 413 ? 'too-large' : 'refused' };
}

/** Writes a draft over the version named; gives the new version. Never rejects. */
export async function saveDraft(
  { formId, version, key }: { readonly formId: string; readonly version: number; readonly key: string },
  body: SavedFormBody,
  signal: AbortSignal,
): Promise<{ readonly kind: 'saved'; readonly version: number } | DraftFailure> {
  try {
    const saved = await apiSend<SavedFormItem>(
      'PUT',
      `/api/saved-forms/${encodeURIComponent(formId)}`,
      body,
      {
        idempotencyKey: key,
        signal,
        // The page tells of use apart from what it saves; a draft is saved while the session is locked too.
        headers: { 'If-Match': `"${version}"`, Prefer: 'return=minimal', ...ASKED_BY_PAGE },
        isWriter: true,
      },
    );
    return { kind: 'saved', version: saved.version };
  } catch (error) {
    return failureOf(error);
  }
}

/** Reads a draft unless it still is of that version. Never rejects. */
export async function readDraft(
  formId: string,
  version: number,
): Promise<
  { readonly kind: 'read'; readonly form: SavedForm } | { readonly kind: 'unchanged' } | DraftFailure
> {
  try {
    const path = `/api/saved-forms/${encodeURIComponent(formId)}`;
    const form = await apiGetUnless<SavedForm>(path, `"${version}"`);
    if (pagesChanged()) return { kind: 'server-newer' };
    return form === null ? { kind: 'unchanged' } : { kind: 'read', form };
  } catch (error) {
    return failureOf(error);
  }
}
