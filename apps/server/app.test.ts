import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ERRORS } from '@constat/contract/errors';
import type { RoutePlugin } from './routes/route-context.ts';
import { buildFormBody } from './testing/build-form.ts';
import { buildServer } from './testing/build-server.ts';
import { sendEndlessBody } from './testing/send-endless-body.ts';
import type { TestClient, TestServer } from './testing/build-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(() => server.close());

/** Open to anybody on purpose; every other route asks for a session. */
const PUBLIC = ['POST /api/auth/login', 'POST /api/auth/logout', 'GET /api/demo', 'GET /api/health'];

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
}

/** Every call that the server describes, with a made-up id in the place of each parameter. */
async function everyCall(id = '00000000-0000-4000-8000-000000000000'): Promise<Call[]> {
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as Call['method'],
      url: path.replace('{format}', 'pdf').replaceAll(/\{\w+\}/gu, id),
    })),
  );
}

describe('who may call', () => {
  test('without a session every route but the public ones answers 401, before it looks at what was sent', async () => {
    const calls = await everyCall();
    expect(calls.length).toBeGreaterThanOrEqual(20);
    const closed = calls.filter(({ method, url }) => !PUBLIC.includes(`${method} ${url}`));
    expect(closed).toHaveLength(calls.length - PUBLIC.length);
    for (const { method, url } of closed) {
      const answer = await server.app.inject({
        method,
        url,
        ...(method !== 'GET' && { payload: { not: 'valid' } }),
      });
      expect([method, url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        method,
        url,
        401,
        'UNAUTHENTICATED',
      ]);
    }
  });

  test('an administrator has no access to reports', async () => {
    const admin = await server.signUp({ role: 'admin' });
    for (const url of ['/api/saved-forms', '/api/recent-patients', '/api/profile']) {
      expect((await admin.get(url)).json()).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await admin.get('/api/auth/me')).statusCode).toBe(200);
  });

  test('a route without a policy keeps the server from starting', async () => {
    const extra: RoutePlugin = async (app) => {
      app.get('/api/forgotten', async () => 'open');
    };
    await expect(buildServer({ extraRoutes: [extra] })).rejects.toThrow(
      /GET \/api\/forgotten declares no policy/u,
    );
  });

  test("another physician's records answer exactly as missing ones", async () => {
    const [owner, other] = [await server.signUp(), await server.signUp()];
    const form = (await owner.post('/api/saved-forms', buildFormBody())).json<{ id: string }>();
    const patient = { patientName: 'Alix Zz', patientAge: '', diagnosis: '' };
    const recent = (await owner.post('/api/recent-patients', patient)).json<{ id: string }>();
    const attempts = (formId: string, recentId: string) => [
      { method: 'GET' as const, url: `/api/saved-forms/${formId}` },
      {
        method: 'PUT' as const,
        url: `/api/saved-forms/${formId}`,
        payload: buildFormBody(),
        headers: { 'if-match': '"1"' },
      },
      { method: 'PUT' as const, url: `/api/saved-forms/${formId}`, payload: buildFormBody() },
      { method: 'DELETE' as const, url: `/api/saved-forms/${formId}` },
      { method: 'POST' as const, url: `/api/saved-forms/${formId}/renew` },
      { method: 'POST' as const, url: '/api/recent-patients', payload: { ...patient, savedFormId: formId } },
      { method: 'DELETE' as const, url: `/api/recent-patients/${recentId}` },
    ];
    const nothing = '00000000-0000-4000-8000-000000000000';
    const missing = attempts(nothing, nothing);
    for (const [index, attempt] of attempts(form.id, recent.id).entries()) {
      const [theirs, none] = [await other.send(attempt), await other.send(missing[index] ?? attempt)];
      const shape = ({ statusCode, body }: typeof theirs) => [
        statusCode,
        body.replace(/"requestId":"[^"]+"/u, ''),
      ];
      expect([attempt.method, attempt.url, ...shape(theirs)]).toEqual([
        attempt.method,
        attempt.url,
        ...shape(none),
      ]);
      expect(theirs.statusCode).toBe(404);
    }
    const touch = {
      method: 'PATCH' as const,
      url: '/api/recent-patients/access',
      payload: { patientName: 'Alix Zz' },
    };
    expect((await other.send(touch)).statusCode).toBe(404);
    expect((await other.get('/api/saved-forms')).json()).toEqual([]);
    expect((await other.get('/api/recent-patients')).json()).toEqual([]);
    expect((await owner.get(`/api/saved-forms/${form.id}`)).json()).toMatchObject({ version: 1 });
  });
});

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
    '\u0000',
  ])('the body %j is refused as no valid JSON, and not quoted', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await client.send({ method: 'POST', url: '/api/saved-forms', headers, payload });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_JSON']);
    expect(answer.body).not.toContain('CANARI');
    expect(server.log()).not.toContain('CANARI');
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

describe('every answer', () => {
  test('an error speaks the language of the request, with a stable code and an id', async () => {
    const ask = (language: string) =>
      server.app.inject({ url: '/api/auth/me', headers: { 'accept-language': language } });
    const messages = await Promise.all(
      ['fr-CA', 'en-CA,en;q=0.9', 'de', 'en;q=0.2, fr;q=0.8', ''].map(
        async (one) => (await ask(one)).json<{ message: string }>().message,
      ),
    );
    const { fr, en } = ERRORS.UNAUTHENTICATED.message;
    expect(messages).toEqual([fr, en, fr, fr, fr]);
  });

  test.each(['/api', '/api/', '/api/nope', '/api/saved-forms/a/b', '/API/nope'.toLowerCase()])(
    '%s is JSON 404',
    async (url) => {
      const answer = await server.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
      expect((await server.app.inject({ method: 'POST', url, payload: {} })).json()).toMatchObject({
        code: 'NOT_FOUND',
      });
    },
  );

  test('an address that cannot be read is an error of ours, without the address', async () => {
    const answer = await server.app.inject('/api/CANARI%E0%A4%A');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(answer.body).not.toContain('CANARI');
  });

  test('carries the headers that keep a browser safe, errors too', async () => {
    for (const url of ['/', '/api/health', '/api/auth/me', '/api/nope', '/assets/none.js']) {
      const { headers } = await server.app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe/u);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['server']).toBeUndefined();
    }
  });

  test('a defect answers 500 with nothing of its cause', async () => {
    const extra: RoutePlugin = async (app) => {
      app.get('/api/broken', { config: { policy: 'public' } }, async () => {
        throw new Error('CANARI select * from users');
      });
    };
    const broken = await buildServer({ extraRoutes: [extra] });
    const answer = await broken.app.inject('/api/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'INTERNAL', message: ERRORS.INTERNAL.message.fr });
    expect(answer.body).not.toContain('CANARI');
    expect(broken.log()).toContain('"code":"INTERNAL"');
    expect(broken.log()).toContain('app.test.ts');
    expect(broken.log()).not.toContain('CANARI');
    await broken.close();
  });

  test('a large list is compressed', async () => {
    const client = await server.signUp();
    await Promise.all(Array.from({ length: 20 }, () => client.post('/api/saved-forms', buildFormBody())));
    const answer = await client.send({
      method: 'GET',
      url: '/api/saved-forms',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
  });
});
