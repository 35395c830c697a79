/** How long a saved form lives. Times are epoch milliseconds. */

const DAY_MS = 86_400_000;

export type FormType = 'draft' | 'copy';

/** Days of a draft saved from the confirmation dialog, and of a reactivated one. */
export const CONFIRMED_DRAFT_DAYS = 30;
/** Days that a copy is sent with; it is nevertheless kept indefinitely. */
export const COPY_DAYS = 365;
export const DRAFT_DAYS = { minimum: 1, maximum: 30, default: 7 } as const;
/** Days during which an expired draft can still be reactivated, before it is erased. */
export const REACTIVATION_DAYS = 30;

/** When a form expires: a draft some days after its last update, a copy never. */
export function expiryOf(form: {
  readonly formType: FormType;
  readonly updatedAt: number;
  readonly retentionDays: number;
}): number | null {
  return form.formType === 'copy' ? null : form.updatedAt + form.retentionDays * DAY_MS;
}

export function isExpired(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** What makes a saved form a record. */
export interface RecordState {
  readonly formType: FormType;
  /** As `holdsFindings` says of its content. */
  readonly hasFindings: boolean;
  /** A recording with words was dictated for it. */
  readonly hasDictation: boolean;
}

/** True for a copy, and for a draft that holds an examination: nothing but the physician's word erases it. */
export function isRecord({ formType, hasFindings, hasDictation }: RecordState): boolean {
  return formType === 'copy' || hasFindings || hasDictation;
}

/** True once an expired draft that is no record can no longer be reactivated. */
export function isErasable(form: RecordState & { readonly expiresAt: number | null }, now: number): boolean {
  const { expiresAt } = form;
  return expiresAt !== null && !isRecord(form) && expiresAt + REACTIVATION_DAYS * DAY_MS <= now;
}
