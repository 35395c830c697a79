import { ERRORS } from '@constat/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoutePlugin } from '../routes/request-handling/route-context.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

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
    expect(broken.log()).toContain('every-answer.test.ts');
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
