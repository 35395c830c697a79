import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { StoredForm } from './repositories/saved-forms.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { onBothDatabases } from './testing/databases.ts';

const FORMS = 450;

onBothDatabases('forms saved before records were known', (newDatabaseUrl) => {
  let dataDir: string;
  let databaseUrl: string | null;
  let store: Store;
  let ownerId: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-records-'));
    databaseUrl = (await newDatabaseUrl()) ?? null;
    store = await openStore({ dataDir, databaseUrl });
    ownerId = newId();
    const user = { id: ownerId, username: 'zz', email: '', displayName: 'Zz', role: 'physician' as const };
    await store.users.add({ ...user, passwordHash: 'x', sample: 0, createdAt: 1 });
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function add(overrides: Partial<StoredForm> = {}): Promise<string> {
    const id = newId();
    const terms = { formType: 'draft', retentionDays: 1, createdAt: 1, updatedAt: 1, expiresAt: 2 } as const;
    const type = { reportType: 'cnesst-medical', reportTypeVersion: 1 };
    const content = { title: 'Zz', meta: undefined, formData: { patientName: 'Zz' }, version: 1 };
    const unknown = { hasFindings: false, hasDictation: false, summary: undefined };
    await store.savedForms.add(ownerId, { id, ...terms, ...type, ...content, ...unknown, ...overrides });
    return id;
  }

  async function dictateFor(savedFormId: string, transcription: string | null): Promise<void> {
    const audio = { mediaType: 'audio/webm', audio: new Uint8Array(9), audioHash: 'h', language: 'fr' };
    const place = { id: newId(), ownerId, recordingId: newId(), chunkIndex: 0 };
    await store.audioChunks.keep({ ...place, ...audio, transcription, createdAt: 1, savedFormId });
  }

  /** Takes the tables back to what they were, changes rows, and opens them with the present program. */
  async function migrateAgain(broken: string): Promise<void> {
    await store.close();
    const statements = [
      'alter table saved_forms drop column summary',
      'alter table saved_forms drop column has_findings',
      'alter table saved_forms drop column has_dictation',
      'alter table recordings drop column settled_facts',
      'alter table saved_forms drop column report_type',
      'alter table saved_forms drop column report_type_version',
      'drop table vocabulary_entries',
      'drop table word_corrections',
      'drop table phrase_reports',
      'drop table phrases',
      'alter table profiles drop column routine',
      'drop table spoken_phrases',
      'alter table recording_streams drop column language',
      'alter table recording_streams drop column stops',
      "delete from kysely_migration where name >= '0010'",
      `update saved_forms set form_data = 'no report' where id = '${broken}'`,
    ];
    if (databaseUrl === null) {
      const database = new Database(path.join(dataDir, 'constat.db'));
      for (const statement of statements) database.exec(statement);
      database.close();
    } else {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    }
    store = await openStore({ dataDir, databaseUrl });
  }

  test('are judged by what they hold and by their recordings; what cannot be read is kept', async () => {
    for (let index = 0; index < FORMS; index += 1)
      await add({ formData: index % 2 === 0 ? { historiqueEvolution: 'Chute.' } : { emploi: 'soudeur' } });
    const none = await add();
    const meta = { schemaVersion: 1, reportLanguage: 'fr' as const, normals: {}, notExamined: [] };
    const examined = await add({ meta: { ...meta, confirmed: ['rachisFlexion'] } });
    const [dictated, silent, waiting, broken] = [await add(), await add(), await add(), await add()];
    await dictateFor(dictated, JSON.stringify({ transcription: 'Lachman', words: [] }));
    await dictateFor(silent, JSON.stringify({ transcription: '', words: [] }));
    await dictateFor(waiting, null);
    await migrateAgain(broken);
    const erased = await store.savedForms.eraseLapsed(Number.MAX_SAFE_INTEGER);
    expect(erased).toHaveLength(FORMS / 2 + 3);
    expect(erased).toEqual(expect.arrayContaining([none, silent, waiting]));
    const kept = await store.savedForms.list(ownerId, {});
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([examined, dictated, broken]));
    expect(kept).toHaveLength(FORMS / 2 + 3);
    const types = new Set(kept.map((form) => `${form.reportType} ${form.reportTypeVersion}`));
    expect([...types]).toEqual(['cnesst-medical 1']);
  });
});
