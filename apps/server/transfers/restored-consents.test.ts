import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { replaceDatabase } from '../copies/replace-database.ts';
import { secretSource } from '../keys/installation-secret.ts';
import { openStore } from '../store/store.ts';

const key = 'the key of a test of restored consents';

test('a restored database sends nothing until it is allowed anew, and its trail says so', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'constat-consents-'));
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  const consent = { id: 'one', kind: 'text', address: 'https://api.exemple.org', model: 'fictif-1' } as const;
  try {
    const store = await openStore({ dataDir: from, databaseUrl: null, key });
    await store.transferConsents.put({ ...consent, allowedBy: 'somebody', allowedAt: 1, isTrial: 0 });
    await store.close();
    await replaceDatabase(path.join(from, 'constat.db'), {
      dataDir: to,
      secrets: secretSource({ dataDir: to, key }),
    });
    const restored = await openStore({ dataDir: to, databaseUrl: null, key });
    expect(await restored.transferConsents.list()).toEqual([]);
    expect(await restored.auditEvents.has('transfer-withdrawn')).toBe(true);
    await restored.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
