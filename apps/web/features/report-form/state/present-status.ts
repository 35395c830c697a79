import { statusOf } from '@constat/report/sync';
import type { SyncState, SyncStatus } from '@constat/report/sync';

/** So little makes no difference to a clock that shows minutes, in milliseconds. */
const SAME_TIME_MS = 20_000;

/** A status as it is told. */
export interface ToldStatus {
  /** Its time is the time of day, in epoch milliseconds. */
  readonly status: SyncStatus;
  /** The same time by the clock that does not go back; null for a status without a time. */
  readonly at: number | null;
}

/** True when nobody would read a difference between two statuses. */
function saysTheSame(one: ToldStatus, other: ToldStatus): boolean {
  const { kind } = one.status;
  // An autosave and a save are each told of.
  const isToldEach = kind === 'on-server' || (kind === 'device-only' && one.status.reason === 'never-saved');
  const isSameTime =
    isToldEach || one.at === null || other.at === null
      ? one.at === other.at
      : Math.abs(one.at - other.at) < SAME_TIME_MS;
  const rest = ({ status }: ToldStatus): string => JSON.stringify({ ...status, at: null });
  return kind === other.status.kind && isSameTime && rest(one) === rest(other);
}

/**
 * Where a report is kept, for a person to read: with the time of day, and without what changes at each key.
 * @param before what was said last, which is given again when nothing else is to be said
 */
export function presentStatus(
  state: SyncState,
  { now, clock }: { readonly now: () => number; readonly clock: () => number },
  before: ToldStatus | null,
): ToldStatus {
  const { kept, revision, isDeviceRefusing } = state;
  let status = statusOf(state);
  if (status.kind === 'saving' && kept !== null && !isDeviceRefusing) {
    // The last words reach the device in a moment; why the server does not have them is what matters.
    const soon = statusOf({ ...state, kept: { ...kept, revision } });
    if (soon.kind === 'device-only') status = soon;
  }
  const at = 'at' in status ? status.at : null;
  // The two clocks count in different parts of a millisecond: each look gives a time of day of its own.
  if ('at' in status && at !== null) status = { ...status, at: Math.round(now() - (clock() - at)) };
  const told = { status, at };
  return before !== null && saysTheSame(before, told) ? before : told;
}
