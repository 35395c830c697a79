import type { Kysely, RawBuilder } from 'kysely';
import type { DataKeys } from '../repositories/data-keys.ts';

interface Account {
  userId: string;
}

interface Profile extends Account {
  displayName: string;
  licenceNumber: string;
  address: string;
  phone: string;
  email: string;
  interviewTemplateA: string;
  interviewTemplateB: string;
  normals: string;
  exportSettings: string | null;
  routine: string | null;
  remoteRecognition: number | null;
  sealedProfile: Uint8Array;
}

interface PatientRow {
  id: string;
  ownerId: string;
  visitType: string;
  savedFormId: string | null;
  lastAccessedAt: number;
}

interface TermRow {
  id: string;
  ownerId: string;
  kind: string;
  createdAt: number;
  updatedAt: number;
}

interface Before {
  users: { id: string };
  profiles: Profile;
  letterheads: Account & {
    fileName: string;
    content: Uint8Array;
    sealedFileName: Uint8Array;
    sealedContent: Uint8Array;
  };
  commandLists: { ownerId: string; kind: string; commands: string; sealedCommands: Uint8Array };
  deviceKeys: Account & { key: string; sealedKey: Uint8Array };
  phrases: { id: string; ownerId: string; key: string; text: string; sealedText: Uint8Array };
  wordCorrections: { ownerId: string; hash: string };
  idempotencyKeys: Account & {
    route: string;
    key: string;
    requestHash: string;
    body: string;
    sealedBody: Uint8Array | null;
    subjects: string;
  };
  auditEvents: { id: string; actorId: string | null; detail: string | null; sealedReason: Uint8Array | null };
  recentPatients: PatientRow & { patientName: string; patientAge: string; diagnosis: string };
  vocabularyEntries: TermRow & { termKey: string; term: string; heard: string };
}

interface After {
  recentPatients: PatientRow & { nameDigest: string; sealedPatient: Uint8Array };
  vocabularyEntries: TermRow & { termDigest: string; sealedTerm: Uint8Array };
}

