import type { RegionId, ReportTypes } from '../catalogue/index.ts';
import type { ConflictPlace, DraftContent } from '../merge/index.ts';
import type { KeptDraft, WaitingConflict } from './state.ts';

/** No answer, or one that does not say whether the request had an effect: it is sent again as it was. */
interface Unanswered {
  readonly kind: 'unanswered';
  /** `server-error`: an answer of 429 or 500 and above, or that the same request is still running. */
  readonly cause: 'no-answer' | 'server-error';
  /** What `Retry-After` asked for. */
  readonly retryAfterMs?: number;
}

interface Present {
  readonly version: number;
  readonly content: DraftContent;
}

/** What came of a save. */
export type SaveAnswer =
  /** 200. */
  | { readonly kind: 'saved'; readonly version: number }
  /** 412; `present` where the answer carried what the server holds. Also 422 for a key that served before. */
  | { readonly kind: 'stale'; readonly present?: Present }
  /** 409 COPY_IS_FINAL. */
  | { readonly kind: 'final' }
  /** 409 REPORT_SIGNED and REPORT_AWAITS_SIGNATURE. */
  | { readonly kind: 'signed' }
  /** 404 and 410. */
  | { readonly kind: 'gone' }
  /** 413 and any other answer of 400 and above that another try would get again. */
  | { readonly kind: 'refused'; readonly reason: 'too-large' | 'refused' }
  /** 401. */
  | { readonly kind: 'signed-out' }
  /** The server says that it is of a later version than this page. */
  | { readonly kind: 'server-newer' }
  | Unanswered;

/** What came of reading the draft. */
export type FetchAnswer =
  | ({
      readonly kind: 'present';
      readonly isFinal: boolean;
      /** It is locked for its signature, or signed: no save of it is taken. */
      readonly isLocked?: boolean;
    } & Present)
  /** 404. */
  | { readonly kind: 'gone' }
  /** 410. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'server-newer' }
  | Unanswered;

/** What a tab that was taken over had not kept: what others knew of it, and what stood on its screen. */
export interface LateText {
  readonly from: DraftContent;
  readonly content: DraftContent;
  readonly conflicts: readonly WaitingConflict[];
}

export type SyncEvent =
  /** The content changed by the physician's hand, or by an act of theirs. */
  | { readonly type: 'edited' }
  /** The time of {@link nextWake} has come. */
  | { readonly type: 'woke' }
  /** Everything is to be kept and sent now. Forced: the server is sent to even when it holds this content already. */
  | { readonly type: 'flush'; readonly isForced?: boolean }
  /** The physician has chosen for that place; what was chosen stands in the content already. */
  | { readonly type: 'settled'; readonly place: ConflictPlace }
  | { readonly type: 'kept'; readonly id: number }
  /** The device did not keep it: it refused, or the record is another tab's by now. */
  | { readonly type: 'keep-refused'; readonly id: number; readonly isTakenOver?: boolean }
  | { readonly type: 'answered'; readonly key: string; readonly answer: SaveAnswer }
  | { readonly type: 'fetched'; readonly id: number; readonly answer: FetchAnswer }
  /** The draft may have changed on the server: it is read again. */
  | { readonly type: 'look' }
  | { readonly type: 'went-offline' }
  | { readonly type: 'went-online' }
  | { readonly type: 'signed-out' }
  | { readonly type: 'signed-in'; readonly user: string }
  /** The screen's first save made that draft of that content, or a save as a new draft did. */
  | ({ readonly type: 'adopted'; readonly formId: string } & Present)
  /** Another tab writes this report from now on. */
  | { readonly type: 'taken-over' }
  /** What another tab had not kept when this one took the report over. */
  | ({ readonly type: 'late-text'; readonly id: string } & LateText);

/** What to do, in this order. Each of the first four is answered by an event, at once or later. */
export type SyncEffect =
  /** Writes the record, and in the same transaction forgets the absorbed late texts; refuses in a tab that was taken over. */
  | {
      readonly type: 'keep';
      readonly id: number;
      readonly record: KeptDraft;
      readonly absorbed: readonly string[];
    }
  /** Puts text that this tab may no longer write into the record beside it, for the tab that may. */
  | ({ readonly type: 'set-aside'; readonly id: number } & LateText)
  | {
      readonly type: 'save';
      readonly owner: string;
      readonly formId: string;
      readonly key: string;
      /** For `If-Match`. */
      readonly version: number;
      readonly content: DraftContent;
    }
  | { readonly type: 'fetch'; readonly id: number; readonly owner: string; readonly formId: string }
  /** Ends the request of that save; its answer, should it come, is heard all the same. */
  | { readonly type: 'abort'; readonly key: string }
  /** Puts this content on the screen before anything else happens; regions that entered values marked as examined. */
  | { readonly type: 'show'; readonly content: DraftContent; readonly examined: readonly RegionId[] };

/** What the machine cannot know by itself. */
export interface SyncContext {
  /** The types of report that this version knows. */
  readonly types: ReportTypes;
  /** Milliseconds of a clock that does not go back. */
  readonly now: number;
  /** A number from 0 to 1, drawn anew for each event. */
  readonly chance: number;
  /** Draws a text that no request had as its key before. Called at most once per event. */
  readonly newKey: () => string;
  /** What stands on the screen. Called at most once per event. */
  readonly content: () => DraftContent;
}
