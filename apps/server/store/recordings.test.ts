import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseDictations } from '../actions/erase-dictations.ts';
import { newId } from '../platform/ids.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import type { RecordingRow } from './recording-tables.ts';
import { addUser } from './testing/add-user.ts';
import { buildStoredForm } from './testing/build-stored-form.ts';
import { onBothDatabases } from './testing/databases.ts';

onBothDatabases('what recordings were', (newDatabaseUrl) => {
  let dataDir: string;
  let store: Store;
  let ownerId: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-recordings-'));
    store = await openStore({ dataDir, databaseUrl: (await newDatabaseUrl()) ?? null });
    ownerId = await addUser(store);
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function keep(chunks: number, change: Partial<RecordingRow> = {}): Promise<RecordingRow> {
    const row: RecordingRow = {
      ownerId,
      recordingId: newId(),
      reportId: newId(),
      savedFormId: null,
      section: 'section7',
      language: 'auto',
      reportLanguage: 'en',
      startedAt: 1_772_460_000_000,
      durationMs: 4_000,
      doubtful: 2,
      writing: '{}',
      reviewed: null,
      settledFacts: null,
      erasedAt: null,
      ...change,
    };
    await store.recordings.put(row);
    for (let chunkIndex = 0; chunkIndex < chunks; chunkIndex += 1) {
      await store.audioChunks.keep({
        id: newId(),
        ownerId,
        recordingId: row.recordingId,
        chunkIndex,
        language: 'fr',
        mediaType: 'audio/webm',
        audio: new Uint8Array(10),
        audioHash: 'h',
        transcription: chunkIndex === 0 ? '{}' : null,
        createdAt: 1_772_460_000_000 + chunkIndex,
        savedFormId: row.savedFormId,
      });
    }
    return row;
  }

  test('come back as they were told, newest first, with the state of their segments', async () => {
    const older = await keep(2);
    const newer = await keep(0, { startedAt: older.startedAt + 1 });
    expect(await store.recordings.list(ownerId, {})).toEqual([newer, older]);
    expect(await store.recordings.list(newId(), {})).toEqual([]);
    const states = await store.recordings.chunkStates(ownerId, [older.recordingId, newer.recordingId]);
    expect([...states]).toEqual([
      [
        older.recordingId,
        [
          { createdAt: older.startedAt, audioErasedAt: null, isTranscribed: true },
          { createdAt: older.startedAt + 1, audioErasedAt: null, isTranscribed: false },
        ],
      ],
    ]);
    expect(await store.audioChunks.eraseAudio(older, 9)).toBe(2);
    expect(await store.audioChunks.eraseAudio(older, 10)).toBe(0);
    expect(await store.audioChunks.listOf(older)).toMatchObject([{ audioErasedAt: 9 }, { audioErasedAt: 9 }]);
  });

  test('lose their words with their last segment, and their line where no report holds it', async () => {
    const kept = await keep(1);
    const lost = await keep(0);
    await store.recordings.eraseWithoutChunks(77);
    expect(await store.recordings.find(kept)).toEqual(kept);
    expect(await store.recordings.find(lost)).toBeUndefined();
  });

  test('keep the review and the report when they are told anew', async () => {
    const row = await keep(1);
    expect(await store.recordings.setReview(row, { reviewed: '[]', doubtful: 0 })).toBe(true);
    expect(await store.recordings.setSettledFacts(row, '["side 0:1-1"]')).toBe(true);
    await store.recordings.put({ ...row, durationMs: 9_000 });
    expect(await store.recordings.find(row)).toMatchObject({
      reviewed: '[]',
      settledFacts: '["side 0:1-1"]',
      durationMs: 9_000,
    });
  });

  test('audio comes back byte for byte', async () => {
    const audio = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const place = { ownerId, recordingId: newId(), chunkIndex: 3 };
    const row = {
      id: newId(),
      language: 'fr',
      mediaType: 'audio/webm',
      audio,
      audioHash: 'h',
      transcription: null,
      createdAt: 10,
      savedFormId: null,
    };
    await store.audioChunks.keep({ ...place, ...row });
    expect(await store.audioChunks.keep({ ...place, ...row, id: newId() })).toMatchObject({ id: row.id });
    expect(
      Buffer.from((await store.audioChunks.findAudio(place))?.audio ?? []).equals(Buffer.from(audio)),
    ).toBe(true);
    expect(await store.audioChunks.eraseOlder(9)).toEqual([]);
    expect(await store.audioChunks.eraseOlder(10)).toHaveLength(1);
  });

  test('audio goes with the report that it was dictated for, and with its signature', async () => {
    const row = {
      language: 'fr',
      mediaType: 'audio/webm',
      audioHash: 'h',
      transcription: null,
      createdAt: 10,
    };
    const keep = (recordingId: string, chunkIndex: number) =>
      store.audioChunks.keep({
        ...row,
        id: newId(),
        ownerId,
        recordingId,
        chunkIndex,
        audio: new Uint8Array(9),
        savedFormId: null,
      });
    const [erased, signed, other] = [newId(), newId(), newId()];
    for (const recordingId of [erased, signed, other]) {
      await keep(recordingId, 0);
      await keep(recordingId, 1);
    }
    const forms = [buildStoredForm(), buildStoredForm()] as const;
    for (const form of forms) await store.savedForms.add(ownerId, form);
    expect(await store.audioChunks.link({ ownerId, recordingId: erased }, forms[0].id)).toBe(true);
    expect(await store.audioChunks.link({ ownerId, recordingId: signed }, forms[1].id)).toBe(true);
    expect(await store.audioChunks.link({ ownerId: newId(), recordingId: other }, forms[1].id)).toBe(false);
    await store.savedForms.remove(ownerId, forms[0].id, { evenRecord: false });
    const isThere = async (recordingId: string) =>
      (await store.audioChunks.findAudio({ ownerId, recordingId, chunkIndex: 1 })) !== undefined;
    expect([await isThere(erased), await isThere(signed), await isThere(other)]).toEqual([false, true, true]);
    const settled = { ownerId, reportId: forms[1].id, now: 20 };
    const notes = await store.transaction((repositories) => eraseDictations(repositories, settled));
    expect(notes.map(({ subjectId }) => subjectId)).toEqual([signed]);
    expect([await isThere(signed), await isThere(other)]).toEqual([false, true]);
    expect(await store.savedForms.find(ownerId, forms[1].id)).toBeDefined();
  });
});
