import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect.ts';

interface Waiting {
  waitingRecordings: { ownerId: string; recordingId: string; note: string; bytes: number; createdAt: number };
  waitingParts: { ownerId: string; recordingId: string; sequence: number; audio: Uint8Array };
  recordingStreams: Waiting['waitingRecordings'] & { reportId: string; next: number; touchedAt: number };
  recordingParts: Waiting['waitingParts'];
}

/**
 * Recordings as streams of numbered parts, whatever the device could keep: the place of the recordings that waited here,
 * which move over. A segment may lie in the parts in place of holding its own audio.
 */
export async function createRecordingParts(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createTables(db, dialect);
  for (const column of ['firstPart', 'endPart', 'fromMs', 'toMs', 'preRoll'])
    await db.schema.alterTable('audioChunks').addColumn(column, 'integer').execute();
  await moveWaiting(db);
  await db.schema.dropTable('waitingParts').execute();
  await db.schema.dropTable('waitingRecordings').execute();
}

async function createTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable('recordingStreams')
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('recordingId', 'text', (column) => column.notNull())
    .addColumn('reportId', 'text', (column) => column.notNull())
    .addColumn('savedFormId', 'text', (column) => column.references('savedForms.id').onDelete('cascade'))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('next', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('touchedAt', 'bigint', (column) => column.notNull())
    .addColumn('finishedAt', 'bigint')
    .addColumn('leaseHolder', 'text')
    .addColumn('leaseUntil', 'bigint')
    .addPrimaryKeyConstraint('recordingStreamsPrimary', ['ownerId', 'recordingId'])
    .execute();
  for (const [name, columns] of [
    ['recordingStreamsByForm', ['savedFormId']],
    ['recordingStreamsByReport', ['ownerId', 'reportId']],
    ['recordingStreamsByAge', ['createdAt']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('recordingStreams')
      .columns([...columns])
      .execute();
  await db.schema
    .createTable('recordingParts')
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('recordingId', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('audio', dialect === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('recordingPartsPrimary', ['ownerId', 'recordingId', 'sequence'])
    .addForeignKeyConstraint(
      'recordingPartsOfStream',
      ['ownerId', 'recordingId'],
      'recordingStreams',
      ['ownerId', 'recordingId'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}

async function moveWaiting(db: Kysely<Waiting>): Promise<void> {
  for (const recording of await db.selectFrom('waitingRecordings').selectAll().execute()) {
    const { ownerId, recordingId, note, bytes, createdAt } = recording;
    const parts = await db
      .selectFrom('waitingParts')
      .select('sequence')
      .where('ownerId', '=', ownerId)
      .where('recordingId', '=', recordingId)
      .orderBy('sequence')
      .execute();
    const hole = parts.findIndex(({ sequence }, position) => sequence !== position);
    const next = hole < 0 ? parts.length : hole;
    const row = { ownerId, recordingId, note, bytes, createdAt, reportId: reportOf(note), next };
    await db
      .insertInto('recordingStreams')
      .values({ ...row, touchedAt: createdAt })
      .execute();
  }
  await db
    .insertInto('recordingParts')
    .columns(['ownerId', 'recordingId', 'sequence', 'audio'])
    .expression((from) =>
      from.selectFrom('waitingParts').select(['ownerId', 'recordingId', 'sequence', 'audio']),
    )
    .execute();
}

function reportOf(note: string): string {
  try {
    const { reportId } = JSON.parse(note) as { readonly reportId?: unknown };
    return typeof reportId === 'string' ? reportId : '';
  } catch {
    return '';
  }
}
