import { ERRORS } from '@constat/contract/errors';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RoutePlugin } from '../routes/request-handling/route-context.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';

/** Where a request passes before its answer is sent. */
const HOOKS = [
  'onRequest',
  'preParsing',
  'preValidation',
  'preHandler',
  'preSerialization',
  'onSend',
] as const;
/** After the answer: what fails there must not take the server down. */
const AFTERWARDS = 'onResponse';

const fail = async () => {
  throw new Error('CANARI select * from users');
};

const failing: RoutePlugin = async (app) => {
  for (const hook of [...HOOKS, AFTERWARDS])
    app.get(`/api/failing/${hook}`, { config: { policy: 'public' }, [hook]: fail }, async () => ({ a: 1 }));
};

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await buildServer({ extraRoutes: [failing] });
  client = await server.signUp();
});
afterAll(() => server.close());

test.each(HOOKS)(
  'a failure in %s is answered 500 in general words, with an id and nothing of its cause',
  async (hook) => {
    const answer = await server.app.inject(`/api/failing/${hook}`);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'INTERNAL',
      message: ERRORS.INTERNAL.message.fr,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/u) as string,
    });
    expect(answer.body + server.log()).not.toMatch(/CANARI|select \*/u);
    expect(answer.body).not.toMatch(/\bat \w|\.ts\b/u);
  },
);

test('a failure after the answer leaves the server answering', async () => {
  expect((await server.app.inject(`/api/failing/${AFTERWARDS}`)).statusCode).toBe(200);
  expect((await server.app.inject('/api/health')).statusCode).toBe(200);
});

test('a session that cannot be looked up opens nothing', async () => {
  const look = vi.spyOn(server.store.sessions, 'find').mockRejectedValue(new Error('CANARI'));
  try {
    for (const url of ['/api/auth/me', '/api/saved-forms', '/api/audit/installation/check']) {
      const answer = await client.get(url);
      expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 500, 'INTERNAL']);
    }
    expect((await client.post('/api/saved-forms', buildFormBody())).statusCode).toBe(500);
  } finally {
    look.mockRestore();
  }
  expect((await client.get('/api/saved-forms')).json()).toEqual([]);
});

test('line ends and escape sequences in what is sent make no line of the log', async () => {
  const forged = 'zz\r\n{"level":60,"msg":"forged"}\u001B[2K\u2028\u0085';
  const before = server.log().split('\n').length;
  const headers = { 'idempotency-key': encodeURIComponent(forged), 'user-agent': '\u001B[31m' };
  const calls = [
    await client.post('/api/auth/login', { username: forged, password: forged }, headers),
    await client.post('/api/saved-forms', buildFormBody({ title: forged, formData: { emploi: forged } })),
    await client.post('/api/saved-forms', { [forged]: forged }, headers),
    await client.post('/api/recent-patients', { patientName: forged, patientAge: forged, diagnosis: forged }),
    await client.get(`/api/saved-forms/${encodeURIComponent(forged)}`),
    await client.get(`/${encodeURIComponent(forged)}`),
    await client.get(`/api/saved-forms?formType=${encodeURIComponent(forged)}`),
  ];
  const lines = server
    .log()
    .split('\n')
    .slice(before - 1, -1);
  expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(calls.length);
  for (const line of lines) {
    const entry = JSON.parse(line) as { level: number; time: string };
    expect(entry.level).toBeLessThan(60);
    expect(new Date(entry.time).toISOString()).toBe(entry.time);
    expect(line).not.toMatch(/forged|\p{Cc}|[\u2028\u2029]/u);
  }
});

test('a refusal leaves two lines: why, and who asked for what, where, when, with one id', async () => {
  const before = server.log().length;
  const answer = await client.post('/api/saved-forms', { title: 3 });
  const lines = server.log().slice(before).split('\n').slice(0, -1);
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const reqId = answer.json<{ requestId: string }>().requestId;
  expect(entries).toEqual([
    expect.objectContaining({ reqId, code: 'VALIDATION_FAILED', msg: 'refused' }),
    expect.objectContaining({
      reqId,
      method: 'POST',
      route: '/api/saved-forms',
      status: 400,
      userId: client.userId,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u) as string,
    }),
  ]);
});
