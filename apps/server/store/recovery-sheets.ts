import type { Kysely } from 'kysely';
import type { KeyRing } from '../keys/key-ring.ts';
import { newRecoveryCode, recoveryLockOf } from '../keys/recovery-code.ts';
import { newId } from '../platform/ids.ts';
import type { RecoverySheetRow } from './installation-tables.ts';
import type { Tables } from './tables.ts';

/** A sheet as it is shown, once. */
export interface NewRecoverySheet {
  readonly id: string;
  readonly code: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

/** The recovery sheets that open the installation's keys, in the database and in what is copied from it. */
export interface RecoverySheets {
  /** Those that open it, the newest first. */
  list(): Promise<RecoverySheetRow[]>;
  /** A new sheet beside those that were confirmed; one that was only shown is void from then on. */
  begin(now: number): Promise<NewRecoverySheet>;
  /**
   * Notes that somebody has that sheet, and voids the earlier ones unless they are kept.
   * @returns false where it opens nothing, since another one was begun meanwhile
   */
  confirm(id: string, choice: { readonly now: number; readonly keepsEarlier: boolean }): Promise<boolean>;
  /** Has these sheets open it, and no others; their codes are not needed. */
  replace(sheets: readonly RecoverySheetRow[]): Promise<void>;
}

export function recoverySheets(db: Kysely<Tables>, ring: KeyRing): RecoverySheets {
  const rewrap = async (transaction: Kysely<Tables>): Promise<void> => {
    await ring.reload(transaction);
    await ring.lockForRecovery(transaction);
  };
  return {
    list: () => listSheets(db),

    begin: (now) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recoverySheets').where('confirmedAt', 'is', null).execute();
        const code = newRecoveryCode();
        const sheet = { id: newId(), publicKey: recoveryLockOf(code), madeAt: now, confirmedAt: null };
        await transaction.insertInto('recoverySheets').values(sheet).execute();
        await rewrap(transaction);
        return { id: sheet.id, code, madeAt: now };
      }),

    confirm: (id, { now, keepsEarlier }) =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('recoverySheets')
          .set({ confirmedAt: now })
          .where('id', '=', id)
          .where('confirmedAt', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return (await listSheets(transaction)).some((sheet) => sheet.id === id);
        if (!keepsEarlier) await transaction.deleteFrom('recoverySheets').where('id', '!=', id).execute();
        await rewrap(transaction);
        return true;
      }),

    replace: (sheets) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recoverySheets').execute();
        if (sheets.length > 0)
          await transaction
            .insertInto('recoverySheets')
            .values([...sheets])
            .execute();
        await rewrap(transaction);
      }),
  };
}

function listSheets(db: Kysely<Tables>): Promise<RecoverySheetRow[]> {
  return db.selectFrom('recoverySheets').selectAll().orderBy('madeAt', 'desc').orderBy('id').execute();
}
