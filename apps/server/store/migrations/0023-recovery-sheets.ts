import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { newId } from '../../platform/ids.ts';

/** The settings in which the one recovery sheet lay before. */
const EARLIER = { lock: 'recovery-lock', madeAt: 'recovery-made-at' } as const;

/** The recovery sheets that open the installation: what locks for each, never its code. */
export async function createRecoverySheets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recoverySheets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('madeAt', 'bigint', (column) => column.notNull())
    .addColumn('confirmedAt', 'bigint')
    .execute();
  const read = async (name: string): Promise<string | undefined> => {
    const found = await sql<{ value: string }>`select value from settings where name = ${name}`.execute(db);
    return found.rows[0]?.value;
  };
  const lock = await read(EARLIER.lock);
  const madeAt = Number((await read(EARLIER.madeAt)) ?? 0);
  if (lock === undefined) return;
  await sql`insert into recovery_sheets (id, public_key, made_at, confirmed_at)
    values (${newId()}, ${lock}, ${madeAt}, ${madeAt})`.execute(db);
  await sql`delete from settings where name in (${EARLIER.lock}, ${EARLIER.madeAt})`.execute(db);
}
