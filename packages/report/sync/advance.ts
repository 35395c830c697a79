import { isSamePlace, sameContent } from '../merge/index.ts';
import type { DraftContent } from '../merge/index.ts';
import { mergeServerContent, mergeLateText, withUnkeptChange } from './merge-into-screen.ts';
import type { Handled } from './merge-into-screen.ts';
import type { FetchAnswer, SaveAnswer, SyncContext, SyncEvent } from './events.ts';
import { AUTOSAVE_MS } from './timings.ts';
import { afterFailure, afterRefusedKeep, plan } from './plan.ts';
import type { Step } from './plan.ts';
import type { Acknowledged, RunningAttempt, SyncState } from './state.ts';

function edited(state: SyncState, now: number): SyncState {
  const autosaveSince = state.formId === null ? (state.autosaveSince ?? now) : null;
  const unsentSince = state.unsentSince ?? now;
  return { ...withUnkeptChange(state, now), revision: state.revision + 1, unsentSince, autosaveSince };
}

/** Saves of which nobody knows whether they were made. One is rare, and two of them are rarer. */
const UNCERTAIN_AT_MOST = 3;

/** The server answered: what kept it from doing so is over. */
function reached(state: SyncState): SyncState {
  return { ...state, trouble: null, tries: 0, retryAt: 0, isOnline: true };
}

function answered(
  state: SyncState,
  attempt: RunningAttempt,
  answer: SaveAnswer,
  context: SyncContext,
): Handled {
  const { now } = context;
  const uncertain = attempt.isUncertain ? [...state.uncertain, attempt.content] : state.uncertain;
  const over = withUnkeptChange(
    { ...state, attempt: null, uncertain: uncertain.slice(-UNCERTAIN_AT_MOST) },
    now,
  );
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
        state: {
          ...reached(over),
          base,
          // No other save came between, or this one had been refused.
          uncertain: [],
          serverRevision: attempt.revision,
          savedAt: now,
          unsentSince,
          hurry,
        },
      };
    }
    case 'stale': {
      const next = { ...reached(over), unsentSince: state.unsentSince ?? attempt.since };
      return answer.present === undefined
        ? { state: { ...next, isFetchWanted: true } }
        : mergeServerContent(next, answer.present, context);
    }
    case 'final':
    case 'gone':
      return { state: { ...reached(over), serverStop: answer.kind, serverRevision: -1 } };
    case 'signed':
      return {
        state: { ...reached(over), serverStop: 'signed', unsentSince: state.unsentSince ?? attempt.since },
      };
    case 'refused':
      return {
        state: {
          ...afterFailure({ ...over, isOnline: true }, null, context),
          refusal: { revision: attempt.revision, reason: answer.reason },
          unsentSince: state.unsentSince ?? attempt.since,
        },
      };
    case 'signed-out':
      return { state: { ...lost(attempt.isUncertain), isSignedIn: false } };
    case 'server-newer':
      return { state: { ...lost(attempt.isUncertain), serverStop: 'server-newer' } };
    case 'unanswered':
      return { state: afterFailure(lost(true), answer.cause, context, answer.retryAfterMs) };
  }
}

/** A lock that was undone has made a new version: from then on saves are taken again. */
function stopAfterLook(
  { serverStop, base }: SyncState,
  { version, isLocked }: Extract<FetchAnswer, { readonly kind: 'present' }>,
): SyncState['serverStop'] {
  const isUndone = isLocked !== true && version !== base?.version;
  return serverStop === 'signed' && isUndone ? null : serverStop;
}

