import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildServer, PASSWORD } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

onBothDatabases('a browser on which an account has signed in', (newDatabaseUrl) => {
  let server: TestServer;
  let known: TestBrowser;
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
    await server.signUp({ username: 'zzalix' });
    known = openBrowser(server);
    await known.signIn('zzalix');
    await known.call('POST', '/api/auth/logout');
  });
  afterEach(() => server.close());

  async function guess(from: TestBrowser, times: number, username = 'zzalix'): Promise<number[]> {
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1)
      statuses.push((await from.signIn(username, 'wrong')).statusCode);
    return statuses;
  }

  test('lets its owner in while twenty wrong guesses have strangers wait, at the same address too', async () => {
    const stranger = openBrowser(server);
    expect((await guess(stranger, 20)).slice(5)).toEqual(Array.from({ length: 15 }, () => 429));
    expect((await stranger.signIn('zzalix')).statusCode).toBe(429);
    expect((await known.signIn('zzalix')).statusCode).toBe(200);
  });

  test('counts the addresses of one IPv6 network as one, and an IPv4 address however it is written', async () => {
    const at = (address: string) => guess(openBrowser(server, { address }), 1);
    for (let count = 1; count < 6; count += 1) expect(await at(`2001:db8:0:7::${count}`)).toEqual([401]);
    expect(await at('2001:db8:0:7:ffff::1')).toEqual([429]);
    expect(await at('2001:db8:0:8::1')).toEqual([401]);
    for (let count = 1; count < 6; count += 1) expect(await at('::ffff:192.0.2.7')).toEqual([401]);
    expect(await at('192.0.2.7')).toEqual([429]);
    expect(await at('192.0.2.8')).toEqual([401]);
  });

  test('lets its owner in when strangers have used up the sign-ins of the address', async () => {
    const stranger = openBrowser(server);
    await Promise.all(Array.from({ length: 130 }, (_, index) => stranger.signIn(`zz${index}`, 'wrong')));
    expect((await stranger.signIn('zzpersonne')).statusCode).toBe(429);
    expect((await known.signIn('zzalix')).statusCode).toBe(200);
  });

  test('has a count of its own, no free one', async () => {
    expect((await guess(known, 7)).slice(5)).toEqual([429, 429]);
    expect((await openBrowser(server).signIn('zzalix')).statusCode).toBe(200);
  });

  test('is a stranger to every other account, and so is one with a token that nobody gave', async () => {
    await server.signUp({ username: 'zzother' });
    await guess(openBrowser(server), 6, 'zzother');
    expect((await known.signIn('zzother')).statusCode).toBe(429);
    await guess(openBrowser(server), 6);
    const forger = openBrowser(server);
    forger.cookies.set('constat-device', 'A'.repeat(43));
    expect((await forger.signIn('zzalix')).statusCode).toBe(429);
  });

  test('gets a new token at each sign-in; a planted one is known no more', async () => {
    const planted = known.cookies.get('constat-device') ?? '';
    await known.signIn('zzalix');
    expect(known.cookies.get('constat-device')).not.toBe(planted);
    await guess(openBrowser(server), 6);
    const planter = openBrowser(server);
    planter.cookies.set('constat-device', planted);
    expect((await planter.signIn('zzalix')).statusCode).toBe(429);
    expect((await known.signIn('zzalix')).statusCode).toBe(200);
  });

  test('serves two accounts of one browser', async () => {
    await server.signUp({ username: 'zzother' });
    await known.signIn('zzother');
    for (const username of ['zzalix', 'zzother']) await guess(openBrowser(server), 6, username);
    for (const username of ['zzalix', 'zzother']) expect((await known.signIn(username)).statusCode).toBe(200);
  });

  test('goes on counting guesses at one account when another signs in on it', async () => {
    await server.signUp({ username: 'zzother' });
    await known.signIn('zzother');
    await guess(known, 4);
    await known.signIn('zzother');
    expect(await guess(known, 3)).toEqual([401, 429, 429]);
  });

  test('is a stranger once the password was changed elsewhere with the other sessions ended', async () => {
    const other = openBrowser(server);
    await other.signIn('zzalix');
    const body = { currentPassword: PASSWORD, newPassword: 'une autre phrase entière', endOthers: true };
    expect((await other.call('POST', '/api/account/password', body)).statusCode).toBe(200);
    await guess(openBrowser(server), 6);
    expect((await known.signIn('zzalix', body.newPassword)).statusCode).toBe(429);
    expect((await other.signIn('zzalix', body.newPassword)).statusCode).toBe(200);
  });
});
