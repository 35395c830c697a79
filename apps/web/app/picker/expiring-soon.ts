import type { SavedFormItem } from '@constat/contract';

/** How long before its end a draft is announced. */
const NOTICE_MS = 3 * 86_400_000;

export interface ExpiringForm extends SavedFormItem {
  readonly expiresAt: string;
}

/** The forms that are still alive and end within three days of `now` (epoch milliseconds), the soonest first. */
export function expiringSoon(forms: readonly SavedFormItem[], now: number): readonly ExpiringForm[] {
  return forms
    .filter(
      (form): form is ExpiringForm =>
        form.expiresAt !== null && !form.expired && Date.parse(form.expiresAt) - now <= NOTICE_MS,
    )
    .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
}
