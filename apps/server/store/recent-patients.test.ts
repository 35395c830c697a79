import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { RecentPatientRow } from './report-tables.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { addUser } from './testing/add-user.ts';
import { buildStoredForm } from './testing/build-stored-form.ts';
import { onBothDatabases } from './testing/databases.ts';

function buildPatient(ownerId: string, patientName: string): RecentPatientRow {
  const row = { id: newId(), ownerId, patientName, patientAge: '41', diagnosis: '' };
  return { ...row, visitType: 'new', savedFormId: null, lastAccessedAt: 1_772_460_000_000 };
}

onBothDatabases('recent patients', (newDatabaseUrl) => {
  let dataDir: string;
  let store: Store;
  let ownerId: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'constat-patients-'));
    store = await openStore({ dataDir, databaseUrl: (await newDatabaseUrl()) ?? null });
    ownerId = await addUser(store);
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('of an archive come in where their name is not there yet, once each', async () => {
    const { id } = await store.recentPatients.put(buildPatient(ownerId, 'Zz un'));
    const names = ['Zz un', 'Zz deux', 'Zz trois', 'Zz deux'];
    const rows = names.map((name) => buildPatient(ownerId, name));
    expect(await store.recentPatients.addMissing(rows)).toBe(2);
    expect(await store.recentPatients.addMissing(rows)).toBe(0);
    const kept = await store.recentPatients.list(ownerId);
    expect(kept.map(({ patientName }) => patientName).toSorted()).toEqual(['Zz deux', 'Zz trois', 'Zz un']);
    expect(kept.find(({ patientName }) => patientName === 'Zz un')?.id).toBe(id);
  });

  test('lose a form that is deleted, and stay', async () => {
    const form = buildStoredForm();
    await store.savedForms.add(ownerId, form);
    const patient = buildPatient(ownerId, 'Alix Zztest');
    await store.recentPatients.put({ ...patient, visitType: 'draft', savedFormId: form.id });
    await store.savedForms.remove(ownerId, form.id, { evenRecord: false });
    expect(await store.recentPatients.list(ownerId)).toMatchObject([
      { patientName: 'Alix Zztest', savedFormId: null },
    ]);
  });

  test('are one per name, whose id stays', async () => {
    const put = (change: Partial<RecentPatientRow>) =>
      store.recentPatients.put({ ...buildPatient(ownerId, 'Alix Zztest'), ...change });
    const first = await put({ diagnosis: 'a', visitType: 'new', lastAccessedAt: 5 });
    const second = await put({ diagnosis: 'b', visitType: 'follow-up', lastAccessedAt: 6 });
    expect(second).toEqual({ ...first, diagnosis: 'b', visitType: 'follow-up', lastAccessedAt: 6 });
    expect(await store.recentPatients.list(ownerId)).toEqual([second]);
  });
});
