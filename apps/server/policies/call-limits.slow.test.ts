import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient, TestServer } from '../testing/build-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(() => server.close());

/** What a call is answered with when a file that is none is sent as a letterhead. */
async function upload(client: TestClient): Promise<number> {
  const answer = await client.send({
    method: 'PUT',
    url: '/api/profile/letterhead',
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
    payload: Buffer.from('x'),
  });
  return answer.statusCode;
}

async function uploads(client: TestClient, count: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push(await upload(client));
  return statuses;
}

describe('limits of costly calls', () => {
  test('an account that has sent too many files waits, and a colleague behind the same address does not', async () => {
    const [busy, calm] = [await server.signUp(), await server.signUp()];
    const statuses = await uploads(busy, 21);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(await upload(calm)).toBe(422);
    // The letterhead counts with the reports and the vocabularies that are read.
    const report = await busy.post('/api/imports/pdf', {});
    expect(report.statusCode).toBe(429);
    expect(report.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    const wait = Number(report.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    // Its reports are saved all the same.
    expect((await busy.get('/api/saved-forms')).statusCode).toBe(200);
  });

  test('all accounts together have a limit, to which refused calls do not count', async () => {
    const accounts: TestClient[] = [];
    for (let index = 0; index < 11; index += 1) accounts.push(await server.signUp());
    const statuses: number[] = [];
    for (const account of accounts.slice(0, 9)) statuses.push(...(await uploads(account, 25)));
    expect(statuses.filter((status) => status === 422)).toHaveLength(180);
    const [tenth, eleventh] = [accounts[9], accounts[10]];
    if (tenth === undefined || eleventh === undefined) throw new Error('eleven accounts are needed');
    expect(new Set(await uploads(tenth, 20))).toEqual(new Set([422]));
    expect(await upload(eleventh)).toBe(429);
  });

  test('an installation may multiply them', async () => {
    const large = await buildServer({ env: { CONSTAT_CALL_LIMIT_FACTOR: '2' } });
    try {
      const client = await large.signUp();
      expect(new Set(await uploads(client, 40))).toEqual(new Set([422]));
      expect(await upload(client)).toBe(429);
    } finally {
      await large.close();
    }
  });

  test('one subscriber of IPv6 has one limit, whatever the addresses', async () => {
    const look = async (place: string) =>
      (await server.app.inject({ url: '/api/demo', remoteAddress: place })).statusCode;
    const statuses = new Map<number, number>();
    for (let index = 0; index < 3_001; index += 1) {
      const status = await look(`2001:db8:1:2::${index.toString(16)}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses).toEqual(
      new Map([
        [200, 3_000],
        [429, 1],
      ]),
    );
    expect(await look('2001:db8:1:3::1')).toBe(200);
  });

  test('whoever waits is told before the body has been sent', async () => {
    const client = await server.signUp();
    await uploads(client, 20);
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(new URL('/api/profile/letterhead', address), {
        method: 'PUT',
        headers: {
          cookie: client.cookie,
          'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          'content-length': 1_000_000,
        },
      });
      sent.on('response', (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.write('x');
    });
    expect(status).toBe(429);
  });

  test('without a session nothing is counted: the answer is that nobody is signed in', async () => {
    for (let index = 0; index < 25; index += 1) {
      const answer = await server.app.inject({ method: 'PUT', url: '/api/profile/letterhead', payload: '' });
      expect(answer.statusCode).toBe(401);
    }
    expect(await upload(await server.signUp())).toBe(422);
  });
});