interface Context {
  readonly keys: DataKeys;
  /** The type of a column of bytes. */
  readonly bytes: RawBuilder<unknown>;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;

/** Seals what accounts keep from one report to the next, and makes digests keyed. */
export async function sealAccounts(db: Kysely<Before>, context: Context): Promise<void> {
  const { keys } = context;
  const keyOf = (ownerId: string) => keys.findOrAdd({ kind: 'account', ownerId, subjectId: ownerId });

  for (const { userId, sealedProfile: _none, ...row } of await db
    .selectFrom('profiles')
    .selectAll()
    .execute()) {
    const key = await keyOf(userId);
    const sealedProfile = key.seal('profiles.profile', JSON.stringify(findProfile(row)));
    await db.updateTable('profiles').set({ sealedProfile }).where('userId', '=', userId).execute();
  }
  for (const { userId, fileName, content } of await db.selectFrom('letterheads').selectAll().execute()) {
    const key = await keyOf(userId);
    const sealedFileName = key.seal('letterheads.fileName', fileName);
    const sealedContent = key.seal('letterheads.content', content);
    const changes = { sealedFileName, sealedContent };
    await db.updateTable('letterheads').set(changes).where('userId', '=', userId).execute();
  }
  for (const { ownerId, kind, commands } of await db.selectFrom('commandLists').selectAll().execute()) {
    const sealedCommands = (await keyOf(ownerId)).seal(`commandLists.commands/${kind}`, commands);
    await db
      .updateTable('commandLists')
      .set({ sealedCommands })
      .where('ownerId', '=', ownerId)
      .where('kind', '=', kind)
      .execute();
  }
  for (const { userId, key } of await db.selectFrom('deviceKeys').selectAll().execute()) {
    const sealedKey = (await keyOf(userId)).seal('deviceKeys.key', key);
    await db.updateTable('deviceKeys').set({ sealedKey }).where('userId', '=', userId).execute();
  }
  for (const { id, ownerId, key, text } of await db.selectFrom('phrases').selectAll().execute()) {
    const account = await keyOf(ownerId);
    const sealed = {
      key: account.digest('phrases.key', key),
      sealedText: account.seal(`phrases.text/${id}`, text),
    };
    await db.updateTable('phrases').set(sealed).where('id', '=', id).execute();
  }
  for (const { ownerId, hash } of await db.selectFrom('wordCorrections').selectAll().execute()) {
    const digest = (await keyOf(ownerId)).digest('wordCorrections.hash', hash);
    await db
      .updateTable('wordCorrections')
      .set({ hash: digest })
      .where('ownerId', '=', ownerId)
      .where('hash', '=', hash)
      .execute();
  }
  await sealAnswers(db, keyOf);
  await sealReasons(db, keyOf);
  await sealPatients(db, context, keyOf);
  await sealTerms(db, context, keyOf);
}

type KeyOf = (ownerId: string) => ReturnType<DataKeys['findOrAdd']>;

function findProfile(
  row: Omit<Profile, 'userId' | 'sealedProfile'> & { readonly updatedAt?: unknown },
): object {
  const { normals, exportSettings, routine, remoteRecognition, updatedAt: _updatedAt, ...texts } = row;
  const read = (json: string): unknown => JSON.parse(json);
  return {
    ...texts,
    normals: read(normals),
    ...(remoteRecognition !== null && { remoteRecognition: remoteRecognition === 1 }),
    ...(exportSettings !== null && { exportSettings: read(exportSettings) }),
    ...(routine !== null && { routine: read(routine) }),
  };
}

async function sealAnswers(db: Kysely<Before>, keyOf: KeyOf): Promise<void> {
  for (const row of await db.selectFrom('idempotencyKeys').selectAll().execute()) {
    const { userId, route, key, requestHash, body } = row;
    const account = await keyOf(userId);
    await db
      .updateTable('idempotencyKeys')
      .set({
        requestHash: account.digest('idempotencyKeys.requestHash', requestHash),
        sealedBody: body === '' ? null : account.seal(`idempotencyKeys.body/${route}/${key}`, body),
        subjects: (body.match(UUID) ?? []).join(' '),
      })
      .where('userId', '=', userId)
      .where('route', '=', route)
      .where('key', '=', key)
      .execute();
  }
}

/** The reason for an erasure was noted among our own numbers and names. */
async function sealReasons(db: Kysely<Before>, keyOf: KeyOf): Promise<void> {
  const events = await db
    .selectFrom('auditEvents')
    .select(['id', 'actorId', 'detail'])
    .where('detail', 'like', '%"reason"%')
    // There is no key for an account that is gone.
    .where('actorId', 'in', db.selectFrom('users').select('id'))
    .execute();
  for (const { id, actorId, detail } of events) {
    const { reason, ...others } = JSON.parse(detail ?? '{}') as { reason?: unknown };
    if (typeof reason !== 'string' || actorId === null) continue;
    const sealedReason = (await keyOf(actorId)).seal(`auditEvents.reason/${id}`, reason);
    const rest = Object.keys(others).length === 0 ? null : JSON.stringify(others);
    await db.updateTable('auditEvents').set({ detail: rest, sealedReason }).where('id', '=', id).execute();
  }
}

async function sealPatients(db: Kysely<Before>, { keys, bytes }: Context, keyOf: KeyOf): Promise<void> {
  const rows = await db.selectFrom('recentPatients').selectAll().execute();
  await db.schema.dropTable('recentPatients').execute();
  await db.schema
    .createTable('recentPatients')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('nameDigest', 'text', (column) => column.notNull())
    .addColumn('sealedPatient', bytes as never, (column) => column.notNull())
    .addColumn('visitType', 'text', (column) => column.notNull())
    .addColumn('savedFormId', 'text', (column) => column.references('savedForms.id').onDelete('set null'))
    .addColumn('lastAccessedAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('recentPatientsOnePerName', ['ownerId', 'nameDigest'])
    .execute();
  await db.schema.createIndex('recentPatientsByForm').on('recentPatients').column('savedFormId').execute();
  for (const { patientName, patientAge, diagnosis, ...row } of rows) {
    const { id, ownerId } = row;
    const nameDigest = (await keyOf(ownerId)).digest('recentPatients.name', patientName);
    const key = await keys.findOrAdd({ kind: 'patient', ownerId, subjectId: id });
    const content = JSON.stringify({ patientName, patientAge, diagnosis });
    const sealedPatient = key.seal('recentPatients.patient', content);
    const after = db as unknown as Kysely<After>;
    await after
      .insertInto('recentPatients')
      .values({ ...row, nameDigest, sealedPatient })
      .execute();
  }
}

async function sealTerms(db: Kysely<Before>, { bytes }: Context, keyOf: KeyOf): Promise<void> {
  const rows = await db.selectFrom('vocabularyEntries').selectAll().execute();
  await db.schema.dropTable('vocabularyEntries').execute();
  await db.schema
    .createTable('vocabularyEntries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('termDigest', 'text', (column) => column.notNull())
    .addColumn('sealedTerm', bytes as never, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('vocabularyEntriesByTerm', ['ownerId', 'termDigest'])
    .execute();
  for (const { termKey, term, heard, ...row } of rows) {
    const key = await keyOf(row.ownerId);
    const termDigest = key.digest('vocabularyEntries.termKey', termKey);
    const sealedTerm = key.seal('vocabularyEntries.term', JSON.stringify({ termKey, term, heard }));
    const after = db as unknown as Kysely<After>;
    await after
      .insertInto('vocabularyEntries')
      .values({ ...row, termDigest, sealedTerm })
      .execute();
  }
}
