import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect.ts';

/** The first tables. */
export async function createFirstTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`;

  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('displayName', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('sample', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('lastSeenAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute();

  await db.schema
    .createTable('loginAttempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('blockedUntil', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('profiles')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('displayName', 'text', (column) => column.notNull())
    .addColumn('licenceNumber', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('interviewTemplateA', 'text', (column) => column.notNull())
    .addColumn('interviewTemplateB', 'text', (column) => column.notNull())
    .addColumn('normals', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('savedForms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('formType', 'text', (column) => column.notNull())
    .addColumn('retentionDays', 'integer', (column) => column.notNull())
    .addColumn('formData', 'text', (column) => column.notNull())
    .addColumn('meta', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint')
    .execute();
  await db.schema
    .createIndex('savedFormsByOwner')
    .on('savedForms')
    .columns(['ownerId', 'updatedAt', 'id'])
    .execute();
  await db.schema.createIndex('savedFormsByExpiry').on('savedForms').column('expiresAt').execute();

  await db.schema
    .createTable('recentPatients')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('patientName', 'text', (column) => column.notNull())
    .addColumn('patientAge', 'text', (column) => column.notNull())
    .addColumn('diagnosis', 'text', (column) => column.notNull())
    .addColumn('visitType', 'text', (column) => column.notNull())
    .addColumn('savedFormId', 'text', (column) => column.references('savedForms.id').onDelete('set null'))
    .addColumn('lastAccessedAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('recentPatientsOnePerName', ['ownerId', 'patientName'])
    .execute();
  await db.schema.createIndex('recentPatientsByForm').on('recentPatients').column('savedFormId').execute();

  await db.schema
    .createTable('idempotencyKeys')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('requestHash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotencyKeysPrimary', ['userId', 'route', 'key'])
    .execute();
  await db.schema.createIndex('idempotencyKeysByAge').on('idempotencyKeys').column('createdAt').execute();

  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('audioChunks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('recordingId', 'text', (column) => column.notNull())
    .addColumn('chunkIndex', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('audio', bytes, (column) => column.notNull())
    .addColumn('audioHash', 'text', (column) => column.notNull())
    .addColumn('transcription', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('audioChunksOnePerPlace', ['ownerId', 'recordingId', 'chunkIndex'])
    .execute();
  await db.schema.createIndex('audioChunksByAge').on('audioChunks').column('createdAt').execute();

  await db.schema
    .createTable('auditEvents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actorId', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text')
    .execute();
  await db.schema.createIndex('auditEventsByTime').on('auditEvents').column('at').execute();
}
