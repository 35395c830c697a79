import type { Clock } from '../../platform/clock.ts';
import type { Store } from '../../store/store.ts';
import { snapshotInThread } from '../run-copy-worker.ts';
import { readPlan, readState, writeState } from './snapshot-plan.ts';
import type { SnapshotPlan, SnapshotState } from './snapshot-plan.ts';

const HOUR_MS = 3_600_000;
/** After a failure, such as a memory stick that is not there, it is tried again so soon, in milliseconds. */
const RETRY_MS = 10 * 60_000;

interface Parts {
  readonly store: Store;
  readonly dataDir: string;
  readonly clock: Pick<Clock, 'now'>;
}

/** Makes the snapshots that are due; call it often. */
export function createScheduledSnapshots(parts: Parts): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  return async () => {
    if (parts.store.dialect !== 'sqlite' || running !== null) return;
    const plan = await readPlan(parts.store);
    if (plan === null) {
      // There is nothing that holds it.
      const places = await parts.store.pendingErasures.list('inSnapshots');
      if (places.length > 0) await parts.store.pendingErasures.strikeOff(places, 'inSnapshots');
      return;
    }
    if (!isDue(plan, await readState(parts.store), parts.clock.now())) return;
    running = takeSnapshot(parts, plan);
    await running.finally(() => (running = null));
  };
}

/** Makes one now. @returns the state afterwards, which says whether it failed */
export async function takeSnapshot(
  { store, dataDir, clock }: Parts,
  { folder, keepDays }: SnapshotPlan,
): Promise<SnapshotState> {
  const before = await readState(store);
  const now = clock.now();
  await writeState(store, { ...before, triedAt: now });
  const erased = await store.pendingErasures.list('inSnapshots');
  let state: SnapshotState;
  try {
    const job = { dataDir, secrets: await store.secrets(), folder, keepDays, erased, now };
    const { left, ...made } = await snapshotInThread(job);
    if (left.length === 0) await store.pendingErasures.strikeOff(erased, 'inSnapshots');
    state = { triedAt: now, failure: null, last: { ...made, madeAt: now } };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    state = { ...before, triedAt: now, failure: code };
  }
  await writeState(store, state);
  return state;
}

/** A time in the future was written by a clock that was wrong, and counts for nothing. */
function isDue(
  { everyHours }: SnapshotPlan,
  { triedAt, failure, last }: SnapshotState,
  now: number,
): boolean {
  if (triedAt !== null && failure !== null && triedAt <= now && now - triedAt < RETRY_MS) return false;
  const madeAt = last?.madeAt ?? null;
  return madeAt === null || madeAt > now || now - madeAt >= everyHours * HOUR_MS;
}
