import type { Kysely } from 'kysely';
import type { ReportLock, StoredForm } from '../sealed-form.ts';
import type { Tables } from '../tables.ts';

export interface Place {
  readonly ownerId: string;
  readonly id: string;
}

/** By what saved reports are locked, whose other columns `saved-forms.ts` reads and writes; another owner's report is as one that is not there. */
export function reportLocks(db: Kysely<Tables>) {
  return {
    /** Locks a draft that still has the version `from`: from then on it neither changes nor ends. */
    async lock(
      { ownerId, id }: Place,
      from: number,
      { versionId, state, since }: ReportLock,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('savedForms')
        .set({
          lockedBy: versionId,
          lockedAs: state,
          lockedAt: since,
          version: from + 1,
          expiresAt: null,
        })
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .where('version', '=', from)
        .where('formType', '=', 'draft')
        .where('lockedBy', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** A report that waited, locked, for its signature is signed. */
    async setSigned(
      { ownerId, id }: Place,
      from: string,
      { versionId, state, since }: ReportLock,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('savedForms')
        .set((set) => ({
          lockedBy: versionId,
          lockedAs: state,
          lockedAt: since,
          version: set('version', '+', 1),
        }))
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .where('lockedBy', '=', from)
        .where('lockedAs', '=', 'locked')
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Undoes that lock: the draft is in work again, with the term given. */
    async unlock(
      { ownerId, id }: Place,
      versionId: string,
      { retentionDays, updatedAt, expiresAt }: Pick<StoredForm, 'retentionDays' | 'updatedAt' | 'expiresAt'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('savedForms')
        .set((set) => ({
          lockedBy: null,
          lockedAs: null,
          lockedAt: null,
          version: set('version', '+', 1),
          retentionDays,
          updatedAt,
          expiresAt,
        }))
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .where('lockedBy', '=', versionId)
        .where('lockedAs', '=', 'locked')
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
