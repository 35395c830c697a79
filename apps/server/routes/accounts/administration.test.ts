import type { AccountLinkAnswer, AccountsAnswer } from '@constat/contract';
import { expect, test } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { buildServer } from '../../testing/build-server.ts';

const BODY = { username: 'zznouveau', displayName: 'Dr Nouveau Zz', role: 'physician' };

test('the only physician of an installation without the flag administers, and goes on when others come', async () => {
  const server = await buildServer();
  try {
    await server.signUp({ username: 'zzalix' });
    const only = openBrowser(server);
    expect((await only.signIn('zzalix')).json()).toMatchObject({ user: { administers: true } });
    expect((await only.call('POST', '/api/accounts', BODY)).statusCode).toBe(201);
    expect((await only.call('GET', '/api/auth/me')).json()).toMatchObject({ user: { administers: true } });
    const accounts = (await only.call('GET', '/api/accounts')).json<AccountsAnswer>().accounts;
    expect(accounts.map(({ username, isAdmin }) => [username, isAdmin])).toEqual([
      ['zzalix', true],
      ['zznouveau', false],
    ]);
    const events = await server.store.auditEvents.list();
    expect(events.map(({ action }) => action).slice(-2)).toEqual(['administration-given', 'account-created']);
  } finally {
    await server.close();
  }
});

test('the only physician stays without administration once it was withdrawn, whoever else comes or goes', async () => {
  const server = await buildServer();
  try {
    const { userId } = await server.signUp({ username: 'zzalix' });
    await server.signUp({ username: 'zzadmin', role: 'admin' });
    const [only, admin] = [openBrowser(server), openBrowser(server)];
    await only.signIn('zzalix');
    await admin.signIn('zzadmin');
    const withdraw = () => admin.call('PUT', `/api/accounts/${userId}/administration`, { isAdmin: false });
    expect((await withdraw()).json()).toMatchObject({ account: { isAdmin: false, administers: false } });
    expect((await only.call('GET', '/api/accounts')).statusCode).toBe(403);
    const body = { username: 'zzsecond', displayName: 'Zz Seconde', role: 'admin' };
    const second = (await admin.call('POST', '/api/accounts', body)).json<AccountLinkAnswer>().account;
    expect(second).toMatchObject({ administers: true });
    const { id: adminId = '' } = (await server.store.users.findByUsername('zzadmin')) ?? {};
    for (const url of [`${adminId}/administration`, `${second.id}/administration`])
      await admin.call('PUT', `/api/accounts/${url}`, { isAdmin: false });
    await admin.call('POST', `/api/accounts/${adminId}/disable`);
    expect((await only.call('GET', '/api/accounts')).statusCode).toBe(403);
    const events = await server.store.auditEvents.list();
    const about = events.filter(({ action }) => action.startsWith('administration'));
    expect(about.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['administration-given', adminId],
      ['administration-withdrawn', userId],
    ]);
  } finally {
    await server.close();
  }
});
