import type { SavedForm } from '@constat/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { DAY_MS } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildSigningServer } from '../../testing/build-signing-server.ts';
import { runDailyErasure } from '../../testing/run-daily-erasure.ts';
import { saveSignable, signReport } from '../../testing/sign-report.ts';
import { NOTE, beginRecording, keepRecognised, putParts } from '../recordings/parts.test-data.ts';

const RAW = 'Zzmots bruts dictés';
const NOTHING = { chunks: 0, parts: false, words: null, key: false };

onBothDatabases('what was dictated for a report that is signed', (newDatabaseUrl) => {
  let server: TestServer;
  let owner: TestClient;
  let form: SavedForm;
  beforeAll(async () => {
    ({ server, owner } = await buildSigningServer({ databaseUrl: await newDatabaseUrl() }));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    form = await saveSignable(owner);
  });

  const dictate = async (recordingId: string) => {
    await beginRecording(owner, recordingId, { formId: form.id, note: RAW });
    await putParts(owner, recordingId, 0, [Buffer.from(RAW)]);
    const place = { ownerId: owner.userId, recordingId };
    await keepRecognised(server, place, { text: RAW, savedFormId: form.id });
    const segments = [{ startMs: 0, endMs: 1_000, isSilent: false }];
    await owner.put(`/api/recordings/${recordingId}`, { ...NOTE, reportId: form.id, segments });
  };
  const left = async (recordingId: string) => {
    const { store } = server;
    const key = { ownerId: owner.userId, recordingId };
    return {
      chunks: (await store.audioChunks.listOf(key)).length,
      parts: (await store.recordingStreams.find(key)) !== undefined,
      words: (await store.recordings.find(key))?.writing ?? null,
      key:
        (await store.dataKeys.find({ kind: 'recording', ownerId: key.ownerId, subjectId: recordingId })) !==
        undefined,
    };
  };
  const erased = async () =>
    (await server.store.auditEvents.list())
      .filter((event) => event.reportId === form.id && event.action === 'audio-erased-at-signature')
      .map(({ subjectId }) => subjectId);

  test('is erased with its key once it is signed, and what comes later with the next run', async () => {
    const [first, late] = [newId(), newId()];
    await dictate(first);
    expect(await left(first)).toMatchObject({ chunks: 1, parts: true, key: true });
    await signReport(owner, form);
    expect(await left(first)).toEqual(NOTHING);
    expect(await erased()).toEqual([first]);
    await dictate(late);
    expect(await left(late)).toMatchObject({ chunks: 1 });
    await runDailyErasure(server);
    expect(await left(late)).toEqual(NOTHING);
    expect(await erased()).toEqual([first, late]);
  });

  test('stays fourteen days after a lock for a signature by hand, and no longer', async () => {
    const recording = newId();
    await dictate(recording);
    await signReport(owner, form, { method: 'by-hand' });
    server.clock.advance(14 * DAY_MS - 1);
    await runDailyErasure(server);
    expect(await left(recording)).toMatchObject({ chunks: 1, key: true });
    server.clock.advance(1);
    await runDailyErasure(server);
    await runDailyErasure(server);
    expect(await left(recording)).toEqual(NOTHING);
    expect(await erased()).toEqual([recording]);
    owner = await owner.signInAgain();
  });
});
