import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect.ts';

/**
 * The chain of signed versions, whose entries can be neither changed nor removed; beside it their content and PDFs, which
 * can be removed and not changed; and, with a saved report, by which version it is locked.
 */
export async function createSignedVersions(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable('signedVersions')
    .addColumn('sequence', 'bigint', (column) =>
      // SQLite lets a primary key be null, which compares as neither equal nor different.
      column
        .primaryKey()
        .notNull()
        .check(sql`sequence >= 1`),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    // No reference: the entry stays when the account goes.
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('reportId', 'text', (column) => column.notNull())
    .addColumn('about', 'text')
    .addColumn('method', 'text')
    .addColumn('reportVersion', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('dataFingerprint', 'text')
    .addColumn('contentHash', 'text', (column) => column.notNull())
    .addColumn('pdfHash', 'text')
    .addColumn('previousHash', 'text', (column) => column.notNull())
    .addColumn('entryHash', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['reportId', 'pdfHash'])
    await db.schema
      .createIndex(`signedVersionsBy${column === 'pdfHash' ? 'Pdf' : 'Report'}`)
      .on('signedVersions')
      .column(column)
      .execute();
  const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('signedContents')
    .addColumn('versionId', 'text', (column) => column.primaryKey().references('signedVersions.id'))
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sealedContent', bytes, (column) => column.notNull())
    .addColumn('sealedPdf', bytes)
    .execute();
  await db.schema.createIndex('signedContentsByOwner').on('signedContents').column('ownerId').execute();
  await db.schema.alterTable('savedForms').addColumn('lockedBy', 'text').execute();
  await db.schema.alterTable('savedForms').addColumn('lockedAs', 'text').execute();
  await db.schema.alterTable('savedForms').addColumn('lockedAt', 'bigint').execute();
  for (const statement of dialect === 'sqlite' ? ON_SQLITE : ON_POSTGRES)
    await sql.raw(statement).execute(db);
}

/** The entry at the end of the chain: content comes with its entry, and never later. */
const LAST = '(select id from signed_versions order by sequence desc limit 1)';
/** The next place of the chain. */
const NEXT = '(select coalesce(max(sequence), 0) + 1 from signed_versions)';
const REFUSAL = 'signed versions are never changed';

/** `insert or replace` removes a row without asking a trigger for deletions: the insertion itself is refused. */
const ON_SQLITE = [
  `create trigger signed_versions_in_order before insert on signed_versions
   when new.sequence is null or new.sequence <> ${NEXT} or exists (select 1 from signed_versions where id = new.id)
   begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger signed_versions_no_update before update on signed_versions
   begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger signed_versions_no_delete before delete on signed_versions
   begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger signed_contents_once before insert on signed_contents
   when new.version_id is not ${LAST}
     or exists (select 1 from signed_contents where version_id = new.version_id)
   begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger signed_contents_no_update before update on signed_contents
   begin select raise(abort, '${REFUSAL}'); end`,
];

const ON_POSTGRES = [
  `create function signed_versions_only_grow() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       if new.sequence = ${NEXT} and not exists (select 1 from signed_versions where id = new.id) then
         return new;
       end if;
     end if;
     raise exception '${REFUSAL}';
   end $$`,
  `create trigger signed_versions_only_grow before insert or update or delete on signed_versions
   for each row execute function signed_versions_only_grow()`,
  `create trigger signed_versions_not_emptied before truncate on signed_versions
   for each statement execute function signed_versions_only_grow()`,
  `create function signed_contents_never_change() returns trigger language plpgsql as $$
   begin raise exception '${REFUSAL}'; end $$`,
  `create trigger signed_contents_never_change before update on signed_contents
   for each row execute function signed_contents_never_change()`,
  `create function signed_contents_with_entry() returns trigger language plpgsql as $$
   begin
     if new.version_id is not distinct from ${LAST} then return new; end if;
     raise exception '${REFUSAL}';
   end $$`,
  `create trigger signed_contents_with_entry before insert on signed_contents
   for each row execute function signed_contents_with_entry()`,
];
