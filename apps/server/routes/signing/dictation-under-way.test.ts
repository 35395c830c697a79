import type { SavedForm } from '@constat/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DICTATION_LIVE_MS } from '../../actions/refuse-during-dictation.ts';
import { newId } from '../../platform/ids.ts';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf } from '../../testing/browser.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import { buildSigningServer } from '../../testing/build-signing-server.ts';
import { readSigning, saveSignable, signingBody } from '../../testing/sign-report.ts';
import { NOTE, beginRecording, keepRecognised, putParts } from '../recordings/parts.test-data.ts';

const AUDIO = [Buffer.from('Zzmots'), Buffer.from('dictés')];

onBothDatabases('a dictation of the report that is to be signed', (newDatabaseUrl) => {
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

  const sign = async (told: object = {}) => {
    const body = { ...(await signingBody(owner, form.id)), ...told };
    const answer = await owner.post(`/api/saved-forms/${form.id}/signed-versions`, body, {
      'if-match': `"${form.version}"`,
    });
    return [answer.statusCode, codeOf(answer)];
  };
  const asks = async () => (await readSigning(owner, form.id)).dictation;
  const isThere = async (recordingId: string) =>
    (await server.store.recordingStreams.find({ ownerId: owner.userId, recordingId })) !== undefined;
  const dictate = async (told: Parameters<typeof beginRecording>[2] = { formId: form.id }) => {
    const id = newId();
    await beginRecording(owner, id, told);
    await putParts(owner, id, 0, AUDIO.slice(0, 1));
    return id;
  };

  test('holds the signature back while it is heard of, whatever is said, and keeps its audio', async () => {
    const id = await dictate();
    expect(await asks()).toBe('under-way');
    expect(await sign()).toEqual([409, 'DICTATION_UNDER_WAY']);
    expect(await sign({ givesUpDictation: true })).toEqual([409, 'DICTATION_UNDER_WAY']);
    server.clock.advance(DICTATION_LIVE_MS - 1);
    expect(await sign({ givesUpDictation: true })).toEqual([409, 'DICTATION_UNDER_WAY']);
    await putParts(owner, id, 1, AUDIO.slice(1));
    server.clock.advance(DICTATION_LIVE_MS - 1);
    expect(await sign({ givesUpDictation: true })).toEqual([409, 'DICTATION_UNDER_WAY']);
    expect(await isThere(id)).toBe(true);
  });

  test('is given up only expressly once nothing was heard of it for a minute', async () => {
    const id = await dictate();
    server.clock.advance(DICTATION_LIVE_MS);
    expect(await asks()).toBe('left');
    expect(await sign()).toEqual([409, 'DICTATION_LEFT']);
    expect(await isThere(id)).toBe(true);
    expect(await sign({ givesUpDictation: true })).toEqual([201, undefined]);
    expect([await isThere(id), await asks()]).toEqual([false, null]);
  });

  test('asks for nothing once its words are delivered, or where it heard nothing or is of another report', async () => {
    const other = await saveSignable(owner);
    await dictate({ formId: other.id });
    await dictate({ formId: null });
    await beginRecording(owner, newId(), { formId: form.id });
    expect(await asks()).toBe('under-way');
    server.clock.advance(DICTATION_LIVE_MS);
    expect(await asks()).toBeNull();
    const id = await dictate();
    const place = { ownerId: owner.userId, recordingId: id };
    await keepRecognised(server, place, { text: 'Zzmots', savedFormId: form.id });
    const segments = [{ startMs: 0, endMs: 1_000, isSilent: false }];
    await owner.put(`/api/recordings/${id}`, { ...NOTE, reportId: form.id, segments });
    expect(await asks()).toBeNull();
    expect(await sign()).toEqual([201, undefined]);
  });

  test('of a report that was not saved yet counts once it is tied to the saved one', async () => {
    const reportId = newId();
    await dictate({ reportId, formId: null });
    expect(await asks()).toBeNull();
    await owner.put(`/api/recordings/of-report/${reportId}/report`, { savedFormId: form.id });
    expect(await sign()).toEqual([409, 'DICTATION_UNDER_WAY']);
  });

  test('that a clock of the future wrote never blocks for ever', async () => {
    server.clock.advance(10 * DICTATION_LIVE_MS);
    await dictate();
    server.clock.advance(-10 * DICTATION_LIVE_MS);
    expect(await asks()).toBe('left');
  });
});
