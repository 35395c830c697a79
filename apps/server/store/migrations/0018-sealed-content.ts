import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { DialectName } from '../dialect.ts';
import { dataKeys } from '../repositories/data-keys.ts';
import { sealAccounts } from './0018-seal-accounts.ts';
import { sealRecordings } from './0018-seal-recordings.ts';
import { sealReports } from './0018-seal-reports.ts';

/** What becomes sealed bytes of the same name, table by table. */
const SEALED: Readonly<Record<string, readonly string[]>> = {
  savedForms: ['listing', 'formData', 'meta'],
  audioChunks: ['audio', 'transcription'],
  recordings: ['writing', 'reviewed', 'settledFacts'],
  recordingStreams: ['note'],
  recordingParts: ['audio'],
  spokenPhrases: ['words'],
  profiles: ['profile'],
  letterheads: ['fileName', 'content'],
  commandLists: ['commands'],
  deviceKeys: ['key'],
  phrases: ['text'],
  idempotencyKeys: ['body'],
  auditEvents: ['reason'],
};

/** The columns that held the same in the clear. */
const CLEAR: Readonly<Record<string, readonly string[]>> = {
  savedForms: ['title', 'formData', 'meta', 'summary'],
  audioChunks: ['audio', 'transcription'],
  recordings: ['writing', 'reviewed', 'settledFacts'],
  recordingStreams: ['note'],
  recordingParts: ['audio'],
  spokenPhrases: ['words'],
  profiles: [
    'displayName',
    'licenceNumber',
    'address',
    'phone',
    'email',
    'interviewTemplateA',
    'interviewTemplateB',
    'normals',
    'exportSettings',
    'routine',
    'remoteRecognition',
  ],
  letterheads: ['fileName', 'content'],
  commandLists: ['commands'],
  deviceKeys: ['key'],
  phrases: ['text'],
  idempotencyKeys: ['body'],
};

/**
 * Personal content is sealed with a key per report, recording, recent patient and account, which a key of the
 * installation wraps. What was there is sealed too.
 */
export async function createSealedContent(
  db: Kysely<unknown>,
  dialect: DialectName,
  ring: KeyRing,
): Promise<void> {
  await createKeyTables(db, dialect);
  const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`;
  for (const [table, columns] of Object.entries(SEALED))
    for (const column of columns)
      await db.schema.alterTable(table).addColumn(nameOf(column), bytes).execute();
  for (const table of ['audioChunks', 'spokenPhrases'])
    await db.schema
      .alterTable(table)
      .addColumn('hasWords', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await db.schema
    .alterTable('idempotencyKeys')
    .addColumn('subjects', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  await ring.load(db);
  const keys = dataKeys(db, dialect, ring);
  await sealReports(db, keys);
  await sealRecordings(db, keys);
  await sealAccounts(db, { keys, bytes });

  for (const [table, columns] of Object.entries(CLEAR))
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
}

function nameOf(column: string): string {
  return `sealed${column.charAt(0).toUpperCase()}${column.slice(1)}`;
}

async function createKeyTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('installationKeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('isPresent', 'integer', (column) => column.notNull())
    .addColumn('secretId', 'text', (column) => column.notNull())
    .addColumn('wrappedKey', bytes, (column) => column.notNull())
    .addColumn('recoveryKey', bytes)
    .execute();
  await db.schema
    .createIndex('installationKeysOnePresent')
    .on('installationKeys')
    .column('isPresent')
    .unique()
    .where(sql.ref('isPresent'), '=', sql.lit(1))
    .execute();
  await db.schema
    .createTable('dataKeys')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('keyId', 'text', (column) => column.notNull().references('installationKeys.id'))
    .addColumn('wrappedKey', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('dataKeysPrimary', ['kind', 'ownerId', 'subjectId'])
    .execute();
  await db.schema
    .createTable('pendingErasures')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('inCopies', 'integer', (column) => column.notNull())
    .addColumn('inSnapshots', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pendingErasuresPrimary', ['kind', 'ownerId', 'subjectId'])
    .execute();
  await db.schema.createIndex('dataKeysByKey').on('dataKeys').column('keyId').execute();
}
