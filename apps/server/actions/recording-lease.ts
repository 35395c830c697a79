import { newId } from '../platform/ids.ts';
import type { RouteContext } from '../routes/request-handling/route-context.ts';
import type { StreamPlace } from '../store/repositories/recording-streams.ts';

/** A process that has died keeps its lease for so long, in milliseconds; one that lives renews it in time. */
const LEASE_MS = 15_000;

/** Which of the server processes on one database recognises a recording. */
export interface RecordingLease {
  /** False while another process has it. */
  take(place: StreamPlace): Promise<boolean>;
  /** Does the work under a lease that was taken, and gives it back once no work of this process needs it. */
  whileHeld<Result>(place: StreamPlace, work: () => Promise<Result>): Promise<Result>;
}

/** The leases of this process. */
export function createRecordingLease(
  { store, clock }: Pick<RouteContext, 'store' | 'clock'>,
  leaseMs: number = LEASE_MS,
): RecordingLease {
  const holder = newId();
  /** How much work of a recording this process does under its lease. */
  const held = new Map<string, number>();

  function take(place: StreamPlace): Promise<boolean> {
    const now = clock.now();
    return store.recordingStreams.takeLease(place, { holder, now, until: now + leaseMs });
  }

  return {
    take,
    async whileHeld(place, work) {
      const key = `${place.ownerId} ${place.recordingId}`;
      held.set(key, (held.get(key) ?? 0) + 1);
      // A renewal that fails is tried again; a lease that is lost costs a second recognition, and no text.
      const renewal = setInterval(() => void take(place).catch(() => undefined), leaseMs / 3);
      renewal.unref();
      try {
        return await work();
      } finally {
        clearInterval(renewal);
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else {
          held.delete(key);
          await store.recordingStreams.releaseLease(place, holder).catch(() => undefined);
        }
      }
    },
  };
}
