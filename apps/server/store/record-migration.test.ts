import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { onBothDatabases } from './testing/databases.ts';
import { buildEarlierDatabase, buildEarlierForm } from './testing/earlier-tables.ts';

const FORMS = 450;

onBothDatabases('forms saved before records were known', (newDatabaseUrl) => {
  test('are judged by what they hold and by their recordings; what cannot be read is kept', async () => {
    const earlier = await buildEarlierDatabase(
      '0010-examination-records',
      (await newDatabaseUrl.empty()) ?? null,
    );
    const ownerId = await earlier.addPhysician();
    const build = (columns = {}) => buildEarlierForm(ownerId, columns);
    const chunk = (savedFormId: string, transcription: string | null) => {
      const audio = { mediaType: 'audio/webm', audio: Buffer.alloc(9), audioHash: 'h', language: 'fr' };
      const place = { id: newId(), ownerId, recordingId: newId(), chunkIndex: 0 };
      return { ...place, ...audio, transcription, createdAt: 1, savedFormId };
    };
    const many = Array.from({ length: FORMS }, (_, index) => {
      const formData = index % 2 === 0 ? { historiqueEvolution: 'Chute.' } : { emploi: 'soudeur' };
      return build({ formData: JSON.stringify(formData) });
    });
    const meta = { schemaVersion: 1, reportLanguage: 'fr', normals: {}, notExamined: [] };
    const examined = build({ meta: JSON.stringify({ ...meta, confirmed: ['rachisFlexion'] }) });
    const [none, dictated, silent, waiting] = [build(), build(), build(), build()];
    const broken = build({ formData: 'no report' });
    await earlier.insert('savedForms', [...many, none, examined, dictated, silent, waiting, broken]);
    await earlier.insert('audioChunks', [
      chunk(dictated.id, JSON.stringify({ transcription: 'Lachman', words: [] })),
      chunk(silent.id, JSON.stringify({ transcription: '', words: [] })),
      chunk(waiting.id, null),
    ]);

    const store = await earlier.open();
    const lapsed = await store.savedForms.eraseExpired(Number.MAX_SAFE_INTEGER);
    expect(new Set(lapsed.map((form) => form.ownerId))).toEqual(new Set([ownerId]));
    const erased = lapsed.map(({ id }) => id);
    expect(erased).toHaveLength(FORMS / 2 + 3);
    expect(erased).toEqual(expect.arrayContaining([none.id, silent.id, waiting.id]));
    const kept = await store.savedForms.list(ownerId, {});
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([examined.id, dictated.id, broken.id]));
    expect(kept).toHaveLength(FORMS / 2 + 3);
    const types = new Set(kept.map((form) => `${form.reportType} ${form.reportTypeVersion}`));
    expect([...types]).toEqual(['cnesst-medical 1']);
  });
});
