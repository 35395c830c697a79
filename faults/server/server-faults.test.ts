import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres } from '../../apps/server/store/testing/postgres.ts';
import { startCluster } from '../../apps/server/testing/start-cluster.ts';
import type { Cluster } from '../../apps/server/testing/start-cluster.ts';
import { killOneOfTwo, loseAnswers, restartDatabase, sendTenTimes, slowDown } from './server-faults.ts';
import type { FaultRecord } from '../fault-record.ts';

/** `npm run faults` does the same more often. */
describe.skipIf(findPostgres() === null)('two servers behind one address, on one PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    const started = await startCluster();
    if (started === null) throw new Error('no PostgreSQL');
    cluster = started;
  });
  afterAll(() => cluster.close());

  const NOTHING = { lost: 0, duplicated: 0, misplaced: 0, silent: 0 };
  test.each<[string, () => Promise<FaultRecord>]>([
    ['a kill of one of them', () => killOneOfTwo(cluster, { kills: 1 })],
    ['a restart of the database', () => restartDatabase(cluster, { restarts: 1 })],
    ['answers that are lost after the commit', () => loseAnswers(cluster, { saves: 3 })],
    ['a slow way', () => slowDown(cluster, { delayMs: 100, saves: 3 })],
    ['the same save ten times at once', () => sendTenTimes(cluster, { keys: 2 })],
  ])('lose, repeat and misplace no save in %s', async (_fault, run) => {
    const result = await run();
    expect(result).toMatchObject(NOTHING);
    expect(result.trials).toBeGreaterThan(0);
    expect(Math.min(...cluster.proxy.answered())).toBeGreaterThan(0);
  });

  test('keep a session over the restart of one, and answer meanwhile', async () => {
    const me = () => fetch(`${cluster.proxy.url}/api/auth/me`, { headers: { cookie: cluster.cookie } });
    await cluster.stop(1);
    for (let request = 0; request < 4; request += 1) expect((await me()).status).toBe(200);
    await cluster.start(1);
    expect((await me()).status).toBe(200);
  });
});
