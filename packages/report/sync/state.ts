import { holdBack, sameContent } from '../merge/index.ts';
import type { Conflict, DraftContent } from '../merge/index.ts';

/** What the server is known to hold. */
export interface Acknowledged {
  readonly version: number;
  readonly content: DraftContent;
}

/** A conflict that waits for the physician, and whose other text it is: the server's, or of another tab. */
export type WaitingConflict = Conflict & { readonly source: 'server' | 'tab' };

/** One save: the same key and the same content however often it is sent. */
export interface Attempt {
  readonly key: string;
  /** The version that it replaces. */
  readonly version: number;
  readonly content: DraftContent;
}

/** `unkept`: the device has to keep it first; `waiting`: to be sent; `sent`: an answer is expected. */
export interface RunningAttempt extends Attempt {
  readonly phase: 'unkept' | 'waiting' | 'sent';
  /** When the phase began. */
  readonly since: number;
  /** The revision of the screen that it carries. */
  readonly revision: number;
  /** True when it may have reached the server without an answer. */
  readonly isUncertain: boolean;
}

/** The working report as the device keeps it: enough to go on after a crash, unseen by any server. */
export interface KeptDraft {
  /** Id of the physician whose it is. */
  readonly owner: string;
  readonly formId: string | null;
  readonly base: Acknowledged | null;
  readonly content: DraftContent;
  /** The save that may be under way: sent again under its key, it has one effect. */
  readonly attempt: Attempt | null;
  /** Contents of saves that the server refused in the end and may have made before. */
  readonly uncertain: readonly DraftContent[];
  readonly conflicts: readonly WaitingConflict[];
}

/** Why the server takes nothing more of this page. */
export type ServerStop = 'server-newer' | 'gone' | 'expired' | 'final' | 'signed';

/** Why nothing is sent, until it is lifted. */
export type Stop = 'elsewhere' | 'other-user' | ServerStop;

/** Why the last save or reading failed. */
export type Trouble = 'no-answer' | 'server-error';

/** A write on the device that has not been answered. */
export interface Keeping {
  readonly id: number;
  readonly since: number;
  readonly revision: number;
  readonly changes: number;
  readonly content: DraftContent;
  readonly key: string | null;
  readonly absorbed: readonly string[];
}

/** Everything that is known of one working report. Times are milliseconds of one clock that does not go back. */
export interface SyncState {
  readonly owner: string;
  /** The saved draft; null for a report that was never saved. */
  readonly formId: string | null;
  readonly base: Acknowledged | null;
  /** Raised by each change of the content. */
  readonly revision: number;
  /** The revision that the server holds. */
  readonly serverRevision: number;
  /** The revision that the server refused for what it holds: it is not sent again by itself. */
  readonly refusal: { readonly revision: number; readonly reason: 'too-large' | 'refused' } | null;
  readonly savedAt: number | null;
  /** When the first change that no save carries was made. */
  readonly unsentSince: number | null;
  /** Raised by each change of what the device has to keep. */
  readonly changes: number;
  readonly unkeptSince: number | null;
  readonly kept: { readonly revision: number; readonly at: number } | null;
  /** What others know: kept last by this tab, with what came from the server since. The rest is in this tab alone. */
  readonly shared: DraftContent | null;
  readonly keeping: Keeping | null;
  readonly isDeviceRefusing: boolean;
  readonly keepRetryAt: number;
  /** The autosave of a report that was never saved: when it was last said, and since when another one is due. */
  readonly autosavedAt: number | null;
  readonly autosaveSince: number | null;
  readonly attempt: RunningAttempt | null;
  readonly fetching: { readonly id: number; readonly since: number } | null;
  readonly isFetchWanted: boolean;
  readonly uncertain: readonly DraftContent[];
  readonly conflicts: readonly WaitingConflict[];
  /** Texts of other tabs that were merged; forgotten with the next write on the device. */
  readonly absorbed: readonly string[];
  readonly trouble: Trouble | null;
  /** How many tries have failed one after another. */
  readonly tries: number;
  readonly retryAt: number;
  readonly lastSentAt: number | null;
  readonly isOnline: boolean;
  readonly isSignedIn: boolean;
  /** Another tab writes this report. */
  readonly isElsewhere: boolean;
  /** Somebody else signed in here. */
  readonly isOtherUser: boolean;
  readonly serverStop: ServerStop | null;
  readonly hurry: { readonly keep: boolean; readonly save: boolean; readonly isForced: boolean };
  readonly nextId: number;
}

