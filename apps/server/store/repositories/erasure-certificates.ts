import type { Kysely } from 'kysely';
import type { ErasureCertificateRow } from '../account-tables.ts';
import type { Tables } from '../tables.ts';

/** Proofs that accounts were erased; none is ever removed. */
export function erasureCertificates(db: Kysely<Tables>) {
  return {
    async add(row: Omit<ErasureCertificateRow, 'certifiedAt' | 'certificate'>): Promise<void> {
      await db
        .insertInto('erasureCertificates')
        .values({ ...row, certifiedAt: null, certificate: null })
        .execute();
    },

    /** The latest first. */
    list(): Promise<Omit<ErasureCertificateRow, 'samples'>[]> {
      return db
        .selectFrom('erasureCertificates')
        .select(['id', 'accountId', 'erasedAt', 'erasure', 'certifiedAt', 'certificate'])
        .orderBy('erasedAt', 'desc')
        .orderBy('id')
        .execute();
    },

    find(id: string): Promise<ErasureCertificateRow | undefined> {
      return db.selectFrom('erasureCertificates').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Those of which nobody has looked yet what is left. */
    waiting(): Promise<ErasureCertificateRow[]> {
      return db
        .selectFrom('erasureCertificates')
        .selectAll()
        .where('certifiedAt', 'is', null)
        .orderBy('erasedAt')
        .execute();
    },

    /** Takes note of how far one of them has come. */
    async note(id: string, erasure: string): Promise<void> {
      await db
        .updateTable('erasureCertificates')
        .set({ erasure })
        .where('id', '=', id)
        .where('certifiedAt', 'is', null)
        .execute();
    },

    /** Writes the proof, and forgets what was looked for; false where another process came first. */
    async certify(id: string, certificate: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('erasureCertificates')
        .set({ certificate, certifiedAt: now, samples: null })
        .where('id', '=', id)
        .where('certifiedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
