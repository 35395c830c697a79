import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveImport, SavedForm, SavedFormItem } from '@constat/contract';
import { buildMeta } from '@constat/report/rules';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultProfile } from '../../accounts/default-profile.ts';
import { buildTemplate } from '../../exports/letterhead/templates.test-data.ts';
import { readPdf } from '../../exports/read-back.test-data.ts';
import { buildFormBody } from '../../testing/build-form.ts';
import { DAY_MS, buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';

const URL_PATH = '/api/account/archive';
let server: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  server = await buildServer();
  elsewhere = await buildServer();
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});

const PROFILE = {
  ...defaultProfile('Dre Camille Zz'),
  licenceNumber: '99901',
  normals: { spineFlexion: 85 },
};
const voice = { trigger: 'insérer zz', replacement: 'texte', created: '2026-03-02T14:00:00.000Z' };

/** An account with something in every part. */
async function fill(client: TestClient): Promise<void> {
  const meta = { ...buildMeta('en'), confirmed: ['patientName' as const], notExamined: [] };
  const draft = (
    await client.post('/api/saved-forms', buildFormBody({ title: 'Zz / "é"', meta }))
  ).json<SavedForm>();
  await client.post(
    '/api/saved-forms',
    buildFormBody({ title: 'Copie', formType: 'copy', retentionDays: 365 }),
  );
  await client.post('/api/saved-forms', buildFormBody({ title: '中', formData: { emploi: 'rare \uE000' } }));
  const patient = { patientName: 'Alix Zztest', patientAge: '41', diagnosis: 'Entorse' };
  await client.post('/api/recent-patients', { ...patient, savedFormId: draft.id });
  await client.put('/api/profile', PROFILE);
  await client.put('/api/voice-commands', [voice]);
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await client.send({
    method: 'PUT',
    url: '/api/profile/letterhead?fileName=Zz.docx',
    headers: { 'content-type': type },
    payload: Buffer.from(await buildTemplate()),
  });
}

async function archiveOf(client: TestClient): Promise<Buffer> {
  const answer = await client.get(URL_PATH);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

function send(client: TestClient, payload: Uint8Array, type = 'application/zip') {
  return client.send({
    method: 'POST',
    url: URL_PATH,
    headers: { 'content-type': type },
    payload: Buffer.from(payload),
  });
}

async function imported(client: TestClient, archive: Uint8Array) {
  const answer = await send(client, archive);
  expect(answer.statusCode).toBe(200);
  const result = answer.json<ArchiveImport>();
  const counts = Object.fromEntries(
    result.parts.map(({ part, added, identical, kept, refused }) => [
      part,
      [added, identical, kept, refused],
    ]),
  );
  return { ...result, counts };
}

function changed(archive: Uint8Array, change: (files: Record<string, Uint8Array>) => void): Uint8Array {
  const files = { ...unzipSync(archive) };
  change(files);
  return zipSync(files);
}

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value));
const reportName = (files: Record<string, unknown>): string =>
  Object.keys(files).find((name) => /^reports\/Zz.*\.json$/u.test(name)) ?? '';

