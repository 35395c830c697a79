import {
  baseAfterSave,
  isSamePlace,
  mergeDrafts,
  noCommonBase,
  sameContent,
  textAt,
} from '../merge/index.ts';
import type { DraftContent } from '../merge/index.ts';
import type { FetchAnswer, SaveAnswer, Surroundings, SyncEvent, SyncEffect } from './events.ts';
import { AUTOSAVE_MS, SAVE_AFTER_MS } from './pace.ts';
import { afterFailure, afterRefusedKeep, plan } from './plan.ts';
import type { Step } from './plan.ts';
import { outgoing } from './state.ts';
import type { Acknowledged, RunningAttempt, SyncState, WaitingConflict } from './state.ts';

/** A state, and what was put on the screen to make it. */
interface Handled {
  readonly state: SyncState;
  readonly show?: Extract<SyncEffect, { readonly type: 'show' }>;
}

/** The device has something new to keep. */
function touched(state: SyncState, now: number): SyncState {
  return { ...state, changes: state.changes + 1, unkeptSince: state.unkeptSince ?? now };
}

function edited(state: SyncState, now: number): SyncState {
  const autosaveSince = state.formId === null ? (state.autosaveSince ?? now) : null;
  const unsentSince = state.unsentSince ?? now;
  return { ...touched(state, now), revision: state.revision + 1, unsentSince, autosaveSince };
}

/** The server answered: what kept it from doing so is over. */
function reached(state: SyncState): SyncState {
  return { ...state, trouble: null, tries: 0, retryAt: 0, isOnline: true };
}

/** What still waits for a choice: each other text once, without those that the screen holds itself. */
function waitingIn(content: DraftContent, conflicts: readonly WaitingConflict[]): readonly WaitingConflict[] {
  return conflicts.filter(
    (one, index) =>
      textAt(content, one) !== one.theirs &&
      !conflicts.slice(0, index).some((other) => isSamePlace(one, other) && one.theirs === other.theirs),
  );
}

/** Puts what the server holds together with the screen. What both changed waits for the physician. */
function met(state: SyncState, theirs: Acknowledged, { now, content }: Surroundings): Handled {
  const { base, uncertain } = state;
  if (base === null || theirs.version === base.version) return { state: { ...state, uncertain: null } };
  const mine = content();
  const common =
    theirs.version < base.version
      ? noCommonBase(theirs.content)
      : uncertain === null
        ? base.content
        : baseAfterSave(base.content, uncertain, theirs.content);
  const merged = mergeDrafts(common, mine, theirs.content);
  const stillWaiting = state.conflicts.filter(
    (waiting) =>
      // What the server holds instead was written by somebody who saw the text of before.
      waiting.source === 'tab' || textAt(theirs.content, waiting) === waiting.theirs,
  );
  const found = merged.conflicts.map((conflict) => ({ ...conflict, source: 'server' }) as const);
  const conflicts = waitingIn(merged.content, [...stillWaiting, ...found]);
  const withTheirs = (known: DraftContent): DraftContent =>
    mergeDrafts(common, known, theirs.content).content;
  const next = {
    ...state,
    base: theirs,
    uncertain: null,
    conflicts,
    shared: state.shared === null ? null : withTheirs(state.shared),
    keeping: state.keeping === null ? null : { ...state.keeping, content: withTheirs(state.keeping.content) },
  };
  return shown(next, mine, merged, now);
}

/** Puts a merged content on the screen; whatever of it the server lacks is sent soon. */
function shown(
  state: SyncState,
  mine: DraftContent,
  merged: Pick<ReturnType<typeof mergeDrafts>, 'content' | 'examined'>,
  now: number,
): Handled {
  const { content, examined } = merged;
  const isOnServer =
    state.base !== null &&
    state.attempt === null &&
    sameContent(outgoing(state, content), state.base.content);
  const isSame = sameContent(content, mine);
  const revision = isSame ? state.revision : state.revision + 1;
  const next = {
    ...touched(state, now),
    revision,
    serverRevision: isOnServer ? revision : Math.min(state.serverRevision, revision - 1),
    unsentSince: isOnServer ? null : (state.unsentSince ?? now - SAVE_AFTER_MS),
    savedAt: isOnServer ? now : state.savedAt,
  };
  return isSame ? { state: next } : { state: next, show: { type: 'show', content, examined } };
}

