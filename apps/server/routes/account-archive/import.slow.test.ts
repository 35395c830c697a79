import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SavedFormItem } from '@constat/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, buildServer } from '../../testing/build-server.ts';
import type { TestClient, TestServer } from '../../testing/build-server.ts';
import {
  PROFILE,
  WORD,
  archiveOf,
  changed,
  fill,
  imported,
  json,
  reportName,
  send,
  voice,
} from './archive.test-data.ts';

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
      vocabulary: [1, 0, 0, 0],
      letterhead: [1, 0, 0, 0],
      signature: [1, 0, 0, 0],
    });
    expect((await client.get('/api/vocabulary')).json()).toMatchObject([WORD]);
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
    expect((await client.get('/api/profile/handwritten-signature')).json()).toMatchObject({
      signature: { format: 'svg', width: 557 },
    });

    const again = await imported(client, archive);
    expect(again.counts).toMatchObject({
      reports: [0, 3, 0, 0],
      recentPatients: [0, 0, 1, 0],
      profile: [0, 1, 0, 0],
      voiceCommands: [0, 1, 0, 0],
      vocabulary: [0, 0, 1, 0],
      letterhead: [0, 1, 0, 0],
      signature: [0, 1, 0, 0],
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
      files['signature.svg'] = strToU8('<svg onload="x"/>');
      files['virus.exe'] = strToU8('MZ');
    });
    const { counts, refused, unknown } = await imported(client, broken);
    expect(counts).toMatchObject({
      reports: [3, 0, 0, 6],
      profile: [0, 0, 0, 1],
      letterhead: [0, 0, 0, 1],
      signature: [0, 0, 0, 1],
    });
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
