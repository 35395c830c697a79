import { expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { fingerprint, newId, newToken } from '../platform/ids.ts';
import { codeOf, openBrowser } from '../testing/browser.ts';
import { buildServer, PASSWORD } from '../testing/build-server.ts';
import { onBothDatabases } from './testing/databases.ts';
import { buildEarlierDatabase } from './testing/earlier-tables.ts';

onBothDatabases('an installation from before accounts were administered', (newDatabaseUrl) => {
  test('keeps its physician, who administers, and the session, which has proved nothing lately', async () => {
    const earlier = await buildEarlierDatabase('0022-accounts', (await newDatabaseUrl.empty()) ?? null);
    const [id, token] = [newId(), newToken()];
    const names = { username: 'zzalix', email: '', displayName: 'Dre Alix Zz', role: 'physician' };
    const passwordHash = await hashPassword(PASSWORD);
    await earlier.insert('users', [{ id, ...names, passwordHash, sample: 0, createdAt: 1 }]);
    const now = Date.parse('2026-03-02T14:00:00Z');
    const moments = { createdAt: now, lastSeenAt: now };
    await earlier.insert('sessions', [{ tokenHash: fingerprint(token), userId: id, ...moments }]);

    const server = await buildServer({ store: await earlier.open() });
    try {
      const browser = openBrowser(server);
      browser.cookies.set('constat', token);
      const me = await browser.call('GET', '/api/auth/me');
      expect(me.json()).toMatchObject({ user: { username: 'zzalix', administers: true } });
      expect((await browser.call('GET', '/api/account/writer')).statusCode).toBe(404);
      expect(codeOf(await browser.call('DELETE', '/api/account/sessions'))).toBe('REAUTHENTICATION_REQUIRED');
      expect((await openBrowser(server).signIn('zzalix')).json()).toHaveProperty('user');
    } finally {
      await server.close();
    }
  });
});
