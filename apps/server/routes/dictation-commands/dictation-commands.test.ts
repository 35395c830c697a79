import { defaultVerbatimCommands, defaultVoiceCommands } from '@constat/dictation/commands';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const CREATED = '2026-03-02T14:00:00.000Z';
const LISTS = [
  ['/api/voice-commands', defaultVoiceCommands('fr', CREATED)],
  ['/api/verbatim-commands', defaultVerbatimCommands(CREATED)],
] as const;

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await buildServer();
  client = await server.signUp();
});
afterEach(() => server.close());

describe.each(LISTS)('%s', (url, commands) => {
  test('asks who is there', async () => {
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    expect((await server.app.inject({ method: 'PUT', url, payload: [] })).statusCode).toBe(401);
    const admin = await server.signUp({ role: 'admin' });
    expect((await admin.get(url)).statusCode).toBe(403);
  });

  test('keeps the list, and a second computer has it', async () => {
    const before = await client.get(url);
    expect([before.json(), before.headers.etag]).toEqual([[], '"0"']);
    const written = await client.put(url, commands, { 'if-match': '"0"' });
    expect([written.statusCode, written.json(), written.headers.etag]).toEqual([200, commands, '"1"']);
    const elsewhere = await client.signInAgain();
    expect((await elsewhere.get(url)).json()).toEqual(commands);
    expect((await (await server.signUp()).get(url)).json()).toEqual([]);
  });

  test('refuses a list made from one that has changed meanwhile', async () => {
    await client.put(url, commands, { 'if-match': '"0"' });
    const stale = await client.put(url, [], { 'if-match': '"0"' });
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([412, 'VERSION_CONFLICT']);
    expect((await client.get(url)).json()).toEqual(commands);
    expect((await client.put(url, [])).headers.etag).toBe('"2"');
  });

  test('the same request under one key is written once, another one is refused', async () => {
    const headers = { 'if-match': '"0"', 'idempotency-key': 'zz-list' };
    const first = await client.put(url, commands, headers);
    const again = await client.put(url, commands, headers);
    expect([again.statusCode, again.json(), again.headers.etag]).toEqual([200, commands, first.headers.etag]);
    const other = await client.put(url, [], headers);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await client.get(url)).headers.etag).toBe('"1"');
  });

  test.each([
    ['no array', { commands: [] }],
    ['a trigger of two letters', [{ ...commands[0], trigger: 'ab' }]],
    ['a trigger without end', [{ ...commands[0], trigger: 'a'.repeat(201) }]],
    ['a member of its own', [{ ...commands[0], owner: 'x' }]],
    ['a hundred thousand', Array.from({ length: 100_000 }, () => ({}))],
  ])('refuses %s and keeps what was there', async (_case, payload) => {
    await client.put(url, commands);
    expect((await client.put(url, payload)).statusCode).toBe(400);
    expect((await client.get(url)).json()).toEqual(commands);
  });

  test('refuses what is too large, and a prototype is a name like another', async () => {
    const large = await client.put(url, [{ ...commands[0], description: 'x'.repeat(5_000_001) }]);
    expect(large.statusCode).toBe(413);
    const payload = `[${JSON.stringify(commands[0]).slice(0, -1)},"__proto__":{"polluted":1}}]`;
    const answer = await client.send({
      ...({ method: 'PUT', url, payload } as const),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect({}).not.toHaveProperty('polluted');
  });
});
