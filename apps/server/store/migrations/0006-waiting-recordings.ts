import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect.ts';

/** Recordings that a device could not keep itself, second after second, until their text is made. */
export async function createWaitingRecordings(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable('waitingRecordings')
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('recordingId', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('waitingRecordingsPrimary', ['ownerId', 'recordingId'])
    .execute();
  await db.schema
    .createTable('waitingParts')
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('recordingId', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('audio', dialect === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('waitingPartsPrimary', ['ownerId', 'recordingId', 'sequence'])
    .addForeignKeyConstraint(
      'waitingPartsOfRecording',
      ['ownerId', 'recordingId'],
      'waitingRecordings',
      ['ownerId', 'recordingId'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}
