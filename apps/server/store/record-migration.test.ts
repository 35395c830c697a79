import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { onBothDatabases } from './testing/databases.ts';
import { prepareStoreToMigrate } from './testing/earlier-tables.ts';

const FORMS = 450;

onBothDatabases('forms saved before records were known', (newDatabaseUrl) => {
  const prepared = prepareStoreToMigrate(newDatabaseUrl);
  const { add } = prepared;

  async function dictateFor(savedFormId: string, transcription: string | null): Promise<void> {
    const audio = { mediaType: 'audio/webm', audio: new Uint8Array(9), audioHash: 'h', language: 'fr' };
    const place = { id: newId(), ownerId: prepared.ownerId, recordingId: newId(), chunkIndex: 0 };
    await prepared.store.audioChunks.keep({ ...place, ...audio, transcription, createdAt: 1, savedFormId });
  }

  /** Takes the tables back to what they were, makes one form unreadable, and opens them with the present program. */
  const migrateAgain = (broken: string): Promise<void> =>
    prepared.migrateAgain([
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
    ]);

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
    const erased = await prepared.store.savedForms.eraseLapsed(Number.MAX_SAFE_INTEGER);
    expect(erased).toHaveLength(FORMS / 2 + 3);
    expect(erased).toEqual(expect.arrayContaining([none, silent, waiting]));
    const kept = await prepared.store.savedForms.list(prepared.ownerId, {});
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([examined, dictated, broken]));
    expect(kept).toHaveLength(FORMS / 2 + 3);
    const types = new Set(kept.map((form) => `${form.reportType} ${form.reportTypeVersion}`));
    expect([...types]).toEqual(['cnesst-medical 1']);
  });
});
