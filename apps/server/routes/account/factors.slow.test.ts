import type { FactorsAnswer, RecoveryCodesAnswer, TotpSeedAnswer } from '@constat/contract';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { readAll } from '../../store/testing/sealed-pieces.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import { buildServer, PASSWORD } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';

onBothDatabases('a second factor', (newDatabaseUrl) => {
  let server: TestServer;
  let browser: TestBrowser;
  let userId: string;
  beforeEach(async () => {
    const databaseUrl = await newDatabaseUrl();
    server = await buildServer(databaseUrl === undefined ? {} : { databaseUrl });
    ({ userId } = await server.signUp({ username: 'zzalix', isAdmin: true }));
    browser = openBrowser(server);
    await browser.signIn('zzalix');
  });
  afterEach(() => server.close());

  const factors = async () => (await browser.call('GET', '/api/account/factors')).json<FactorsAnswer>();
  const codeAt = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.now() + steps * 30_000,
    });
  const give = (code: string, from: TestBrowser) => from.call('POST', '/api/auth/second-factor', { code });
  async function enrol(): Promise<{ readonly secret: string; readonly codes: string[] }> {
    const begun = (await browser.call('POST', '/api/account/totp')).json<TotpSeedAnswer>();
    const body = { code: codeAt(begun.secret) };
    const answer = await browser.call('POST', '/api/account/totp/confirm', body);
    expect(answer.statusCode).toBe(200);
    return { secret: begun.secret, codes: answer.json<RecoveryCodesAnswer>().recoveryCodes };
  }
  /** Gives the password; answers a browser that is asked for a code. */
  async function asked(): Promise<TestBrowser> {
    const other = openBrowser(server, {
      address: `192.0.2.${Math.trunc(server.clock.elapsed() / 60_000) % 250}`,
    });
    server.clock.advance(60_000);
    const answer = await other.signIn('zzalix');
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([200, ['pending']]);
    expect(other.cookies.has('constat')).toBe(false);
    return other;
  }

  test('asks for nothing until its first code, then for one at each sign-in', async () => {
    const begun = (await browser.call('POST', '/api/account/totp')).json<TotpSeedAnswer>();
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Constat:zzalix\?issuer=Constat&secret=[A-Z2-7]{32}&/u);
    expect((await openBrowser(server).signIn('zzalix')).json()).toHaveProperty('user');
    const wrong = await browser.call('POST', '/api/account/totp/confirm', { code: '000000' });
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, 'TOTP_CODE_WRONG']);
    const { secret } = await enrol();
    expect(await factors()).toMatchObject({ totpSince: expect.any(String) as string, recoveryCodesLeft: 10 });
    const other = await asked();
    expect(await other.me()).toBe(401);
    expect((await give(codeAt(secret), other)).json()).toMatchObject({ user: { username: 'zzalix' } });
    expect(await other.me()).toBe(200);
  });

  test('takes a code once, and none of an earlier time', async () => {
    const { secret } = await enrol();
    const [first, second] = [await asked(), await asked()];
    const code = codeAt(secret);
    expect((await give(code, first)).statusCode).toBe(200);
    for (const replayed of [code, codeAt(secret, -1)]) {
      const answer = await give(replayed, second);
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'CODE_WRONG']);
    }
    expect((await give(codeAt(secret, 1), second)).statusCode).toBe(200);
  });

  test('of the same code given at once by two, one enters', async () => {
    const { secret } = await enrol();
    const both = [await asked(), await asked()];
    const code = codeAt(secret);
    const answers = await Promise.all(both.map((one) => give(code, one)));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '401']);
  });

  test('the code that confirmed it opens nothing', async () => {
    const { secret } = await enrol();
    const now = codeAt(secret);
    const other = openBrowser(server);
    await other.signIn('zzalix');
    expect(codeOf(await give(now, other))).toBe('CODE_WRONG');
  });

  test('a step takes three codes and five minutes, and the password again after that', async () => {
    const { secret } = await enrol();
    const tried = await asked();
    for (let count = 0; count < 3; count += 1) expect(codeOf(await give('000000', tried))).toBe('CODE_WRONG');
    const late = await give(codeAt(secret), tried);
    expect([late.statusCode, codeOf(late)]).toEqual([401, 'SIGN_IN_LAPSED']);
    const slow = await asked();
    server.clock.advance(300_000);
    expect(codeOf(await give(codeAt(secret), slow))).toBe('SIGN_IN_LAPSED');
    expect(codeOf(await give(codeAt(secret), openBrowser(server)))).toBe('SIGN_IN_LAPSED');
    const actions = (await server.store.auditEvents.list()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'second-factor-refused')).toHaveLength(3);
  });

  test('whoever has the password cannot try codes without end', async () => {
    await enrol();
    const guesser = openBrowser(server, { address: '192.0.2.250' });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await guesser.signIn('zzalix')).statusCode);
      await give('000000', guesser);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('nor from ever new addresses, which slow the owner down by a minute at most', async () => {
    const { secret } = await enrol();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const guesser = openBrowser(server, { address: `192.0.2.${count}` });
      await guesser.signIn('zzalix');
      statuses.push((await give('000000', guesser)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const owner = openBrowser(server, { address: '192.0.2.99' });
    await owner.signIn('zzalix');
    for (let count = 0; count < 4; count += 1)
      expect(codeOf(await give(codeAt(secret, 1), owner))).toBe('TOO_MANY_ATTEMPTS');
    server.clock.advance(60_000);
    expect((await give(codeAt(secret), owner)).statusCode).toBe(200);
  });

  test('takes a code as an app shows it, with a space', async () => {
    const { secret } = await enrol();
    const other = await asked();
    const code = codeAt(secret);
    expect((await give(`${code.slice(0, 3)} ${code.slice(3)}`, other)).statusCode).toBe(200);
  });

  test('a code opens nothing once the password was changed or reset since it was given', async () => {
    const { secret } = await enrol();
    const other = await asked();
    const change = { currentPassword: PASSWORD, newPassword: 'une toute autre phrase', endOthers: false };
    expect((await browser.call('POST', '/api/account/password', change)).statusCode).toBe(200);
    expect(codeOf(await give(codeAt(secret), other))).toBe('SIGN_IN_LAPSED');
    const admin = openBrowser(server);
    await server.signUp({ username: 'zzadmin', isAdmin: true });
    await admin.signIn('zzadmin');
    await other.signIn('zzalix', change.newPassword);
    const [, reset] = await Promise.all([
      give(codeAt(secret), other),
      admin.call('POST', `/api/accounts/${userId}/reset`),
    ]);
    expect(reset.statusCode).toBe(200);
    expect(await other.me()).toBe(401);
  });

  test('a recovery code enters once, however it is typed', async () => {
    const { codes } = await enrol();
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/u);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await give(typed, await asked())).statusCode).toBe(200);
    expect(codeOf(await give(code, await asked()))).toBe('CODE_WRONG');
    expect((await factors()).recoveryCodesLeft).toBe(9);
  });

  test('new recovery codes void those of before', async () => {
    const { codes } = await enrol();
    const answer = await browser.call('POST', '/api/account/recovery-codes');
    const renewed = answer.json<RecoveryCodesAnswer>().recoveryCodes;
    expect(codeOf(await give(codes[1] ?? '', await asked()))).toBe('CODE_WRONG');
    expect((await give(renewed[1] ?? '', await asked())).statusCode).toBe(200);
  });

  test('neither seed nor recovery codes are readable in what is kept or logged', async () => {
    const { secret, codes } = await enrol();
    const kept = readAll(server.dataDir) + server.log();
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(text);
  });

  test('a reset of the password leaves it in place; removing it is an act of its own', async () => {
    const { secret } = await enrol();
    const admin = openBrowser(server);
    await server.signUp({ username: 'zzadmin', isAdmin: true });
    await admin.signIn('zzadmin');
    const reset = await admin.call('POST', `/api/accounts/${userId}/reset`);
    const { link } = reset.json<{ link: { path: string } }>();
    const other = openBrowser(server);
    const body = { secret: link.path.split('#')[1], password: 'une toute autre phrase' };
    const chosen = await other.call('POST', '/api/account-links/use', body);
    expect([chosen.statusCode, Object.keys(chosen.json<object>())]).toEqual([200, ['pending']]);
    expect(await other.me()).toBe(401);
    expect((await give(codeAt(secret, 1), other)).statusCode).toBe(200);
    const removed = await admin.call('DELETE', `/api/accounts/${userId}/factors`);
    expect(removed.json()).toMatchObject({ account: { secondFactor: { totp: false, passkeys: 0 } } });
    const signedIn = await openBrowser(server).signIn('zzalix', 'une toute autre phrase');
    expect(signedIn.json()).toHaveProperty('user');
    const events = await server.store.auditEvents.list();
    expect(events.at(-2)).toMatchObject({ action: 'factor-removed', detail: '{"kind":"all"}' });
  });

  test('is changed only with the password of a moment ago, and not in the demonstration', async () => {
    const { secret } = await enrol();
    server.clock.advance(300_000);
    for (const [method, url, body] of [
      ['POST', '/api/account/totp'],
      ['POST', '/api/account/totp/confirm', { code: codeAt(secret) }],
      ['DELETE', '/api/account/totp'],
      ['POST', '/api/account/recovery-codes'],
      ['POST', '/api/account/passkeys/options'],
      ['DELETE', '/api/account/passkeys/x'],
    ] as const)
      expect(codeOf(await browser.call(method, url, body))).toBe('REAUTHENTICATION_REQUIRED');
    await browser.call('POST', '/api/account/reauthentication', { password: PASSWORD });
    expect((await browser.call('DELETE', '/api/account/totp')).json()).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 0,
    });
    expect((await openBrowser(server).signIn('zzalix')).json()).toHaveProperty('user');
  });
});
