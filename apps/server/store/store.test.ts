import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countAttempt } from '../accounts/login-throttle.ts';
import { eraseDictations } from '../commands/erase-dictations.ts';
import { newId } from '../platform/ids.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { onBothDatabases } from './testing/databases.ts';
import type { StoredForm } from './sealed-form.ts';

function buildForm(overrides: Partial<StoredForm> = {}): StoredForm {
  return {
    id: newId(),
    title: 'Zztest, Alix',
    formType: 'draft',
    reportType: 'cnesst-medical',
    reportTypeVersion: 1,
    retentionDays: 7,
    meta: undefined,
    version: 1,
    hasFindings: false,
    hasDictation: false,
    summary: undefined,
    createdAt: 1_772_460_000_000,
    updatedAt: 1_772_460_000_000,
    expiresAt: 1_773_064_800_000,
    formData: { patientName: 'Alix Zztest — « é » \u0000 😀', mandatDiagnostic: true },
    ...overrides,
  };
}

async function addUser(store: Store, id = newId()): Promise<string> {
  const user = { id, username: id, email: '', displayName: 'Zz', role: 'physician' as const };
  await store.users.add({ ...user, passwordHash: 'x', sample: 0, createdAt: 1 });
  return id;
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'constat-store-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

onBothDatabases('the store', (newDatabaseUrl) => {
  let store: Store;
  let databaseUrl: string | null;
  beforeEach(async () => {
    databaseUrl = (await newDatabaseUrl()) ?? null;
    store = await openStore({ dataDir, databaseUrl });
  });
  afterEach(() => store.close());

  test('an attempt is counted while another sign-in of the same name forgets its count', async () => {
    const rounds = Array.from({ length: 60 }, (_, now) => [
      countAttempt(store, 'zzkey', now),
      store.loginAttempts.forget('zzkey'),
    ]);
    await expect(Promise.all(rounds.flat())).resolves.toHaveLength(120);
  });

  test('a form comes back as it was saved, after a restart too', async () => {
    const owner = await addUser(store);
    const form = buildForm();
    await store.savedForms.add(owner, form);
    await store.close();
    store = await openStore({ dataDir, databaseUrl });
    expect(await store.savedForms.find(owner, form.id)).toEqual(form);
  });

  test("another owner's form is not there", async () => {
    const [owner, other] = [await addUser(store), await addUser(store)];
    const form = buildForm();
    await store.savedForms.add(owner, form);
    expect(await store.savedForms.find(other, form.id)).toBeUndefined();
    expect(await store.savedForms.replace(other, form, 1)).toBe(false);
    expect(await store.savedForms.remove(other, form.id, { evenRecord: false })).toBe(false);
    expect(await store.savedForms.list(other, {})).toEqual([]);
  });

  test('of ten writes from one version, one lands', async () => {
    const owner = await addUser(store);
    const form = buildForm();
    await store.savedForms.add(owner, form);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        store.savedForms.replace(owner, { ...form, title: `Titre ${index}`, version: 2 }, 1),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await store.savedForms.find(owner, form.id))?.version).toBe(2);
  });

  test('a transaction that throws leaves nothing', async () => {
    const owner = await addUser(store);
    const form = buildForm();
    const failing = store.transaction(async (repositories) => {
      await repositories.savedForms.add(owner, form);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await store.savedForms.find(owner, form.id)).toBeUndefined();
  });

  test('a deleted form leaves its recent patient without it', async () => {
    const owner = await addUser(store);
    const form = buildForm();
    await store.savedForms.add(owner, form);
    const patient = {
      id: newId(),
      ownerId: owner,
      patientName: 'Alix Zztest',
      patientAge: '41',
      diagnosis: '',
    };
    await store.recentPatients.put({
      ...patient,
      visitType: 'draft',
      savedFormId: form.id,
      lastAccessedAt: 5,
    });
    await store.savedForms.remove(owner, form.id, { evenRecord: false });
    expect(await store.recentPatients.list(owner)).toMatchObject([
      { patientName: 'Alix Zztest', savedFormId: null },
    ]);
  });

  test('one recent patient per name, whose id stays', async () => {
    const owner = await addUser(store);
    const patient = { ownerId: owner, patientName: 'Alix Zztest', patientAge: '41', savedFormId: null };
    const first = await store.recentPatients.put({
      ...patient,
      id: newId(),
      diagnosis: 'a',
      visitType: 'new',
      lastAccessedAt: 5,
    });
    const second = await store.recentPatients.put({
      ...patient,
      id: newId(),
      diagnosis: 'b',
      visitType: 'follow-up',
      lastAccessedAt: 6,
    });
    expect(second).toEqual({ ...first, diagnosis: 'b', visitType: 'follow-up', lastAccessedAt: 6 });
    expect(await store.recentPatients.list(owner)).toEqual([second]);
  });

  test('audio comes back byte for byte', async () => {
    const ownerId = await addUser(store);
    const audio = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const place = { ownerId, recordingId: newId(), chunkIndex: 3 };
    const row = {
      id: newId(),
      language: 'fr',
      mediaType: 'audio/webm',
      audio,
      audioHash: 'h',
      transcription: null,
      createdAt: 10,
      savedFormId: null,
    };
    await store.audioChunks.keep({ ...place, ...row });
    expect(await store.audioChunks.keep({ ...place, ...row, id: newId() })).toMatchObject({ id: row.id });
    expect(
      Buffer.from((await store.audioChunks.findAudio(place))?.audio ?? []).equals(Buffer.from(audio)),
    ).toBe(true);
    expect(await store.audioChunks.eraseOlder(9)).toEqual([]);
    expect(await store.audioChunks.eraseOlder(10)).toHaveLength(1);
  });

  test('audio goes with the report that it was dictated for, and with its signature', async () => {
    const ownerId = await addUser(store);
    const row = {
      language: 'fr',
      mediaType: 'audio/webm',
      audioHash: 'h',
      transcription: null,
      createdAt: 10,
    };
    const keep = (recordingId: string, chunkIndex: number) =>
      store.audioChunks.keep({
        ...row,
        id: newId(),
        ownerId,
        recordingId,
        chunkIndex,
        audio: new Uint8Array(9),
        savedFormId: null,
      });
    const [erased, signed, other] = [newId(), newId(), newId()];
    for (const recordingId of [erased, signed, other]) {
      await keep(recordingId, 0);
      await keep(recordingId, 1);
    }
    const forms = [buildForm(), buildForm()] as const;
    for (const form of forms) await store.savedForms.add(ownerId, form);
    expect(await store.audioChunks.link({ ownerId, recordingId: erased }, forms[0].id)).toBe(true);
    expect(await store.audioChunks.link({ ownerId, recordingId: signed }, forms[1].id)).toBe(true);
    expect(await store.audioChunks.link({ ownerId: newId(), recordingId: other }, forms[1].id)).toBe(false);
    await store.savedForms.remove(ownerId, forms[0].id, { evenRecord: false });
    const isThere = async (recordingId: string) =>
      (await store.audioChunks.findAudio({ ownerId, recordingId, chunkIndex: 1 })) !== undefined;
    expect([await isThere(erased), await isThere(signed), await isThere(other)]).toEqual([false, true, true]);
    const settled = { ownerId, reportId: forms[1].id, now: 20 };
    const notes = await store.transaction((repositories) => eraseDictations(repositories, settled));
    expect(notes.map(({ subjectId }) => subjectId)).toEqual([signed]);
    expect([await isThere(signed), await isThere(other)]).toEqual([false, true]);
    expect(await store.savedForms.find(ownerId, forms[1].id)).toBeDefined();
  });

  test('of two lists of commands written over the same version, one is refused', async () => {
    const ownerId = await addUser(store);
    const list = (name: string) => ({
      ownerId,
      kind: 'voice' as const,
      updatedAt: 1,
      commands: JSON.stringify([{ trigger: name }]),
    });
    expect(await store.commandLists.find(ownerId, 'voice')).toEqual({ commands: [], version: 0 });
    expect(await store.commandLists.put(list('un'), 0)).toBe(1);
    const both = await Promise.all([
      store.commandLists.put(list('deux'), 1),
      store.commandLists.put(list('trois'), 1),
    ]);
    expect(both.toSorted()).toEqual([2, null]);
    expect(await store.commandLists.put(list('quatre'), null)).toBe(3);
    expect(await store.commandLists.find(ownerId, 'verbatim')).toMatchObject({ version: 0 });
  });

  test('attempts to sign in count one by one, however many come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => countAttempt(store, 'key', 1000)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(await countAttempt(store, 'other', 1000)).toBe(0);
  });

  test('pages of the list join without a gap or a repeat, forms of one moment included', async () => {
    const owner = await addUser(store);
    for (let index = 0; index < 7; index += 1)
      await store.savedForms.add(owner, buildForm({ updatedAt: 1000 + (index % 3) }));
    const all = await store.savedForms.list(owner, {});
    const paged: typeof all = [];
    for (let after: (typeof all)[number] | undefined; ; after = paged.at(-1)) {
      const page = await store.savedForms.list(owner, { limit: 2, after });
      paged.push(...page);
      if (page.length < 2) break;
    }
    expect(paged).toEqual(all);
    expect(all.map((form) => form.updatedAt)).toEqual([1002, 1002, 1001, 1001, 1000, 1000, 1000]);
  });
});
