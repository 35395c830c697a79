import type { ListedForm } from '@constat/contract';
import { writesReports } from '../../policies/access.ts';
import { reminderOf } from '../../presenters/signed-version.ts';
import type { Repositories } from '../../store/repositories/index.ts';
import type { StoredFormItem } from '../../store/sealed-form.ts';
import type { SessionUser } from '../shared/route-context.ts';

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
