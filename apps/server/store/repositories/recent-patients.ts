import type { Kysely } from 'kysely';
import type { KeyPlace } from '../../keys/data-key.ts';
import type { RecentPatientRow } from '../report-tables.ts';
import type { Tables } from '../tables.ts';
import { openEach } from './data-keys.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

/** Where sealed content lies. */
const PATIENT = 'recentPatients.patient';
const NAME = 'recentPatients.name';

type Personal = Pick<RecentPatientRow, 'patientName' | 'patientAge' | 'diagnosis'>;

/** The patients a physician saw last, one per name. Each has a key of its own, which goes with it. */
export function recentPatients(db: Kysely<Tables>, keys: DataKeys) {
  const keyPlace = ({ ownerId, id }: Pick<RecentPatientRow, 'ownerId' | 'id'>): KeyPlace => ({
    kind: 'patient',
    ownerId,
    subjectId: id,
  });
  const digestOf = async (ownerId: string, patientName: string): Promise<string> =>
    (await keys.findOrAdd(keyOfAccount(ownerId))).digest(NAME, patientName);
  const read = async (row: Tables['recentPatients']): Promise<RecentPatientRow> => {
    const { nameDigest: _nameDigest, sealedPatient, ...rest } = row;
    const key = await keys.require(keyPlace(row));
    return { ...rest, ...(JSON.parse(key.open(PATIENT, sealedPatient)) as Personal) };
  };
  const seal = async (row: RecentPatientRow, nameDigest: string): Promise<Tables['recentPatients']> => {
    const { patientName, patientAge, diagnosis, ...rest } = row;
    const key = await keys.findOrAdd(keyPlace(row));
    const content: Personal = { patientName, patientAge, diagnosis };
    return { ...rest, nameDigest, sealedPatient: key.seal(PATIENT, JSON.stringify(content)) };
  };
  const idOf = async (ownerId: string, nameDigest: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('recentPatients')
      .select('id')
      .where('ownerId', '=', ownerId)
      .where('nameDigest', '=', nameDigest)
      .executeTakeFirst();
    return row?.id;
  };

  return {
    async list(ownerId: string): Promise<RecentPatientRow[]> {
      const rows = await db
        .selectFrom('recentPatients')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .orderBy('lastAccessedAt', 'desc')
        .orderBy('id')
        .execute();
      return openEach(rows, read);
    },

    async has(ownerId: string, patientName: string): Promise<boolean> {
      return (await idOf(ownerId, await digestOf(ownerId, patientName))) !== undefined;
    },

    /** Adds the patient, or renews the one of that name, whose id stays. */
    async put(row: RecentPatientRow): Promise<RecentPatientRow> {
      const { ownerId } = row;
      const nameDigest = await digestOf(ownerId, row.patientName);
      // Two at once on PostgreSQL: the second finds the first one's id.
      for (;;) {
        const known = await idOf(ownerId, nameDigest);
        const id = known ?? row.id;
        const sealed = await seal({ ...row, id }, nameDigest);
        const { id: _id, ownerId: _ownerId, nameDigest: _nameDigest, ...changes } = sealed;
        const put = await db
          .insertInto('recentPatients')
          .values(sealed)
          .onConflict((conflict) =>
            conflict
              .columns(['ownerId', 'nameDigest'])
              .doUpdateSet(changes)
              .where('recentPatients.id', '=', id),
          )
          .returning('id')
          .executeTakeFirst();
        if (put !== undefined) return { ...row, id };
        await keys.erase(keyPlace({ ownerId, id }));
      }
    },

    /**
     * Adds those whose name is not there yet; answers how many they were. They are added in the order of their digests, so
     * that two transactions that add the same names wait for each other and never in a circle.
     */
    async addMissing(rows: readonly RecentPatientRow[]): Promise<number> {
      const named: { readonly row: RecentPatientRow; readonly nameDigest: string }[] = [];
      for (const row of rows) named.push({ row, nameDigest: await digestOf(row.ownerId, row.patientName) });
      named.sort((one, other) =>
        one.nameDigest < other.nameDigest ? -1 : Number(one.nameDigest > other.nameDigest),
      );
      let added = 0;
      for (const { row, nameDigest } of named) {
        if ((await idOf(row.ownerId, nameDigest)) !== undefined) continue;
        const sealed = await seal(row, nameDigest);
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('recentPatients')
          .values(sealed)
          .onConflict((conflict) => conflict.columns(['ownerId', 'nameDigest']).doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n) added += 1;
        // Another process was first; where it was with the same id, the key is its own.
        else if ((await idOf(row.ownerId, nameDigest)) !== row.id) await keys.erase(keyPlace(row));
      }
      return added;
    },

    async touch(ownerId: string, patientName: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('recentPatients')
        .set({ lastAccessedAt: now })
        .where('ownerId', '=', ownerId)
        .where('nameDigest', '=', await digestOf(ownerId, patientName))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async remove(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recentPatients')
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) return false;
      await keys.erase(keyPlace({ ownerId, id }));
      return true;
    },
  };
}
