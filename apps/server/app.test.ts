import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RoutePlugin } from './routes/request-handling/route-context.ts';
import { buildFormBody } from './testing/build-form.ts';
import { buildServer } from './testing/build-server.ts';
import type { TestServer } from './testing/build-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(() => server.close());

/** Open to anybody on purpose; every other route asks for a session. */
const PUBLIC = [
  'POST /api/account-links/identity',
  'POST /api/account-links/look',
  'POST /api/account-links/use',
  'GET /api/auth/identity',
  'POST /api/auth/identity',
  'POST /api/auth/identity/request',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey/options',
  'POST /api/auth/second-factor',
  'GET /api/demo',
  'GET /api/health',
  'GET /api/launcher',
  'POST /api/launcher/quit',
  'GET /api/set-up',
  'POST /api/set-up',
  'POST /api/set-up/copy',
  'POST /api/set-up/demonstration',
  'POST /api/set-up/restore',
  'DELETE /api/set-up/restore',
];

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