function answered(
  state: SyncState,
  attempt: RunningAttempt,
  answer: SaveAnswer,
  surroundings: Surroundings,
): Handled {
  const { now } = surroundings;
  const over = touched({ ...state, attempt: null }, now);
  const lost = (isUncertain: boolean): SyncState => ({
    ...state,
    attempt: { ...attempt, phase: 'waiting', since: now, isUncertain },
  });
  switch (answer.kind) {
    case 'saved': {
      const base = { version: answer.version, content: attempt.content };
      const isWhole = state.revision === attempt.revision;
      const unsentSince = isWhole ? null : (state.unsentSince ?? attempt.since);
      const hurry = { ...state.hurry, save: state.hurry.save && !isWhole };
      return {
        state: { ...reached(over), base, serverRevision: attempt.revision, savedAt: now, unsentSince, hurry },
      };
    }
    case 'stale': {
      const uncertain = attempt.isUncertain ? attempt.content : state.uncertain;
      const next = { ...reached(over), uncertain, unsentSince: state.unsentSince ?? attempt.since };
      return answer.present === undefined
        ? { state: { ...next, isFetchWanted: true } }
        : met(next, answer.present, surroundings);
    }
    case 'final':
    case 'gone':
      return { state: { ...reached(over), serverStop: answer.kind, serverRevision: -1 } };
    case 'refused':
      return {
        state: {
          ...afterFailure(reached(over), answer.reason, surroundings),
          refusedRevision: attempt.revision,
          unsentSince: state.unsentSince ?? attempt.since,
        },
      };
    case 'signed-out':
      return { state: { ...lost(attempt.isUncertain), isSignedIn: false } };
    case 'server-newer':
      return { state: { ...lost(attempt.isUncertain), serverStop: 'server-newer' } };
    case 'unanswered':
      return { state: afterFailure(lost(true), answer.cause, surroundings, answer.retryAfterMs) };
  }
}

function fetched(state: SyncState, answer: FetchAnswer, surroundings: Surroundings): Handled {
  const ended = { ...state, fetching: null };
  switch (answer.kind) {
    case 'present':
      return answer.isFinal
        ? { state: { ...reached(ended), serverStop: 'final', serverRevision: -1 } }
        : met(reached(ended), answer, surroundings);
    case 'gone':
    case 'expired':
      return { state: { ...reached(ended), serverStop: answer.kind, serverRevision: -1 } };
    case 'signed-out':
      return { state: { ...ended, isFetchWanted: true, isSignedIn: false } };
    case 'server-newer':
      return { state: { ...ended, serverStop: 'server-newer' } };
    case 'unanswered':
      return {
        state: afterFailure(
          { ...ended, isFetchWanted: true },
          answer.cause,
          surroundings,
          answer.retryAfterMs,
        ),
      };
  }
}

function kept(state: SyncState, now: number): SyncState {
  const { keeping, attempt } = state;
  if (keeping === null) return state;
  const isAwaited = attempt?.phase === 'unkept' && attempt.key === keeping.key;
  return {
    ...state,
    keeping: null,
    kept: { revision: keeping.revision, at: now },
    shared: keeping.content,
    isDeviceRefusing: false,
    keepRetryAt: 0,
    unkeptSince: keeping.changes === state.changes ? null : keeping.since,
    absorbed: state.absorbed.filter((id) => !keeping.absorbed.includes(id)),
    attempt: isAwaited ? { ...attempt, phase: 'waiting', since: now } : attempt,
  };
}

