import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../store/testing/databases.ts';
import { codeOf, openBrowser } from '../../testing/browser.ts';
import { DAY_MS } from '../../testing/build-server.ts';
import { OUTSIDE, prepareInstallation } from './set-up.test-data.ts';
import type { NewInstallation } from './set-up.test-data.ts';

onBothDatabases('the first account', (newDatabaseUrl) => {
  let installation: NewInstallation;
  beforeEach(async () => {
    installation = await prepareInstallation((await newDatabaseUrl()) ?? null);
  });
  afterEach(() => installation.close());

  test('is made with the secret of the terminal, once, and administers', async () => {
    const { store, isPostgres, start, open, state, setUp } = installation;
    const secret = await start(OUTSIDE);
    expect(secret).toMatch(/^[\w-]{43}$/u);
    expect(await state()).toEqual({
      state: 'secret',
      demonstration: false,
      mayDemonstrate: false,
      demonstrationReports: 0,
      demonstrationOthers: 0,
      mayRestore: !isPostgres,
      restartAwaited: false,
    });
    for (const wrong of [{}, { secret: 'A'.repeat(43) }, { secret: `${secret}x` }]) {
      const answer = await setUp(wrong);
      expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'SET_UP_SECRET_INVALID']);
    }
    expect(codeOf(await setUp({ secret, password: 'zzalix123' }))).toBe('PASSWORD_TOO_GUESSABLE');
    const browser = open();
    expect((await setUp({ secret }, browser)).json()).toMatchObject({
      user: { username: 'zzalix', role: 'physician', administers: true },
    });
    expect(await browser.me()).toBe(200);
    const again = await setUp({ secret, username: 'zzother' });
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'SET_UP_DONE']);
    expect(await state()).toMatchObject({ state: 'closed' });
    expect(await store.users.names()).toHaveLength(1);
    expect(await start(OUTSIDE)).toBeNull();
    expect(await state()).toMatchObject({ state: 'closed' });
  });

  test('a secret is kept as its hash alone, and ends after a day and with the next start', async () => {
    const { store, clock, running, start, setUp } = installation;
    const first = (await start(OUTSIDE)) ?? '';
    expect(await store.settings.find('set-up')).not.toContain(first);
    const second = await start(OUTSIDE);
    expect(codeOf(await setUp({ secret: first }))).toBe('SET_UP_SECRET_INVALID');
    clock.advance(DAY_MS);
    expect(codeOf(await setUp({ secret: second }))).toBe('SET_UP_SECRET_INVALID');
    expect((await setUp({ secret: await start(OUTSIDE) })).statusCode).toBe(200);
    expect(running().log()).not.toContain(first);
  });

  test('of two that set up at the same time one does', async () => {
    const { store, start, setUp } = installation;
    const secret = await start(OUTSIDE);
    const answers = await Promise.all(
      ['zzone', 'zztwo', 'zzthree'].map((username) => setUp({ secret, username })),
    );
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409', '409']);
    expect(await store.users.names()).toHaveLength(1);
  });

  test('asks for no secret on this computer where nobody reads a terminal, but what a proxy passes on does', async () => {
    const { running, start, open, state, setUp } = installation;
    expect(await start({ CONSTAT_DEMO: 'off' }, false)).toBeNull();
    expect(await state()).toMatchObject({ state: 'open' });
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      const passedOn = await setUp({}, open(), { [header]: '192.0.2.1' });
      expect([passedOn.statusCode, codeOf(passedOn)]).toEqual([410, 'SET_UP_SECRET_INVALID']);
    }
    const elsewhere = openBrowser(running(), { address: '192.0.2.1' });
    expect(codeOf(await setUp({}, elsewhere))).toBe('SET_UP_SECRET_INVALID');
    expect((await setUp({})).statusCode).toBe(200);
  });

  test.each<Record<string, string>>([
    OUTSIDE,
    { CONSTAT_TRUST_PROXY: '1' },
    { CONSTAT_PUBLIC_URL: 'https://constat.example.invalid' },
  ])('asks for the secret where others may reach the server: %j', async (env) => {
    const { start, setUp } = installation;
    expect(await start(env, false)).not.toBeNull();
    expect(codeOf(await setUp({}))).toBe('SET_UP_SECRET_INVALID');
  });
});
