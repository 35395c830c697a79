import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { SealPlace } from '../../keys/data-key.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { newKey } from '../../keys/sealed-bytes.ts';
import type { IncidentRow } from '../installation-tables.ts';
import type { Tables } from '../tables.ts';
import { openEach } from './data-keys.ts';

/** Where sealed content lies. */
const CONTENT = 'incidents.content';
const placeOf = (id: string): SealPlace => ({ kind: 'incident', ownerId: '', subjectId: id });

/**
 * The register of confidentiality incidents. Nothing is removed from it. Each entry carries its own key, since it belongs
 * to the installation and to no account.
 */
export function incidents(db: Kysely<Tables>, ring: KeyRing) {
  const keyOf = (row: Tables['incidents']) => ring.unwrap(db, row, placeOf(row.id));
  const read = async (row: Tables['incidents']): Promise<IncidentRow> => {
    const { sealedContent, keyId: _keyId, wrappedKey: _wrappedKey, ...rest } = row;
    return { ...rest, content: (await keyOf(row)).open(CONTENT, sealedContent) };
  };
  const select = (id: string) =>
    db.selectFrom('incidents').selectAll().where('id', '=', id).executeTakeFirst();
  const lastNumber = async (): Promise<number> => {
    const { last } = await db
      .selectFrom('incidents')
      .select(({ fn }) => fn.max<number | string | null>('number').as('last'))
      .executeTakeFirstOrThrow();
    return Number(last ?? 0);
  };
  /** False where the number was taken, or the installation's key replaced, meanwhile. */
  const insert = async (row: Tables['incidents']): Promise<boolean> => {
    const columns = Object.keys(row) as (keyof Tables['incidents'])[];
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('incidents')
      .columns(columns)
      .expression((from) =>
        from
          .selectFrom('installationKeys')
          .select(columns.map((column) => sql.val(row[column]).as(column)))
          .where('id', '=', row.keyId)
          .where('isPresent', '=', 1),
      )
      .onConflict((conflict) => conflict.column('number').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  };

  return {
    /** The latest first. */
    async list(): Promise<IncidentRow[]> {
      const rows = await db.selectFrom('incidents').selectAll().orderBy('number', 'desc').execute();
      return openEach(rows, read);
    },

    async find(id: string): Promise<IncidentRow | undefined> {
      const row = await select(id);
      return row && read(row);
    },

    /** Adds it under the next number. */
    async add({ content, ...row }: Omit<IncidentRow, 'number' | 'version'>): Promise<IncidentRow> {
      const place = placeOf(row.id);
      const bytes = newKey();
      for (;;) {
        const wrapped = ring.wrap(bytes, place);
        const sealedContent = (await ring.unwrap(db, wrapped, place)).seal(CONTENT, content);
        const added = { ...row, number: (await lastNumber()) + 1, version: 1 };
        if (await insert({ ...added, ...wrapped, sealedContent })) return { ...added, content };
        await ring.reload(db);
      }
    },

    /** Writes it if it still has that version; false where it has another one, or is not there. */
    async change(
      { id, content, updatedAt }: Pick<IncidentRow, 'id' | 'content' | 'updatedAt'>,
      version: number,
    ): Promise<boolean> {
      const row = await select(id);
      if (row === undefined) return false;
      const sealedContent = (await keyOf(row)).seal(CONTENT, content);
      const { numUpdatedRows } = await db
        .updateTable('incidents')
        .set({ sealedContent, updatedAt, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Wraps up to `limit` keys anew that an earlier key of the installation wraps; answers how many there were. */
    async rewrap(limit: number): Promise<number> {
      const rows = await db
        .selectFrom('incidents')
        .selectAll()
        .where('keyId', '!=', ring.present)
        .limit(limit)
        .execute();
      for (const row of rows) {
        const place = placeOf(row.id);
        const wrapped = ring.wrap(await ring.unwrapBytes(db, row, place), place);
        await db.updateTable('incidents').set(wrapped).where('id', '=', row.id).execute();
      }
      return rows.length;
    },
  };
}