describe('the archive', () => {
  test('holds every part, each report as data and as a PDF that can be read', async () => {
    const client = await server.signUp();
    await fill(client);
    const answer = await client.get(URL_PATH);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="constat-2026-03-02.zip"'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const files = unzipSync(answer.rawPayload);
    const names = Object.keys(files);
    expect(names.filter((name) => name.startsWith('reports/') && name.endsWith('.json'))).toHaveLength(3);
    const pdfs = names.filter((name) => name.endsWith('.pdf'));
    expect(pdfs).toHaveLength(3);
    const texts = await Promise.all(
      pdfs.map(async (name) => (await readPdf(files[name] ?? Buffer.of())).text),
    );
    expect(texts.some((text) => text.includes('[U+E000]'))).toBe(true);
    const read = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(read('profile.json')).toEqual(PROFILE);
    expect(read('voice-commands.json')).toEqual([voice]);
    expect(read('recent-patients.json')).toMatchObject([{ patientName: 'Alix Zztest' }]);
    expect(read('manifest.json')).toMatchObject({
      format: 'constat-archive',
      version: 1,
      letterheadName: 'Zz.docx',
    });
    expect(
      Buffer.from(files['letterhead.docx'] ?? [])
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(strFromU8(answer.rawPayload)).not.toMatch(/passwordHash|argon2/u);
    expect((await server.store.auditEvents.list()).some(({ action }) => action === 'archive-exported')).toBe(
      true,
    );
  });

  test('is its owner’s alone', async () => {
    const client = await server.signUp();
    expect(Object.keys(unzipSync(await archiveOf(client))).some((name) => name.startsWith('reports/'))).toBe(
      false,
    );
    expect((await server.app.inject({ method: 'GET', url: URL_PATH })).statusCode).toBe(401);
    const admin = await server.signUp({ role: 'admin' });
    expect((await admin.get(URL_PATH)).statusCode).toBe(403);
    expect((await send(admin, Buffer.of())).statusCode).toBe(403);
  });
});

describe('read in another installation', () => {
  let archive: Buffer;
  beforeAll(async () => {
    const client = await server.signUp();
    await fill(client);
    archive = await archiveOf(client);
  });

  test('everything is there, and the same archive again adds nothing', async () => {
    const client = await elsewhere.signUp();
    const { counts, refused, unknown } = await imported(client, archive);
    expect(counts).toMatchObject({
      reports: [3, 0, 0, 0],
      recentPatients: [1, 0, 0, 0],
      profile: [1, 0, 0, 0],
      voiceCommands: [1, 0, 0, 0],
      letterhead: [1, 0, 0, 0],
    });
    expect([refused, unknown]).toEqual([[], []]);
    const own = unzipSync(archive);
    for (const item of (await client.get('/api/saved-forms')).json<SavedFormItem[]>()) {
      const file = Object.keys(own).find((name) => name.endsWith(`_${item.id}.json`)) ?? '';
      const {
        version: _version,
        expiresAt: _expiresAt,
        ...kept
      } = JSON.parse(strFromU8(own[file] ?? Buffer.of()));
      expect((await client.get(`/api/saved-forms/${item.id}`)).json()).toMatchObject(kept);
    }
    expect((await client.get('/api/profile')).json()).toEqual(PROFILE);
    const [patient] = (await client.get('/api/recent-patients')).json<{ savedFormId: string }[]>();
    expect((await client.get(`/api/saved-forms/${patient?.savedFormId}`)).statusCode).toBe(200);
    expect((await client.get('/api/profile/letterhead')).json()).toMatchObject({
      letterhead: { fileName: 'Zz.docx' },
    });

    const again = await imported(client, archive);
    expect(again.counts).toMatchObject({
      reports: [0, 3, 0, 0],
      recentPatients: [0, 0, 1, 0],
      profile: [0, 1, 0, 0],
      voiceCommands: [0, 1, 0, 0],
      letterhead: [0, 1, 0, 0],
    });
    expect((await client.get('/api/saved-forms')).json()).toHaveLength(3);
  });

  test('what is there already stays: another report under the same id is added beside it', async () => {
    const client = await elsewhere.signUp();
    await client.put('/api/profile', { ...PROFILE, licenceNumber: 'mine' });
    await client.put('/api/voice-commands', [{ ...voice, replacement: 'le mien' }]);
    await imported(client, archive);
    const edited = changed(archive, (files) => {
      const name = reportName(files);
      const form = JSON.parse(strFromU8(files[name] ?? Buffer.of()));
      files[name] = json({ ...form, formData: { ...form.formData, emploi: 'autre' } });
    });
    const { counts } = await imported(client, edited);
    expect(counts).toMatchObject({
      reports: [1, 2, 0, 0],
      profile: [0, 0, 1, 0],
      voiceCommands: [0, 0, 1, 0],
    });
    expect((await client.get('/api/saved-forms')).json()).toHaveLength(4);
    expect((await client.get('/api/profile')).json()).toMatchObject({ licenceNumber: 'mine' });
    expect((await client.get('/api/voice-commands')).json()).toMatchObject([{ replacement: 'le mien' }]);
  });

  test('ids that another account has are not taken from it', async () => {
    const [one, other] = [await elsewhere.signUp(), await elsewhere.signUp()];
    await imported(one, archive);
    expect((await imported(other, archive)).counts).toMatchObject({ reports: [3, 0, 0, 0] });
    const ids = async (client: TestClient) =>
      (await client.get('/api/saved-forms')).json<SavedFormItem[]>().map(({ id }) => id);
    const mine = new Set(await ids(one));
    expect((await ids(other)).filter((id) => mine.has(id))).toEqual([]);
  });

  test('a draft of long ago gets a new term', async () => {
    const late = await buildServer();
    try {
      late.clock.advance(400 * DAY_MS);
      const client = await late.signUp();
      await imported(client, archive);
      const forms = (await client.get('/api/saved-forms')).json<SavedFormItem[]>();
      expect(forms.map(({ expired }) => expired)).toEqual([false, false, false]);
      expect(forms.find(({ formType }) => formType === 'copy')?.expiresAt).toBeNull();
    } finally {
      await late.close();
    }
  });

  test('each file stands or falls alone, and what was not read is named', async () => {
    const client = await elsewhere.signUp();
    const broken = changed(archive, (files) => {
      const form = JSON.parse(strFromU8(files[reportName(files)] ?? Buffer.of()));
      files['reports/a.json'] = json({ ...form, formData: { zz: 'x' } });
      files['reports/b.json'] = strToU8('{');
      files['reports/c.json'] = json({ ...form, ownerId: 'zz' });
      files['reports/d.json'] = json({ ...form, formData: { emploi: 'x'.repeat(200_001) } });
      files['reports/e.json'] = json({ ...form, retentionDays: 300 });
      files['reports/f.json'] = strToU8('{"__proto__":{"id":"x"}}');
      files['profile.json'] = json({ ...PROFILE, role: 'admin' });
      files['letterhead.docx'] = strToU8('no document');
      files['virus.exe'] = strToU8('MZ');
    });
    const { counts, refused, unknown } = await imported(client, broken);
    expect(counts).toMatchObject({ reports: [3, 0, 0, 6], profile: [0, 0, 0, 1], letterhead: [0, 0, 0, 1] });
    expect(refused.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['reports/a.json', 'reports/f.json', 'profile.json', 'letterhead.docx']),
    );
    expect(unknown).toEqual(['virus.exe']);
    expect((await client.get('/api/auth/me')).json()).toMatchObject({ user: { role: 'physician' } });
  });

  test.each([
    [
      'no archive',
      () => strToU8('no archive, but text that is long enough'),
      'application/zip',
      422,
      'ARCHIVE_INVALID',
    ],
    ['nothing', () => new Uint8Array(), 'application/zip', 422, 'ARCHIVE_INVALID'],
    [
      'an archive of something else',
      () => zipSync({ 'a.txt': strToU8('x') }),
      'application/zip',
      422,
      'ARCHIVE_INVALID',
    ],
    [
      'an archive of a later program',
      () =>
        changed(
          archive,
          (files) => (files['manifest.json'] = json({ format: 'constat-archive', version: 2 })),
        ),
      'application/zip',
      422,
      'ARCHIVE_INVALID',
    ],
    [
      'names that lead elsewhere',
      () => changed(archive, (files) => (files['../x.json'] = json({}))),
      'application/zip',
      422,
      'ARCHIVE_INVALID',
    ],
    [
      'an archive cut off',
      () => archive.subarray(0, archive.byteLength - 200),
      'application/zip',
      422,
      'ARCHIVE_INVALID',
    ],
    ['JSON', () => strToU8('{}'), 'application/json', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s is refused whole', async (_what, build, type, status, code) => {
    const late = await buildServer();
    try {
      const client = await late.signUp();
      const answer = await send(client, build(), type);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect((await client.get('/api/saved-forms')).json()).toEqual([]);
    } finally {
      await late.close();
    }
  });

  test('nothing of it stays in the folder for what comes in, nor in the log', async () => {
    expect(await readdir(path.join(elsewhere.dataDir, 'incoming'))).toEqual([]);
    expect(elsewhere.log()).not.toMatch(/Zztest|Entorse/u);
  });
});

test('an account is asked to wait after ten archives', async () => {
  const busy = await buildServer();
  try {
    const client = await busy.signUp();
    const codes: number[] = [];
    for (let index = 0; index < 11; index += 1) codes.push((await client.get(URL_PATH)).statusCode);
    expect(codes.at(9)).toBe(200);
    expect(codes.at(10)).toBe(429);
  } finally {
    await busy.close();
  }
});