export const NO_HURRY: SyncState['hurry'] = { keep: false, save: false, isForced: false };

const INITIAL = {
  revision: 0,
  serverRevision: 0,
  refusal: null,
  savedAt: null,
  unsentSince: null,
  changes: 0,
  unkeptSince: null,
  kept: null,
  shared: null,
  keeping: null,
  isDeviceRefusing: false,
  keepRetryAt: 0,
  autosavedAt: null,
  autosaveSince: null,
  attempt: null,
  fetching: null,
  isFetchWanted: false,
  uncertain: [],
  conflicts: [],
  absorbed: [],
  trouble: null,
  tries: 0,
  retryAt: 0,
  lastSentAt: null,
  isOnline: true,
  isSignedIn: true,
  isElsewhere: false,
  isOtherUser: false,
  serverStop: null,
  hurry: NO_HURRY,
  nextId: 1,
} as const satisfies Omit<SyncState, 'owner' | 'formId' | 'base'>;

/** A report that no server holds yet, and the device neither. */
export function beginUnsaved(owner: string, now: number): SyncState {
  return { ...INITIAL, owner, formId: null, base: null, serverRevision: -1, changes: 1, unkeptSince: now };
}

/** A draft that the server has just given, or has just taken. */
export function beginSaved(
  owner: string,
  draft: Acknowledged & { readonly formId: string },
  now: number,
): SyncState {
  const { formId, version, content } = draft;
  return {
    ...INITIAL,
    owner,
    formId,
    base: { version, content },
    shared: content,
    changes: 1,
    unkeptSince: now,
  };
}

/** What the server may be sent: without the places that wait for the physician's choice. */
export function outgoing(
  { base, conflicts }: Pick<SyncState, 'base' | 'conflicts'>,
  content: DraftContent,
): DraftContent {
  return base === null ? content : holdBack(content, conflicts, base.content);
}

/**
 * Goes on with what the device kept, after a crash, a reload or a take-over: a save that may be under way is sent again
 * under its key, then the server is looked at.
 */
export function resume(record: KeptDraft, now: number): SyncState {
  const { owner, formId, base, content, attempt, uncertain, conflicts } = record;
  const sent = outgoing(record, content);
  const isOnServer = base !== null && attempt === null && sameContent(sent, base.content);
  return {
    ...INITIAL,
    owner,
    formId,
    base,
    revision: 1,
    serverRevision: isOnServer ? 1 : 0,
    unsentSince: isOnServer ? null : now,
    kept: { revision: 1, at: now },
    shared: content,
    autosavedAt: now,
    attempt:
      attempt === null
        ? null
        : {
            ...attempt,
            phase: 'waiting',
            since: now,
            revision: sameContent(sent, attempt.content) ? 1 : 0,
            isUncertain: true,
          },
    isFetchWanted: formId !== null,
    uncertain,
    conflicts,
  };
}

/** The first reason for which nothing is sent; null while things are sent. */
export function stopOf({ isElsewhere, isOtherUser, serverStop }: SyncState): Stop | null {
  if (isElsewhere) return 'elsewhere';
  return isOtherUser ? 'other-user' : serverStop;
}

/** What the device has to keep of a state. */
export function recordOf(state: SyncState, content: DraftContent): KeptDraft {
  const { owner, formId, base, attempt, uncertain, conflicts } = state;
  const running =
    attempt === null ? null : { key: attempt.key, version: attempt.version, content: attempt.content };
  return { owner, formId, base, content, attempt: running, uncertain, conflicts };
}
