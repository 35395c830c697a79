/** Looking for what is left must not take the server's locks away: the data directory counts as in use, and saves go on. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { PASSWORD } from '../testing/build-server.ts';
import { runScript } from '../testing/run-script.ts';
import { spawnServer } from '../testing/spawn-server.ts';

test('after an erasure the data directory is in use still, and saves are kept beside other commands', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-erasure-locks-'));
  const addAccount = async (username: string, ...more: string[]) => {
    const args = ['add', username, '--name', 'Zz Fictif', '--password', ...more];
    expect((await runScript('account', args, { dataDir, typed: `${PASSWORD}\n` })).code).toBe(0);
  };
  await addAccount('zzadmin', '--admin');
  await addAccount('zzpartant');
  const server = await spawnServer({ CONSTAT_DATA_DIR: dataDir, CONSTAT_DEMO: 'off' });
  try {
    let cookie = '';
    const send = (method: string, url: string, body?: object) =>
      fetch(`${server.url}${url}`, {
        method,
        headers: { cookie, 'idempotency-key': newId(), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const signIn = async (username: string) => {
      const answer = await send('POST', '/api/auth/login', { username, password: PASSWORD });
      cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    };
    const claim = () => lockFolder(dataDir, 'alone', 0);
    await signIn('zzpartant');
    expect((await send('POST', '/api/saved-forms', buildFormBody())).status).toBe(201);
    const { user } = (await (await send('GET', '/api/auth/me')).json()) as { user: { id: string } };
    await signIn('zzadmin');
    expect(claim).toThrow('locked');
    const erased = await send('DELETE', `/api/accounts/${user.id}`);
    expect(erased.status).toBe(200);
    expect((await erased.json()) as object).toMatchObject({ certificate: { found: { piecesAfter: 0 } } });
    // As a restore would.
    expect(claim).toThrow('locked');
    const listed = await runScript('account', ['list'], { dataDir });
    expect([listed.code, listed.out.includes('zzpartant')]).toEqual([0, false]);
    expect(existsSync(path.join(dataDir, 'constat.db-wal'))).toBe(true);
    expect((await send('POST', '/api/saved-forms', buildFormBody())).status).toBe(201);
    expect(((await (await send('GET', '/api/saved-forms')).json()) as object[]).length).toBe(1);
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}, 60_000);
