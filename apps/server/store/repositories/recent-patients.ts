import type { Kysely } from 'kysely';
import type { RecentPatientRow, Tables } from '../tables.ts';

/** The patients a physician saw last, one per name. */
export function recentPatients(db: Kysely<Tables>) {
  return {
    list(ownerId: string): Promise<RecentPatientRow[]> {
      return db
        .selectFrom('recentPatients')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .orderBy('lastAccessedAt', 'desc')
        .orderBy('id')
        .execute();
    },

    async has(ownerId: string, patientName: string): Promise<boolean> {
      const row = await db
        .selectFrom('recentPatients')
        .select('id')
        .where('ownerId', '=', ownerId)
        .where('patientName', '=', patientName)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Adds the patient, or renews the one of that name, whose id stays. */
    put(row: RecentPatientRow): Promise<RecentPatientRow> {
      const { id: _id, ownerId: _ownerId, patientName: _patientName, ...changes } = row;
      return db
        .insertInto('recentPatients')
        .values(row)
        .onConflict((conflict) => conflict.columns(['ownerId', 'patientName']).doUpdateSet(changes))
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Adds those whose name is not there yet; answers how many they were. */
    async addMissing(rows: readonly RecentPatientRow[]): Promise<number> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('recentPatients')
        .values([...rows])
        .onConflict((conflict) => conflict.columns(['ownerId', 'patientName']).doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows ?? 0n);
    },

    async touch(ownerId: string, patientName: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('recentPatients')
        .set({ lastAccessedAt: now })
        .where('ownerId', '=', ownerId)
        .where('patientName', '=', patientName)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async remove(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recentPatients')
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
