import type { Kysely } from 'kysely';
import type { PasskeyRow, TotpSeedRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

/** Where sealed content lies. */
const SEED = 'totpSeeds.seed';

/** What proves who somebody is, beside the password. */
export function factors(db: Kysely<Tables>, keys: DataKeys) {
  return {
    /** Puts a seed in place that waits for its first code; an earlier one that waited goes. */
    async putSeed({ userId, seed, since }: Pick<TotpSeedRow, 'userId' | 'seed' | 'since'>): Promise<void> {
      const sealedSeed = (await keys.findOrAdd(keyOfAccount(userId))).seal(SEED, seed);
      const row = { sealedSeed, lastStep: 0, since };
      await db
        .insertInto('totpSeeds')
        .values({ userId, isConfirmed: 0, ...row })
        .onConflict((conflict) => conflict.columns(['userId', 'isConfirmed']).doUpdateSet(row))
        .execute();
    },

    async findSeed(userId: string, isConfirmed: 0 | 1): Promise<TotpSeedRow | undefined> {
      const row = await db
        .selectFrom('totpSeeds')
        .selectAll()
        .where('userId', '=', userId)
        .where('isConfirmed', '=', isConfirmed)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { sealedSeed, ...rest } = row;
      return { ...rest, seed: (await keys.require(keyOfAccount(userId))).open(SEED, sealedSeed) };
    },

    /** True where a code of an app is asked for at the sign-in. */
    async hasSeed(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('totpSeeds')
        .select('userId')
        .where('userId', '=', userId)
        .where('isConfirmed', '=', 1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Uses up a code: those of its 30 seconds and of earlier ones are void; false when they were already. */
    async useStep(userId: string, isConfirmed: 0 | 1, step: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('totpSeeds')
        .set({ lastStep: step })
        .where('userId', '=', userId)
        .where('isConfirmed', '=', isConfirmed)
        .where('lastStep', '<', step)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Has the seed that waited take the place of the present one. */
    async confirmSeed(userId: string, now: number): Promise<void> {
      await db.deleteFrom('totpSeeds').where('userId', '=', userId).where('isConfirmed', '=', 1).execute();
      await db
        .updateTable('totpSeeds')
        .set({ isConfirmed: 1, since: now })
        .where('userId', '=', userId)
        .execute();
    },

    /** Removes the seeds and the recovery codes, which serve nothing without them. */
    async removeSeeds(userId: string): Promise<boolean> {
      await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
      const { numDeletedRows } = await db
        .deleteFrom('totpSeeds')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async putRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void> {
      await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
      await db
        .insertInto('recoveryCodes')
        .values(hashes.map((codeHash) => ({ userId, codeHash })))
        .execute();
    },

    /** Uses a recovery code up; false when there is none such. */
    async useRecoveryCode(userId: string, codeHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recoveryCodes')
        .where('userId', '=', userId)
        .where('codeHash', '=', codeHash)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    async countRecoveryCodes(userId: string): Promise<number> {
      const rows = await db
        .selectFrom('recoveryCodes')
        .select('codeHash')
        .where('userId', '=', userId)
        .execute();
      return rows.length;
    },

    /** False where the passkey is known already, to whomever. */
    async addPasskey(passkey: PasskeyRow): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkeys')
        .values(passkey)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    passkeysOf(userId: string): Promise<PasskeyRow[]> {
      return db
        .selectFrom('passkeys')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
    },

    findPasskey(id: string): Promise<PasskeyRow | undefined> {
      return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    },

    async notePasskeyUse(id: string, use: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>): Promise<void> {
      await db.updateTable('passkeys').set(use).where('id', '=', id).execute();
    },

    async removePasskey(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** Removes every passkey of an account; answers whether there was one. */
    async removePasskeys(userId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