function handle(state: SyncState, event: SyncEvent, surroundings: Surroundings): Handled {
  const { now } = surroundings;
  const isSaved = state.formId !== null;
  switch (event.type) {
    case 'woke':
      return { state };
    case 'edited':
      return { state: edited(state, now) };
    case 'settled': {
      const conflicts = state.conflicts.filter((conflict) => !isSamePlace(conflict, event.place));
      return { state: edited({ ...state, conflicts }, now) };
    }
    case 'flush': {
      const isForced = event.isForced === true;
      const autosaveSince = state.autosaveSince === null ? null : now - AUTOSAVE_MS;
      const refusedRevision = isForced ? -1 : state.refusedRevision;
      return {
        state: { ...state, hurry: { keep: true, save: true, isForced }, autosaveSince, refusedRevision },
      };
    }
    case 'kept':
      return { state: state.keeping?.id === event.id ? kept(state, now) : state };
    case 'keep-refused':
      return { state: state.keeping?.id === event.id ? afterRefusedKeep(state, now) : state };
    case 'answered': {
      const { attempt } = state;
      // The tab that took the report over hears the same answer, and this one no longer writes what follows from it.
      const isExpected = attempt?.key === event.key && attempt.phase !== 'unkept' && !state.isElsewhere;
      return isExpected ? answered(state, attempt, event.answer, surroundings) : { state };
    }
    case 'fetched':
      return state.fetching?.id === event.id && !state.isElsewhere
        ? fetched(state, event.answer, surroundings)
        : { state };
    case 'look': {
      const { serverStop } = state;
      const isLifted = serverStop === 'gone' || serverStop === 'expired';
      return { state: { ...state, serverStop: isLifted ? null : serverStop, isFetchWanted: isSaved } };
    }
    case 'went-offline':
      // A server on this computer answers all the same: the next try comes, and later ones less often.
      return { state: { ...afterFailure(state, 'no-answer', surroundings), isOnline: false } };
    case 'went-online':
      return { state: { ...state, isOnline: true, tries: 0, retryAt: 0, isFetchWanted: isSaved } };
    case 'signed-out':
      return { state: { ...state, isSignedIn: false } };
    case 'signed-in': {
      if (event.user !== state.owner) return { state: { ...state, isSignedIn: false, isOtherUser: true } };
      const heard = { isSignedIn: true, isOtherUser: false, tries: 0, retryAt: 0 };
      return { state: { ...state, ...heard, isFetchWanted: isSaved } };
    }
    case 'taken-over':
      return { state: { ...state, isElsewhere: true, hurry: { ...state.hurry, keep: true } } };
    case 'late-text': {
      if (state.absorbed.includes(event.id)) return { state };
      const mine = surroundings.content();
      const merged = mergeDrafts(event.from, mine, event.content);
      const found = merged.conflicts.map((conflict) => ({ ...conflict, source: 'tab' }) as const);
      // The server may hold another text by now than it did for that tab.
      const brought = event.conflicts.map((conflict) => ({ ...conflict, source: 'tab' }) as const);
      const conflicts = waitingIn(merged.content, [...state.conflicts, ...found, ...brought]);
      const absorbed = [...state.absorbed, event.id];
      return shown({ ...state, conflicts, absorbed }, mine, merged, now);
    }
  }
}

/** Moves the machine by one event. See the decision "Synchronisation of a draft" for its states and transitions. */
export function advance(state: SyncState, event: SyncEvent, surroundings: Surroundings): Step {
  let read: DraftContent | null = null;
  const once: Surroundings = { ...surroundings, content: () => (read ??= surroundings.content()) };
  const { state: next, show } = handle(state, event, once);
  if (show === undefined) return plan(next, once);
  const planned = plan(next, { ...once, content: () => show.content });
  return { state: planned.state, effects: [show, ...planned.effects] };
}
