import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../exports/read-back.test-data.ts';
import { newId } from '../../platform/ids.ts';
import { beginRecording, putParts, splitFile } from '../recordings/parts.test-data.ts';
import { buildServer } from '../../testing/build-server.ts';
import type { TestServer } from '../../testing/build-server.ts';
import { MODEL } from '../speech/chunk.test-data.ts';
import { PROFILE, URL_PATH, archiveOf, fill, imported, send, voice } from './archive.test-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

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
    expect(strFromU8(files['signature.svg'] ?? new Uint8Array())).toContain('<path d="M8 118L88 8');
    expect(strFromU8(answer.rawPayload)).not.toMatch(/passwordHash|argon2/u);
    expect((await server.store.auditEvents.list()).some(({ action }) => action === 'archive-exported')).toBe(
      true,
    );
  });

  test('holds what was recorded as files that play, and an import leaves them out', async () => {
    const client = await server.signUp();
    const id = newId();
    const whole = readFileSync(path.join(MODEL, 'samples/fr-long.webm'));
    await beginRecording(client, id);
    await putParts(client, id, 0, splitFile(whole));
    const archive = await archiveOf(client);
    expect(Buffer.from(unzipSync(archive)[`recordings/${id}.webm`] ?? []).equals(whole)).toBe(true);
    const other = await server.signUp();
    expect(await imported(other, archive)).toMatchObject({ refused: [], unknown: [] });
    expect((await other.get('/api/recordings/unfinished')).json()).toEqual([]);
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

test('an account is asked to wait after twenty archives', async () => {
  const busy = await buildServer();
  try {
    const client = await busy.signUp();
    const codes: number[] = [];
    for (let index = 0; index < 21; index += 1) codes.push((await client.get(URL_PATH)).statusCode);
    expect(codes.at(19)).toBe(200);
    expect(codes.at(20)).toBe(429);
  } finally {
    await busy.close();
  }
});
