import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretSource } from '../keys/installation-secret.ts';
import { openStore } from '../store/store.ts';
import { codeOf, openBrowser } from '../testing/browser.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import { replaceDatabase } from './replace-database.ts';

const key = 'the key of a test of restored sign-ins';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constat-sign-ins-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a restored copy opens none of its sessions and links, shares no report, and lets its accounts sign in', async () => {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  const first = await buildServer({ store: await openStore({ dataDir: from, databaseUrl: null, key }) });
  await first.signUp({ username: 'zzalix', isAdmin: true });
  const { userId } = await first.signUp({ username: 'zzother' });
  const admin = openBrowser(first);
  await admin.signIn('zzalix');
  const assistant = await first.signUp({ username: 'zzbillie', role: 'assistant' });
  const { id } = (await admin.call('POST', '/api/saved-forms', buildFormBody())).json<{ id: string }>();
  const place = `/api/saved-forms/${id}/assistants/${assistant.userId}`;
  await admin.call('PUT', place, { mayHearAudio: true });
  expect((await assistant.get(`/api/saved-forms/${id}`)).statusCode).toBe(200);
  const reset = await admin.call('POST', `/api/accounts/${userId}/reset`);
  const [, secret] = reset.json<{ link: { path: string } }>().link.path.split('#');
  await first.close();
  await first.store.close();
  await replaceDatabase(path.join(from, 'constat.db'), {
    dataDir: to,
    secrets: secretSource({ dataDir: to, key }),
  });
  const second = await buildServer({ store: await openStore({ dataDir: to, databaseUrl: null, key }) });
  try {
    const returned = openBrowser(second);
    for (const [name, value] of admin.cookies) returned.cookies.set(name, value);
    expect(await returned.me()).toBe(401);
    expect(codeOf(await returned.call('POST', '/api/account-links/look', { secret }))).toBe('LINK_INVALID');
    expect((await returned.signIn('zzalix')).statusCode).toBe(200);
    expect((await returned.call('GET', `/api/saved-forms/${id}`)).statusCode).toBe(200);
    expect((await returned.signIn('zzbillie')).statusCode).toBe(200);
    expect((await returned.call('GET', '/api/saved-forms')).json()).toEqual([]);
    const withdrawn = (await second.store.auditEvents.list()).filter(
      ({ action }) => action === 'share-withdrawn',
    );
    expect(withdrawn).toMatchObject([{ actorId: null, subjectId: assistant.userId, reportId: id }]);
  } finally {
    await second.close();
    await second.store.close();
  }
});