function fetched(state: SyncState, answer: FetchAnswer, context: SyncContext): Handled {
  const ended = { ...state, fetching: null };
  switch (answer.kind) {
    case 'present':
      return answer.isFinal
        ? { state: { ...reached(ended), serverStop: 'final', serverRevision: -1 } }
        : mergeServerContent(
            { ...reached(ended), serverStop: stopAfterLook(state, answer) },
            answer,
            context,
          );
    case 'gone':
    case 'expired':
      return { state: { ...reached(ended), serverStop: answer.kind, serverRevision: -1 } };
    case 'signed-out':
      return { state: { ...ended, isFetchWanted: true, isSignedIn: false } };
    case 'server-newer':
      return { state: { ...ended, serverStop: 'server-newer' } };
    case 'unanswered':
      return {
        state: afterFailure({ ...ended, isFetchWanted: true }, answer.cause, context, answer.retryAfterMs),
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

/** Another tab writes the record: what this one had not kept is put beside it at once. */
function takenOver(state: SyncState): SyncState {
  return { ...state, keeping: null, isElsewhere: true, hurry: { ...state.hurry, keep: true } };
}

/** The report is that draft from now on: it was saved for the first time, or anew after its draft was gone. */
function adopted(
  state: SyncState,
  { formId, version, content }: Acknowledged & { readonly formId: string },
  { now, content: read }: SyncContext,
): SyncState {
  const isOnServer = sameContent(read(), content);
  return {
    ...withUnkeptChange(reached(state), now),
    formId,
    base: { version, content },
    attempt: null,
    fetching: null,
    isFetchWanted: false,
    uncertain: [],
    // The other text is still in the draft of before.
    conflicts: state.conflicts.filter(({ source }) => source === 'tab'),
    serverStop: null,
    serverRevision: isOnServer ? state.revision : -1,
    refusal: null,
    savedAt: now,
    unsentSince: isOnServer ? null : (state.unsentSince ?? now),
    autosaveSince: null,
    // A page that is left now must come back to that draft.
    hurry: { ...state.hurry, keep: true },
  };
}

function handle(state: SyncState, event: SyncEvent, context: SyncContext): Handled {
  const { now } = context;
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
      const isDirty = isForced || state.revision !== state.serverRevision;
      const hurry = {
        keep: state.unkeptSince !== null,
        save: isSaved && isDirty,
        isForced: isSaved && isForced,
      };
      const refusal = isForced ? null : state.refusal;
      return { state: { ...state, hurry, refusal, autosaveSince, retryAt: 0 } };
    }
    case 'kept':
      return { state: state.keeping?.id === event.id ? kept(state, now) : state };
    case 'keep-refused':
      if (state.keeping?.id !== event.id) return { state };
      // A save that the tab which took over cannot know of does not go out.
      return { state: event.isTakenOver === true ? takenOver(state) : afterRefusedKeep(state, now) };
    case 'answered': {
      const { attempt } = state;
      // The tab that took the report over hears the same answer, and this one no longer writes what follows from it.
      const isExpected = attempt?.key === event.key && attempt.phase !== 'unkept' && !state.isElsewhere;
      return isExpected ? answered(state, attempt, event.answer, context) : { state };
    }
    case 'fetched':
      return state.fetching?.id === event.id && !state.isElsewhere
        ? fetched(state, event.answer, context)
        : { state };
    case 'look': {
      const { serverStop } = state;
      const isLifted = serverStop === 'gone' || serverStop === 'expired';
      return { state: { ...state, serverStop: isLifted ? null : serverStop, isFetchWanted: isSaved } };
    }
    case 'went-offline':
      // A server on this computer answers all the same: the next try comes, and later ones less often.
      return { state: { ...afterFailure(state, 'no-answer', context), isOnline: false } };
    case 'went-online':
      return { state: { ...state, isOnline: true, tries: 0, retryAt: 0, isFetchWanted: isSaved } };
    case 'signed-out':
      return { state: { ...state, isSignedIn: false } };
    case 'signed-in': {
      if (event.user !== state.owner) return { state: { ...state, isSignedIn: false, isOtherUser: true } };
      const heard = { isSignedIn: true, isOtherUser: false, tries: 0, retryAt: 0 };
      return { state: { ...state, ...heard, isFetchWanted: isSaved } };
    }
    case 'adopted':
      return { state: adopted(state, event, context) };
    case 'taken-over':
      return { state: { ...takenOver(state), keeping: state.keeping } };
    case 'late-text':
      return mergeLateText(state, event, context);
  }
}

/** Moves the machine by one event. See the decision "Synchronisation of a draft" for its states and transitions. */
export function advance(state: SyncState, event: SyncEvent, context: SyncContext): Step {
  let read: DraftContent | null = null;
  const once: SyncContext = { ...context, content: () => (read ??= context.content()) };
  const { state: next, show } = handle(state, event, once);
  if (show === undefined) return plan(next, once);
  const planned = plan(next, { ...once, content: () => show.content });
  return { state: planned.state, effects: [show, ...planned.effects] };
}
