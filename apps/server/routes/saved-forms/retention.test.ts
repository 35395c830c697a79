import type { SavedForm } from '@constat/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseExpired } from '../../actions/erase-expired.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer, DAY_MS, SESSION_LIMITS } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp();
});
afterEach(() => server.close());

async function save(overrides: Parameters<typeof buildFormBody>[0] = {}): Promise<SavedForm> {
  const answer = await client.post('/api/saved-forms', buildFormBody(overrides));
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const url = (form: { id: string }) => `/api/saved-forms/${form.id}`;

describe('retention', () => {
  test('an expired draft is listed, gone when opened, and lives again when renewed', async () => {
    const form = await save({ retentionDays: 1 });
    server.clock.advance(DAY_MS);
    client = await client.signInAgain();
    expect((await client.get('/api/saved-forms')).json()).toMatchObject([{ id: form.id, expired: true }]);
    const opened = await client.get(url(form));
    expect([opened.statusCode, opened.json<{ code: string }>().code]).toEqual([410, 'FORM_EXPIRED']);
    expect(opened.body).not.toContain('Zztest');

    const renewed = await client.post(`${url(form)}/renew`);
    expect(renewed.statusCode).toBe(200);
    expect(renewed.headers['etag']).toBe('"2"');
    expect(renewed.json()).toMatchObject({
      expired: false,
      retentionDays: 30,
      version: 2,
      expiresAt: '2026-04-02T14:00:00.000Z',
    });
    expect((await client.get(url(form))).json()).toMatchObject({ formData: form.formData });
  });

  test('saving an expired draft loses nothing: it lives again', async () => {
    const form = await save({ retentionDays: 1 });
    server.clock.advance(2 * DAY_MS);
    client = await client.signInAgain();
    const answer = await client.put(url(form), buildFormBody(), { 'if-match': '"1"' });
    expect(answer.json()).toMatchObject({ expired: false, version: 2 });
  });

  test('thirty days after its end it is erased, with a line in the audit trail and none of its text', async () => {
    const form = await save({ retentionDays: 1 });
    server.clock.advance(31 * DAY_MS - 1);
    const erase = () =>
      eraseExpired(server.store, {
        now: server.clock.now(),
        audioRetentionDays: 30,
        sessions: SESSION_LIMITS,
      });
    expect(await erase()).toEqual({ forms: 0, audioChunks: 0 });
    server.clock.advance(1);
    client = await client.signInAgain();
    expect((await client.get('/api/saved-forms')).json()).toEqual([]);
    expect((await client.post(`${url(form)}/renew`)).statusCode).toBe(404);
    expect(await erase()).toEqual({ forms: 1, audioChunks: 0 });
    const trail = await server.store.auditEvents.list();
    expect(trail.find(({ action }) => action === 'form-erased-at-term')).toMatchObject({
      subjectId: form.id,
      actorId: null,
    });
    expect(JSON.stringify(trail)).not.toContain('Zztest');
  });
});
