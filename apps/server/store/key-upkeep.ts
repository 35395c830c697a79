import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { InstallationSecret } from '../keys/installation-secret.ts';
import { RECOVERY_LOCK } from '../keys/key-ring.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { newRecoveryCode, recoveryLockOf } from '../keys/recovery-code.ts';
import type { DialectName } from './dialect.ts';
import { dataKeys } from './repositories/data-keys.ts';
import { incidents } from './repositories/incidents.ts';
import { savedForms } from './repositories/saved-forms.ts';
import { settings } from './repositories/settings.ts';
import type { Tables } from './tables.ts';

/** The name of the setting that says when the recovery code was made. */
const RECOVERY_MADE = 'recovery-made-at';
/** Keys that one transaction wraps anew; a save waits for no more. */
const AT_ONCE = 200;
/** Between two looks at what a server has wrapped meanwhile, in milliseconds. */
const PAUSE_MS = 200;

/** What the person at the terminal does with the installation's keys. */
export interface KeyUpkeep {
  state(): Promise<{
    readonly installationKeys: number;
    readonly dataKeys: number;
    /** The secrets that the installation's keys are wrapped with. */
    readonly secretIds: readonly string[];
    /** Epoch milliseconds; null where there is no recovery code. */
    readonly recoveryMadeAt: number | null;
  }>;
  /** Opens every report, as a check of what was restored. @throws UnreadableSeal at the first that does not open */
  openAllReports(): Promise<number>;
  /** A new recovery code, which takes the place of an earlier one; it is shown once and kept nowhere. */
  makeRecoveryCode(now: number): Promise<string>;
  /** Locks the keys for the holder of that code, of which only the lock is known. */
  lockForRecovery(lock: string, now: number): Promise<void>;
  /**
   * Puts a new key of the installation under that secret and wraps every other key with it, while servers run.
   * @returns how many keys were wrapped anew
   */
  rotate(secret: InstallationSecret, now: number): Promise<number>;
}

export function keyUpkeep(db: Kysely<Tables>, dialect: DialectName, ring: KeyRing): KeyUpkeep {
  return {
    async state() {
      const count = async (table: 'installationKeys' | 'dataKeys') => {
        const query = db.selectFrom(table).select(({ fn }) => fn.countAll<number | string>().as('all'));
        return Number((await query.executeTakeFirstOrThrow()).all);
      };
      const made = await settings(db).find(RECOVERY_MADE);
      const keys = await db.selectFrom('installationKeys').select('secretId').execute();
      return {
        secretIds: [...new Set(keys.map(({ secretId }) => secretId))],
        installationKeys: await count('installationKeys'),
        dataKeys: await count('dataKeys'),
        recoveryMadeAt: made === undefined ? null : Number(made),
      };
    },

    async openAllReports() {
      const repository = savedForms(db, dataKeys(db, dialect, ring));
      const forms = await db.selectFrom('savedForms').select(['ownerId', 'id']).execute();
      for (const { ownerId, id } of forms) await repository.find(ownerId, id);
      return forms.length;
    },

    async makeRecoveryCode(now) {
      const code = newRecoveryCode();
      await this.lockForRecovery(recoveryLockOf(code), now);
      return code;
    },

    async lockForRecovery(lock, now) {
      await db.transaction().execute(async (transaction) => {
        await settings(transaction).put(RECOVERY_LOCK, lock);
        await settings(transaction).put(RECOVERY_MADE, String(now));
        await ring.reload(transaction);
        await ring.lockForRecovery(transaction, lock);
      });
    },

    async rotate(secret, now) {
      await db.transaction().execute((transaction) => ring.replacePresent(transaction, { secret, now }));
      let wrapped = 0;
      for (;;) {
        const some = await db
          .transaction()
          .execute(
            async (transaction) =>
              (await dataKeys(transaction, dialect, ring).rewrap(AT_ONCE)) +
              (await incidents(transaction, ring).rewrap(AT_ONCE)),
          );
        wrapped += some;
        if (some > 0) continue;
        if ((await removeEarlier(db)) || !(await isPresent(db, ring.present))) break;
        await pause(PAUSE_MS);
      }
      await ring.reload(db);
      return wrapped;
    },
  };
}

/** Removes the keys that wrap nothing any more; false where a server has wrapped something with one meanwhile. */
async function removeEarlier(db: Kysely<Tables>): Promise<boolean> {
  try {
    await db
      .deleteFrom('installationKeys')
      .where('isPresent', '=', 0)
      .where('id', 'not in', db.selectFrom('dataKeys').select('keyId'))
      .where('id', 'not in', db.selectFrom('incidents').select('keyId'))
      .execute();
  } catch (error) {
    // PostgreSQL: a key wrapped with it was committed just now, or is being.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['23503', '55P03'].includes(code)) throw error;
  }
  const left = await db.selectFrom('installationKeys').select('id').where('isPresent', '=', 0).execute();
  return left.length === 0;
}

async function isPresent(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('installationKeys')
    .select('id')
    .where('id', '=', id)
    .where('isPresent', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
