import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';
import { sendEndlessBody } from '../testing/send-endless-body.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

describe('what may be sent', () => {
  let client: TestClient;
  beforeEach(async () => {
    client = await server.signUp();
  });

  test.each([
    ['text/plain', JSON.stringify(buildFormBody())],
    ['application/x-www-form-urlencoded', 'title=x'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<a/>'],
  ])('%s is refused', async (type, payload) => {
    const answer = await client.send({
      method: 'POST',
      url: '/api/saved-forms',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  });

  test.each([
    '{',
    '{"title":"CANARI" oops',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"x":1}}}',
    String.raw`{"\u005f_proto__":{"role":"admin"}}`,
    String.raw`{"a":[{"co\u006estructor":{"prototype":{"x":1}}}]}`,
    '\u0000',
  ])('the body %j is refused as no valid JSON, and not quoted', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await client.send({ method: 'POST', url: '/api/saved-forms', headers, payload });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_JSON']);
    expect(answer.body).not.toContain('CANARI');
    expect(server.log()).not.toContain('CANARI');
  });

  test('a body in another encoding than UTF-8 is refused: its accents would be lost', async () => {
    const send = (payload: Buffer, type = 'application/json') =>
      client.send({ method: 'POST', url: '/api/saved-forms', headers: { 'content-type': type }, payload });
    const text = JSON.stringify(buildFormBody({ title: 'Élévation' }));
    for (const type of ['application/json', 'application/json; charset=iso-8859-1']) {
      const answer = await send(Buffer.from(text, 'latin1'), type);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_JSON']);
    }
    expect((await client.get('/api/saved-forms')).json()).toEqual([]);
    expect((await send(Buffer.from(`\uFEFF${text}`))).json()).toMatchObject({ title: 'Élévation' });
  });

  test('a text in the place of a name is not repeated', async () => {
    const text = 'Madame Zzcanari a mal';
    for (const body of [
      { ...buildFormBody(), [text]: 1 },
      { ...buildFormBody(), formData: { [text]: 'x' } },
    ]) {
      const answer = await client.post('/api/saved-forms', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain('Zzcanari');
    }
  });

  test('an encoding that is not read is said to be one', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'zz' };
    const answer = await client.send({ method: 'POST', url: '/api/saved-forms', headers, payload: 'CANARI' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  });

  test('nesting without end is refused', async () => {
    const payload = `${'{"formData":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const answer = await client.send({
      method: 'POST',
      url: '/api/saved-forms',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('a body without end gets 413 and its connection ends', async () => {
    const { answer, sentBytes } = await sendEndlessBody(server.app, {
      path: '/api/saved-forms',
      headers: { cookie: client.cookie, 'content-type': 'application/json' },
      start: '{"title":"',
      noise: 'z'.repeat(65_536),
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    expect(sentBytes).toBeLessThan(40_000_000);
  });
});
