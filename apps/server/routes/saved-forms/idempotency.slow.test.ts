import type { SavedFormItem } from '@constat/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { buildServer, DAY_MS } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

onBothDatabases('a request sent again under its key', (newDatabaseUrl) => {
  let server: TestServer;
  let client: TestClient;
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
    client = await server.signUp();
  });
  afterEach(() => server.close());

  const list = async () => (await client.get('/api/saved-forms')).json<SavedFormItem[]>();

  test('has one effect and the same answer, tag included, also after the form has moved on', async () => {
    const key = { 'idempotency-key': 'a-1' };
    const first = await client.post('/api/saved-forms', buildFormBody(), key);
    const address = `/api/saved-forms/${first.json<{ id: string }>().id}`;
    await client.put(address, buildFormBody({ title: 'Plus tard' }), { 'if-match': '"1"' });
    server.clock.advance(60_000);
    const again = await client.post('/api/saved-forms', buildFormBody(), key);
    expect([again.statusCode, again.headers['etag'], again.body]).toEqual([201, '"1"', first.body]);
    expect(await list()).toHaveLength(1);
  });

  test('ten at once have one effect and ten identical answers', async () => {
    const key = { 'idempotency-key': 'b-1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.post('/api/saved-forms', buildFormBody(), key)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  test('a PUT whose answer was lost is answered again, and raises the version once', async () => {
    const { id } = (await client.post('/api/saved-forms', buildFormBody())).json<{ id: string }>();
    const headers = { 'if-match': '"1"', 'idempotency-key': 'c-1' };
    const put = () => client.put(`/api/saved-forms/${id}`, buildFormBody({ title: 'Deux' }), headers);
    const answers = [await put(), ...(await Promise.all([put(), put()]))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await list()).toMatchObject([{ version: 2 }]);
  });

  test('another body, or another form, under the same key is refused and does nothing', async () => {
    const forms = [
      await client.post('/api/saved-forms', buildFormBody()),
      await client.post('/api/saved-forms', buildFormBody()),
    ];
    const [one, two] = forms.map((answer) => `/api/saved-forms/${answer.json<{ id: string }>().id}`);
    const key = { 'idempotency-key': 'd-1' };
    expect((await client.post('/api/saved-forms', buildFormBody(), key)).statusCode).toBe(201);
    const other = await client.post('/api/saved-forms', buildFormBody({ title: 'Autre' }), key);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await list()).toHaveLength(3);

    const headers = { 'if-match': '"1"', ...key };
    expect((await client.put(one ?? '', buildFormBody(), headers)).statusCode).toBe(200);
    expect((await client.put(two ?? '', buildFormBody(), headers)).statusCode).toBe(422);
  });

  test('a refused request keeps nothing: the key serves for the next try', async () => {
    const key = { 'idempotency-key': 'e-1' };
    const { id } = (await client.post('/api/saved-forms', buildFormBody())).json<{ id: string }>();
    const put = (version: string) =>
      client.put(`/api/saved-forms/${id}`, buildFormBody(), { 'if-match': version, ...key });
    expect((await put('"9"')).statusCode).toBe(412);
    expect((await put('"1"')).statusCode).toBe(200);
  });

  test("a key is each user's own, and lasts 24 hours", async () => {
    const other = await server.signUp();
    const key = { 'idempotency-key': 'f-1' };
    const post = (who: TestClient) => who.post('/api/saved-forms', buildFormBody(), key);
    const mine = await post(client);
    expect((await post(other)).json<{ id: string }>().id).not.toBe(mine.json<{ id: string }>().id);
    server.clock.advance(DAY_MS - 1);
    client = await client.signInAgain();
    expect((await post(client)).body).toBe(mine.body);
    server.clock.advance(1);
    expect((await post(client)).body).not.toBe(mine.body);
  });

  test('what is kept of an answer holds no text of the report', async () => {
    await client.post('/api/saved-forms', buildFormBody(), { 'idempotency-key': 'g-1' });
    const place = { userId: client.userId, route: 'POST /api/saved-forms', key: 'g-1' };
    const kept = await server.store.idempotencyKeys.find(place, '');
    expect(kept?.status).toBe(201);
    expect(kept?.body).not.toContain('Entorse');
    expect(kept?.body).not.toContain('Zztest');
  });

  test('the answer of a form that was deleted is erased, and does not bring it back', async () => {
    const key = { 'idempotency-key': 'i-1' };
    const first = await client.post('/api/saved-forms', buildFormBody(), key);
    const url = `/api/saved-forms/${first.json<{ id: string }>().id}`;
    expect((await client.send({ method: 'DELETE', url })).statusCode).toBe(204);
    const place = { userId: client.userId, route: 'POST /api/saved-forms', key: 'i-1' };
    expect(await server.store.idempotencyKeys.find(place, '')).toMatchObject({ body: '', headers: '{}' });
    expect((await client.post('/api/saved-forms', buildFormBody(), key)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  test.each(['', 'é', 'x'.repeat(201), 'two words'])('the key %j is refused', async (key) => {
    const answer = await client.post('/api/saved-forms', buildFormBody(), { 'idempotency-key': key });
    expect(answer.statusCode).toBe(400);
  });

  test('renewing, the profile and the recent patients heed it too', async () => {
    const { id } = (await client.post('/api/saved-forms', buildFormBody())).json<{ id: string }>();
    const profile = (await client.get('/api/profile')).json<object>();
    const patient = { patientName: 'Alix Zz', patientAge: '41', diagnosis: 'x' };
    const headers = { 'idempotency-key': 'h-1' };
    const calls = [
      () => client.post(`/api/saved-forms/${id}/renew`, undefined, headers),
      () => client.put('/api/profile', { ...profile, phone: '514 555-0100' }, headers),
      () => client.post('/api/recent-patients', patient, headers),
    ];
    for (const call of calls) {
      const [first, second] = [await call(), await call()];
      expect(first.statusCode).toBeLessThan(300);
      expect(second.body).toBe(first.body);
    }
    expect(await list()).toMatchObject([{ version: 2 }]);
    expect((await client.get('/api/recent-patients')).json()).toMatchObject([{ visitType: 'new' }]);
  });
});
