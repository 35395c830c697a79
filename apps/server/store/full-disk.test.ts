import { closeSync, existsSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { SavedForm } from '@constat/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer, PASSWORD } from '../testing/build-server.ts';
import { openStore } from './store.ts';
import { mountSmallDisk } from './testing/small-disk.ts';

/** Writes until nothing fits any more. */
function fillDisk(directory: string): void {
  const ballast = openSync(path.join(directory, 'ballast'), 'w');
  for (const bytes of [1_000_000, 4_096]) {
    const block = Buffer.alloc(bytes);
    try {
      for (;;) writeSync(ballast, block);
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  closeSync(ballast);
}

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

  test('lets people sign in, read and delete, saves nothing, and saves again once there is room', async () => {
    disk?.resize(24);
    const dataDir = path.join(directory, 'reserve');
    const server = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
    const client = await server.signUp({ username: 'zzplein' });
    await server.store.keepRoom();
    const reserve = path.join(dataDir, 'constat.reserve');
    expect(statSync(reserve).size).toBeGreaterThan(2_000_000);
    const body = buildFormBody({ formData: { historiqueEvolution: 'x'.repeat(150_000) } });
    const save = () => client.post('/api/saved-forms', body);
    const saved: string[] = [];
    // Few: cutting their log must not give room enough for the reserve.
    for (let count = 0; count < 8; count += 1) saved.push((await save()).json<SavedForm>().id);
    fillDisk(directory);

    for (let round = 0; round < 3; round += 1) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username: 'zzplein', password: PASSWORD },
      });
      expect(statusCode).toBe(200);
      // No screen opens without the key of what the browser keeps.
      expect((await client.get('/api/device-key')).statusCode).toBe(200);
      const refused = await save();
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([507, 'STORAGE_FULL']);
      for (const id of saved) expect((await client.get(`/api/saved-forms/${id}`)).statusCode).toBe(200);
    }
    for (const erased of saved.splice(0, 3)) {
      const deletion = { url: `/api/saved-forms/${erased}`, payload: { reason: 'Doublon' } };
      expect((await client.send({ method: 'DELETE', ...deletion })).statusCode).toBe(204);
    }
    expect(existsSync(reserve)).toBe(false);
    expect((await server.app.inject('/api/health')).statusCode).toBe(200);

    // What was deleted gives room inside the file.
    expect((await save()).statusCode).toBe(201);
    rmSync(path.join(directory, 'ballast'));
    expect((await save()).statusCode).toBe(201);
    await expect.poll(() => existsSync(reserve) && statSync(reserve).size).toBeGreaterThan(2_000_000);
    expect((await client.get('/api/saved-forms')).json()).toHaveLength(saved.length + 2);
    await server.close();
  });

  test('a start on it works as long as the reserve is there', async () => {
    disk?.resize(24);
    const dataDir = path.join(directory, 'start');
    const first = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
    await first.store.keepRoom();
    await first.signUp({ username: 'zzdepart' });
    await first.close();
    fillDisk(directory);
    const second = await buildServer({ env: { CONSTAT_DATA_DIR: dataDir } });
    const payload = { username: 'zzdepart', password: PASSWORD };
    const answer = await second.app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(answer.statusCode).toBe(200);
    await second.close();
    rmSync(path.join(directory, 'ballast'));
  });

  test('keeps a new database from being made, in one line', async () => {
    expect(() => {
      writeFileSync(path.join(directory, 'ballast'), Buffer.alloc(40_000_000));
    }).toThrow('ENOSPC');
    const opening = openStore({ dataDir: path.join(directory, 'new'), databaseUrl: null });
    await expect(opening).rejects.toThrow(/^CONSTAT_DATA_DIR : [^\n]+ \/ CONSTAT_DATA_DIR: [^\n]+$/u);
  });
});
