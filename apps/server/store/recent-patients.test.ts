import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { openStore } from './store.ts';
import { onBothDatabases } from './testing/databases.ts';
import type { RecentPatientRow } from './report-tables.ts';

function buildPatient(ownerId: string, patientName: string): RecentPatientRow {
  const row = { id: newId(), ownerId, patientName, patientAge: '41', diagnosis: '' };
  return { ...row, visitType: 'new', savedFormId: null, lastAccessedAt: 1_772_460_000_000 };
}

onBothDatabases('recent patients of an archive', (newDatabaseUrl) => {
  test('come in where their name is not there yet, once each', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'constat-patients-'));
    const store = await openStore({ dataDir, databaseUrl: (await newDatabaseUrl()) ?? null });
    try {
      const ownerId = newId();
      const user = {
        id: ownerId,
        username: ownerId,
        email: '',
        displayName: 'Zz',
        role: 'physician',
      } as const;
      await store.users.add({ ...user, passwordHash: 'x', sample: 0, createdAt: 1 });
      const { id } = await store.recentPatients.put(buildPatient(ownerId, 'Zz un'));
      const names = ['Zz un', 'Zz deux', 'Zz trois', 'Zz deux'];
      const rows = names.map((name) => buildPatient(ownerId, name));
      expect(await store.recentPatients.addMissing(rows)).toBe(2);
      expect(await store.recentPatients.addMissing(rows)).toBe(0);
      const kept = await store.recentPatients.list(ownerId);
      expect(kept.map(({ patientName }) => patientName).toSorted()).toEqual(['Zz deux', 'Zz trois', 'Zz un']);
      expect(kept.find(({ patientName }) => patientName === 'Zz un')?.id).toBe(id);
    } finally {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
