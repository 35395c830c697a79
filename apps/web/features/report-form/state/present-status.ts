import { statusOf } from '@constat/report/sync';
import type { SyncState, SyncStatus } from '@constat/report/sync';

/** So little makes no difference to a clock that shows minutes, in milliseconds. */
const SAME_TIME_MS = 20_000;

/** The two clocks disagree by less from one moment to the next, and no two saves are as near, in milliseconds. */
const SAME_SAVE_MS = 500;

function atOf(status: SyncStatus): number | null {
  return 'at' in status ? status.at : null;
}

/** True when nobody would read a difference between two statuses. */
function saysTheSame(one: SyncStatus, other: SyncStatus): boolean {
  const [at, otherAt] = [atOf(one), atOf(other)];
  // An autosave and a save are each told of.
  const isTold = one.kind === 'on-server' || (one.kind === 'device-only' && one.reason === 'never-saved');
  const apart = isTold ? SAME_SAVE_MS : SAME_TIME_MS;
  const isSameTime = at === null || otherAt === null ? at === otherAt : Math.abs(at - otherAt) < apart;
  const rest = (status: SyncStatus): string => JSON.stringify({ ...status, at: null });
  return one.kind === other.kind && isSameTime && rest(one) === rest(other);
}

/**
 * Where a report is kept, for a person to read: with the time of day, and without what changes at each key.
 * @param before what was said last, which is given again when nothing else is to be said
 */
export function presentStatus(
  state: SyncState,
  { now, clock }: { readonly now: () => number; readonly clock: () => number },
  before: SyncStatus | null,
): SyncStatus {
  const { kept, revision, isDeviceRefusing } = state;
  let status = statusOf(state);
  if (status.kind === 'saving' && kept !== null && !isDeviceRefusing) {
    // The last words reach the device in a moment; why the server does not have them is what matters.
    const soon = statusOf({ ...state, kept: { ...kept, revision } });
    if (soon.kind === 'device-only') status = soon;
  }
  if ('at' in status && status.at !== null) {
    status = { ...status, at: Math.round(now() - (clock() - status.at)) };
  }
  return before !== null && saysTheSame(before, status) ? before : status;
}
