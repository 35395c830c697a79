import type { Kysely } from 'kysely';
import type { DialectName } from '../dialect.ts';

/** Codes of an app, recovery codes, passkeys, and what is between two calls of a sign-in. */
export async function createSecondFactor(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const bytes = dialect === 'sqlite' ? 'blob' : 'bytea';

  await db.schema
    .createTable('totpSeeds')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('isConfirmed', 'integer', (column) => column.notNull())
    .addColumn('sealedSeed', bytes, (column) => column.notNull())
    .addColumn('lastStep', 'bigint', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('totpSeedsPrimary', ['userId', 'isConfirmed'])
    .execute();

  await db.schema
    .createTable('recoveryCodes')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recoveryCodesPrimary', ['userId', 'codeHash'])
    .execute();

  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('publicKey', bytes, (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('lastUsedAt', 'bigint')
    .execute();
  await db.schema.createIndex('passkeysByUser').on('passkeys').column('userId').execute();

  await db.schema
    .createTable('pendingProofs')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('challenge', 'text')
    .addColumn('triesLeft', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
