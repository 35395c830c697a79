import type { ListedForm } from '@constat/contract';
import { Refusal } from '../../platform/refusal.ts';
import { writesReports } from '../../policies/access.ts';
import { reminderOf } from '../../presenters/signed-version.ts';
import type { Repositories } from '../../store/repositories/index.ts';
import type { ListPosition } from '../../store/repositories/saved-forms.ts';
import type { StoredFormItem } from '../../store/sealed-form.ts';
import type { SessionUser } from '../request-handling/route-context.ts';

type Page = Omit<Parameters<Repositories['savedForms']['list']>[1], 'ids'>;
type Listed = StoredFormItem & Pick<ListedForm, 'shared' | 'reminder'>;

/**
 * The reports of a physician, or those that are shared with an assistant; newest first.
 * `now` is in epoch milliseconds, `today` as `TimeGuard` has it.
 */
export async function listForms(
  {
    savedForms,
    reportShares,
    reportTerms,
  }: Pick<Repositories, 'savedForms' | 'reportShares' | 'reportTerms'>,
  user: SessionUser,
  { now, today, ...page }: Page & { readonly now: number; readonly today: string | null },
): Promise<Listed[]> {
  if (writesReports(user)) {
    const forms = await savedForms.list(user.id, page);
    if (forms.every(({ lock }) => lock === undefined)) return forms;
    const reminders = new Map(
      (await reportTerms.ofLocked(user.id)).map(({ reportId, term, ...locked }) => [
        reportId,
        reminderOf(term, locked, { now, today }),
      ]),
    );
    return forms.map((form) => {
      const reminder = reminders.get(form.id) ?? null;
      return reminder === null ? form : { ...form, reminder };
    });
  }
  const shares = await reportShares.listOf(user.id);
  const byReport = new Map(shares.map((share) => [share.reportId, share]));
  const listed: Listed[] = [];
  for (const ownerId of new Set(shares.map(({ owner }) => owner.id))) {
    const ids = shares.filter(({ owner }) => owner.id === ownerId).map(({ reportId }) => reportId);
    for (const form of await savedForms.list(ownerId, { ...page, ids })) {
      const share = byReport.get(form.id);
      if (share === undefined) continue;
      listed.push({ ...form, shared: { by: share.owner.displayName, mayHearAudio: share.mayHearAudio } });
    }
  }
  return listed.toSorted(newestFirst).slice(0, page.limit);
}

/** As the lists of the store are in order. */
function newestFirst(one: StoredFormItem, other: StoredFormItem): number {
  if (one.updatedAt !== other.updatedAt) return other.updatedAt - one.updatedAt;
  return one.id < other.id ? 1 : -1;
}

/** A place in the list as an opaque text. */
function writeCursor({ updatedAt, id }: ListPosition): string {
  return Buffer.from(`${updatedAt} ${id}`).toString('base64url');
}

/** @throws Refusal VALIDATION_FAILED for a text that no list gave */
export function readCursor(cursor: string | undefined): ListPosition | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(\d{1,15}) ([\w-]{1,50})$/u.exec(Buffer.from(cursor, 'base64url').toString());
  if (match?.[1] === undefined || match[2] === undefined)
    throw new Refusal('VALIDATION_FAILED', { fields: ['cursor'] });
  return { updatedAt: Number(match[1]), id: match[2] };
}

/**
 * Cuts a page from a list that was read one row further than asked.
 * @returns the page, and the `Link` header of the next one when there is more
 */
export function cutPage(
  rows: readonly StoredFormItem[],
  query: { readonly limit?: number | undefined; readonly formType?: string | undefined },
): { readonly page: readonly StoredFormItem[]; readonly link?: string } {
  const { limit, formType } = query;
  if (limit === undefined || rows.length <= limit) return { page: rows };
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last === undefined) return { page };
  const next = new URLSearchParams({
    limit: String(limit),
    cursor: writeCursor(last),
    ...(formType !== undefined && { formType }),
  });
  return { page, link: `</api/saved-forms?${next.toString()}>; rel="next"` };
}
