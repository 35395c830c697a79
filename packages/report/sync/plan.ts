import { sameContent } from '../merge/index.ts';
import type { SyncEffect, SyncContext } from './events.ts';
import {
  AUTOSAVE_MS,
  DEVICE_ANSWER_MS,
  DEVICE_RETRY_MS,
  DEVICE_WAIT_MS,
  KEEP_EVERY_MS,
  retryDelay,
  SAVE_AFTER_MS,
  SAVE_EVERY_MS,
  SERVER_ANSWER_MS,
} from './timings.ts';
import { NO_HURRY, outgoing, recordOf, stopOf } from './state.ts';
import type { SyncState, Trouble } from './state.ts';

export interface Step {
  readonly state: SyncState;
  readonly effects: readonly SyncEffect[];
}

/** When each thing is due; null while it is not. A time that has passed means at once. */
interface Dues {
  readonly keep: number | null;
  readonly endKeep: number | null;
  readonly prepare: number | null;
  readonly skipDevice: number | null;
  readonly send: number | null;
  readonly endSend: number | null;
  readonly fetch: number | null;
  readonly endFetch: number | null;
  readonly autosave: number | null;
}

function keepDue(state: SyncState): number | null {
  const { keeping, attempt, kept, revision, isElsewhere, unkeptSince, hurry, keepRetryAt } = state;
  if (keeping !== null) return null;
  // A tab that was taken over writes nothing but what the other tab cannot know.
  if (isElsewhere && kept?.revision === revision) return null;
  if (!isElsewhere && attempt?.phase === 'unkept') return attempt.since;
  if (unkeptSince === null) return null;
  if (hurry.keep) return unkeptSince;
  // At once after a pause, so that little is on its way when the page goes.
  const next = kept === null ? unkeptSince : kept.at + KEEP_EVERY_MS;
  return Math.max(unkeptSince, next, keepRetryAt);
}

function prepareDue(state: SyncState): number | null {
  const { revision, hurry, unsentSince, lastSentAt } = state;
  const isDirty = revision !== state.serverRevision && revision !== state.refusal?.revision;
  if (state.attempt !== null || state.fetching !== null || state.isFetchWanted) return null;
  if (!isDirty && !hurry.isForced) return null;
  const pace = hurry.save
    ? 0
    : Math.max((unsentSince ?? 0) + SAVE_AFTER_MS, (lastSentAt ?? -SAVE_EVERY_MS) + SAVE_EVERY_MS);
  return Math.max(pace, state.retryAt);
}

function duesOf(state: SyncState): Dues {
  const { attempt, keeping, fetching, retryAt, autosaveSince } = state;
  const stop = stopOf(state);
  const canAsk = state.formId !== null && state.base !== null && state.isSignedIn;
  const canTalk = canAsk && stop === null;
  // Whether a lock was undone is seen by reading alone.
  const canRead = canTalk || (canAsk && stop === 'signed');
  const isKept = state.kept?.revision === state.revision;
  return {
    keep: keepDue(state),
    endKeep: keeping === null ? null : keeping.since + DEVICE_ANSWER_MS,
    prepare: canTalk ? prepareDue(state) : null,
    skipDevice: attempt?.phase === 'unkept' ? attempt.since + DEVICE_WAIT_MS : null,
    send: canTalk && attempt?.phase === 'waiting' ? retryAt : null,
    endSend: attempt?.phase === 'sent' ? attempt.since + SERVER_ANSWER_MS : null,
    fetch: canRead && state.isFetchWanted && attempt === null && fetching === null ? retryAt : null,
    endFetch: fetching === null ? null : fetching.since + SERVER_ANSWER_MS,
    autosave: autosaveSince !== null && isKept ? autosaveSince + AUTOSAVE_MS : null,
  };
}

