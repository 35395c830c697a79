/** An account is erased by another process while it saves; its colleague's saves go on, and nothing of it comes back. */
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { onBothDatabases } from '../store/testing/databases.ts';
import { tablesContaining } from '../store/testing/tables-containing.ts';
import { buildFormBody } from '../testing/build-form.ts';
import { buildServer } from '../testing/build-server.ts';
import type { TestClient } from '../testing/build-server.ts';
import { runScript } from '../testing/run-script.ts';

const WRITERS = 4;

onBothDatabases('an account erased while it saves', (newDatabaseUrl) => {
  test('leaves nothing, and disturbs nobody', async () => {
    const databaseUrl = await newDatabaseUrl();
    // On a busy machine erasing takes so long that the writers would meet the limit of calls.
    const server = await buildServer({ databaseUrl, env: { CONSTAT_CALL_LIMIT_FACTOR: '100' } });
    try {
      const colleague = await server.signUp({ username: 'zzadmin', isAdmin: true });
      const leaving = await server.signUp({ username: 'zzpartant' });
      const state = { isOver: false, saved: 0 };
      const write = async (client: TestClient): Promise<number[]> => {
        const statuses: number[] = [];
        while (!state.isOver) {
          const formData = { historiqueEvolution: 'Zz texte. '.repeat(50) };
          const once = { 'idempotency-key': newId() };
          const saved = await client.post('/api/saved-forms', buildFormBody({ formData }), once);
          const patient = { patientName: `Zz ${newId()}`, patientAge: '', diagnosis: '' };
          const kept = await client.post('/api/recent-patients', patient, { 'idempotency-key': newId() });
          statuses.push(saved.statusCode, kept.statusCode);
          state.saved += 1;
        }
        return statuses;
      };
      const writers = [colleague, ...Array.from({ length: WRITERS }, () => leaving)].map(write);
      // The task may start faster than anything is saved.
      await expect.poll(() => state.saved).toBeGreaterThan(10 * writers.length);
      const env =
        databaseUrl === undefined
          ? {}
          : { DATABASE_URL: databaseUrl, CONSTAT_KEY: 'the key of the servers of a test' };
      const args = ['erase', 'zzpartant', '--confirm', 'zzpartant'];
      const erased = await runScript('account', args, { dataDir: server.dataDir, env });
      state.isOver = true;
      const [ofColleague = [], ...ofLeaving] = await Promise.all(writers);
      expect([erased.code, erased.err]).toEqual([0, '']);
      expect(ofColleague.length).toBeGreaterThan(10);
      expect(ofColleague.filter((status) => ![200, 201].includes(status))).toEqual([]);
      // On PostgreSQL a save that was in the way may have been undone; sent again, it is refused.
      const statuses = new Set(ofLeaving.flat());
      statuses.delete(503);
      expect(statuses).toEqual(new Set([201, 401]));
      expect(await server.store.ownedRows.count(leaving.userId)).toEqual({});
      const naming = await tablesContaining({ dataDir: server.dataDir, databaseUrl }, leaving.userId);
      expect(naming).toEqual(['audit_events', 'erasure_certificates']);
      expect((await server.store.auditEvents.check()).brokenAt).toBeNull();
    } finally {
      await server.close();
    }
  }, 60_000);
});
