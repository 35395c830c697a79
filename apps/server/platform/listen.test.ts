import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildServer, PASSWORD } from '../testing/build-server.ts';
import type { TestServer } from '../testing/build-server.ts';
import { parseConfig } from './config.ts';
import { listen } from './listen.ts';
import type { Listening } from './listen.ts';

let server: TestServer;
let listening: Listening | undefined;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(async () => {
  await Promise.all([server.app.close(), listening?.stop()]);
  listening = undefined;
  await server.close();
});

async function start(env: Record<string, string> = {}): Promise<number> {
  listening = await listen(server.app, parseConfig({ CONSTAT_DATA_DIR: tmpdir(), PORT: '0', ...env }));
  return Number(new URL(listening.url).port);
}

async function hasSecondAddress(): Promise<boolean> {
  const probe = createServer().listen(0, '::1');
  const found = await Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ]);
  probe.close();
  return found;
}

const bothAddresses = (await hasSecondAddress()) ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];

describe('by default', () => {
  test.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.1' }, { HOST: '::1' }])(
    'localhost is told, and both of its addresses answer (%o)',
    async (env) => {
      const port = await start(env);
      expect(listening?.url).toBe(`http://localhost:${port}`);
      for (const host of ['localhost', ...bothAddresses])
        expect((await fetch(`http://${host}:${port}/api/health`)).status).toBe(200);
    },
  );

  test('pages asked for under a number open under localhost, at the same port, path and query', async () => {
    const port = await start();
    for (const host of bothAddresses) {
      for (const path of ['/', '/login', '/forms/cnesst-medical?visit=new&a=%2F', '//example.invalid/x']) {
        const answer = await fetch(`http://${host}:${port}${path}`, { redirect: 'manual' });
        expect([answer.status, answer.headers.get('location')]).toEqual([
          302,
          `http://localhost:${port}${path}`,
        ]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
    const own = await fetch(`http://localhost:${port}/login`, { redirect: 'manual' });
    expect(own.headers.get('location')).toBeNull();
  });

  test('calls are answered under each name: signing in, reading, saving', async () => {
    const port = await start();
    const { userId } = await server.signUp({ username: 'zzlocal' });
    for (const host of ['localhost', ...bothAddresses]) {
      const origin = `http://${host}:${port}`;
      const send = (path: string, init: RequestInit) => fetch(`${origin}${path}`, init);
      const json = { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' };
      const signedIn = await send('/api/auth/login', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ username: 'zzlocal', password: PASSWORD }),
      });
      const cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
      const me = await send('/api/auth/me', { headers: { cookie }, redirect: 'manual' });
      expect(await me.json()).toMatchObject({ user: { id: userId } });
      const saved = await send('/api/saved-forms', {
        method: 'POST',
        headers: { ...json, cookie },
        body: JSON.stringify({ title: 'Zz', formData: {}, formType: 'draft', retentionDays: 7 }),
      });
      expect(saved.status).toBe(201);
    }
  });

  test.each(bothAddresses)('a port that another program has on %s is taken', async (host) => {
    const other = createServer().listen(0, host.replace(/[[\]]/gu, ''));
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(start({ PORT: String(port) })).rejects.toThrow(/^PORT : .+ \/ PORT: .+$/u);
    other.close();
  });

  test('a request in flight by the second address is answered before the end', async () => {
    const port = await start();
    const socket = connect(port, bothAddresses.length === 2 ? '::1' : '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const body = JSON.stringify({ username: 'zz', password: 'x'.repeat(20) });
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await expect.poll(() => answer).toContain('100 Continue');
    const ended = Promise.all([server.app.close(), listening?.stop()]);
    socket.write(body);
    await ended;
    await expect.poll(() => answer).toContain('INVALID_CREDENTIALS');
  });
});

describe('an address that the person who runs the server has chosen stays as it is', () => {
  const ask = async (env: Record<string, string>, host: string) => {
    const other = await buildServer({ env });
    const answer = await other.app.inject({ method: 'GET', url: '/login', headers: { host } });
    await other.close();
    return answer.headers['location'];
  };

  test.each<[Record<string, string>, string]>([
    [{ CONSTAT_PUBLIC_URL: 'https://constat.example.invalid' }, '127.0.0.1:3000'],
    [{ CONSTAT_PUBLIC_URL: 'http://127.0.0.1:3000' }, '127.0.0.1:3000'],
    [{ CONSTAT_TRUST_PROXY: 'loopback' }, '127.0.0.1:3000'],
    [{ HOST: '0.0.0.0' }, '127.0.0.1:3000'],
    [{ HOST: '127.0.0.2' }, '127.0.0.2:3000'],
    [{}, 'localhost:3000'],
    [{}, 'rebound.example.invalid:3000'],
    [{}, '127.0.0.1.example.invalid:3000'],
  ])('%o, asked for as %s', async (env, host) => {
    expect(await ask(env, host)).toBeUndefined();
  });

  test('a number of its own is listened on alone, and told', async () => {
    const port = await start({ HOST: '127.0.0.2' });
    expect(listening?.url).toBe(`http://127.0.0.2:${port}`);
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed');
  });
});