/** When the machine wants to be woken; null when nothing but an event moves it. */
export function nextWake(state: SyncState): number | null {
  const times = Object.values(duesOf(state)).filter((time): time is number => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** The state after a failed try: the next one comes later each time. */
export function afterFailure(
  state: SyncState,
  trouble: Trouble | null,
  { now, chance }: SyncContext,
  retryAfterMs?: number,
): SyncState {
  const tries = state.tries + 1;
  return { ...state, trouble, tries, retryAt: now + retryDelay(tries, chance, retryAfterMs) };
}

/** The state once the device has refused a write, or has not answered. */
export function afterRefusedKeep(state: SyncState, now: number): SyncState {
  const { attempt, keeping } = state;
  const isAwaited = attempt?.phase === 'unkept' && keeping?.key === attempt.key;
  return {
    ...state,
    keeping: null,
    isDeviceRefusing: true,
    keepRetryAt: now + DEVICE_RETRY_MS,
    // The server is what remains.
    attempt: isAwaited ? { ...attempt, phase: 'waiting', since: now } : attempt,
  };
}

/** Starts whatever is due: ends waits, prepares a save, keeps, sends, reads. */
export function plan(begun: SyncState, context: SyncContext): Step {
  const { now } = context;
  const effects: SyncEffect[] = [];
  let state = begun;
  const isDue = (name: keyof Dues): boolean => {
    const time = duesOf(state)[name];
    return time !== null && time <= now;
  };
  if (isDue('endKeep')) state = afterRefusedKeep(state, now);
  if (isDue('skipDevice') && state.attempt !== null) {
    state = { ...state, attempt: { ...state.attempt, phase: 'waiting', since: now } };
  }
  if (isDue('endSend') && state.attempt !== null) {
    effects.push({ type: 'abort', key: state.attempt.key });
    const attempt = { ...state.attempt, phase: 'waiting', since: now, isUncertain: true } as const;
    state = afterFailure({ ...state, attempt }, 'no-answer', context);
  }
  if (isDue('endFetch')) {
    state = afterFailure({ ...state, fetching: null, isFetchWanted: true }, 'no-answer', context);
  }
  if (isDue('prepare')) state = prepared(state, context);
  if (isDue('keep')) {
    const [next, effect] = keep(state, context);
    state = next;
    if (effect !== null) effects.push(effect);
  }
  if (isDue('send') && state.attempt !== null && state.formId !== null) {
    const { key, version, content } = state.attempt;
    const { owner, formId } = state;
    state = { ...state, attempt: { ...state.attempt, phase: 'sent', since: now }, lastSentAt: now };
    effects.push({ type: 'save', owner, formId, key, version, content });
  }
  if (isDue('fetch') && state.formId !== null) {
    const { owner, formId, nextId: id } = state;
    state = { ...state, fetching: { id, since: now }, isFetchWanted: false, nextId: id + 1 };
    effects.push({ type: 'fetch', id, owner, formId });
  }
  if (isDue('autosave')) state = { ...state, autosavedAt: now, autosaveSince: null };
  return { state, effects };
}

/** The state with a save of what stands on the screen, unless the server holds that already. */
function prepared(state: SyncState, { now, newKey, content: read }: SyncContext): SyncState {
  const { base, revision, hurry } = state;
  const content = outgoing(state, read());
  const carried = { ...state, hurry: { ...NO_HURRY, keep: hurry.keep }, unsentSince: null };
  if (base === null || (sameContent(content, base.content) && !hurry.isForced)) {
    return { ...carried, serverRevision: revision };
  }
  return {
    ...carried,
    attempt: {
      key: newKey(),
      version: base.version,
      content,
      revision,
      phase: 'unkept',
      since: now,
      isUncertain: false,
    },
    changes: state.changes + 1,
    unkeptSince: state.unkeptSince ?? now,
  };
}

/** Begins a write on the device, or in a tab that was taken over what the other tab cannot know. */
function keep(
  state: SyncState,
  { now, content: read }: SyncContext,
): readonly [SyncState, SyncEffect | null] {
  const { nextId: id, revision, changes, absorbed, attempt, shared } = state;
  const content = read();
  const begun: SyncState = { ...state, hurry: { ...state.hurry, keep: false }, nextId: id + 1 };
  if (state.isElsewhere && shared !== null && sameContent(shared, content)) {
    return [{ ...begun, kept: { revision, at: now }, unkeptSince: null }, null];
  }
  const key = attempt?.phase === 'unkept' ? attempt.key : null;
  const next: SyncState = {
    ...begun,
    keeping: { id, since: now, revision, changes, content, key, absorbed },
  };
  return state.isElsewhere
    ? [next, { type: 'set-aside', id, from: shared ?? content, content, conflicts: state.conflicts }]
    : [next, { type: 'keep', id, record: recordOf(state, content), absorbed }];
}
