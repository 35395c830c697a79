import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import { openStore } from './store.ts';
import { mountSmallDisk } from './testing/small-disk.ts';

const disk = mountSmallDisk(3);
afterAll(() => disk?.remove());

describe.skipIf(disk === null)('a full disk (skipped where a test may not mount one)', () => {
  const directory = disk?.directory ?? '';

  test('refuses saves with 507, loses none that it acknowledged, still lets read, and recovers', async () => {
    const server = await buildServer({ env: { CONSTAT_DATA_DIR: directory } });
    const client = await server.signUp();
    const body = buildFormBody({ formData: { historiqueEvolution: 'x'.repeat(150_000) } });
    const saved: string[] = [];
    let refused = await client.post('/api/saved-forms', body);
    for (let tries = 0; refused.statusCode === 201 && tries < 100; tries += 1) {
      saved.push(refused.json<{ id: string }>().id);
      refused = await client.post('/api/saved-forms', body, { 'idempotency-key': `full-${tries}` });
    }
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([507, 'STORAGE_FULL']);
    expect(saved.length).toBeGreaterThan(2);

    server.clock.advance(120_000);
    const list = await client.get('/api/saved-forms');
    expect(
      list
        .json<{ id: string }[]>()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(saved.toSorted());
    for (const id of saved) expect((await client.get(`/api/saved-forms/${id}`)).statusCode).toBe(200);

    disk?.resize(30);
    expect((await client.post('/api/saved-forms', body)).statusCode).toBe(201);
    await server.close();
  });

  test('keeps a new database from being made, in one line', async () => {
    expect(() => {
      writeFileSync(path.join(directory, 'ballast'), Buffer.alloc(40_000_000));
    }).toThrow('ENOSPC');
    const opening = openStore({ dataDir: path.join(directory, 'new'), databaseUrl: null });
    await expect(opening).rejects.toThrow(/^CONSTAT_DATA_DIR : [^\n]+ \/ CONSTAT_DATA_DIR: [^\n]+$/u);
  });
});
