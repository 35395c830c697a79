import { dayInQuebec } from '@constat/report/document';
import type { Repositories } from '../store/repositories/index.ts';
import { knownTime } from './stored-time.ts';
import { judgeTime } from './trusted-time.ts';

/**
 * The day in Québec, YYYY-MM-DD, that ends the terms of signed reports, for a task that runs beside the server: it
 * takes what was kept of the time, and keeps nothing itself. Null where the clock is so far ahead of it that erasure waits.
 */
export async function readTermDay(
  repositories: Pick<Repositories, 'settings' | 'latestTimes'>,
  now: number,
): Promise<string | null> {
  const known = (await knownTime(repositories)) ?? { trusted: now, waitMs: null };
  return judgeTime(known, { now, ranMs: 0 }).state === 'running' ? dayInQuebec(now) : null;
}
