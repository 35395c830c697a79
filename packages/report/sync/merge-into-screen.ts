import {
  baseAfterSave,
  isSamePlace,
  mergeDrafts,
  noCommonBase,
  sameContent,
  textAt,
} from '../merge/index.ts';
import type { DraftContent, MergedDraft } from '../merge/index.ts';
import type { LateText, SyncContext, SyncEffect } from './events.ts';
import { SAVE_AFTER_MS } from './timings.ts';
import { outgoing } from './state.ts';
import type { Acknowledged, SyncState, WaitingConflict } from './state.ts';

/** A state, and what was put on the screen to make it. */
export interface Handled {
  readonly state: SyncState;
  readonly show?: Extract<SyncEffect, { readonly type: 'show' }>;
}

/** The device has something new to keep. */
export function withUnkeptChange(state: SyncState, now: number): SyncState {
  return { ...state, changes: state.changes + 1, unkeptSince: state.unkeptSince ?? now };
}

/** What still waits for a choice: each other text once, without those that the screen holds itself. */
function waitingIn(content: DraftContent, conflicts: readonly WaitingConflict[]): readonly WaitingConflict[] {
  return conflicts.filter(
    (one, index) =>
      textAt(content, one) !== one.theirs &&
      !conflicts.slice(0, index).some((other) => isSamePlace(one, other) && one.theirs === other.theirs),
  );
}

/** What others know, with a change that did not come from this tab: this tab does not pass it on. */
function knownWith(
  types: SyncContext['types'],
  { shared, keeping }: SyncState,
  from: DraftContent,
  to: DraftContent,
): Pick<SyncState, 'shared' | 'keeping'> {
  const changed = (known: DraftContent): DraftContent => mergeDrafts(types, from, known, to).content;
  return {
    shared: shared === null ? null : changed(shared),
    keeping: keeping === null ? null : { ...keeping, content: changed(keeping.content) },
  };
}

/** Puts what the server holds together with the screen. What both changed waits for the physician. */
export function mergeServerContent(
  state: SyncState,
  theirs: Acknowledged,
  { now, types, content }: SyncContext,
): Handled {
  const { base, uncertain } = state;
  // A save that may still be on its way can be made as long as the version stays what it is.
  if (base === null || theirs.version === base.version) return { state };
  const mine = content();
  const common =
    theirs.version < base.version
      ? noCommonBase(theirs.content)
      : uncertain.reduce((known, sent) => baseAfterSave(known, sent, theirs.content), base.content);
  const merged = mergeDrafts(types, common, mine, theirs.content);
  const stillWaiting = state.conflicts.filter(
    (waiting) =>
      // What the server holds instead was written by somebody who saw the text of before.
      waiting.source === 'tab' || textAt(theirs.content, waiting) === waiting.theirs,
  );
  const found = merged.conflicts.map((conflict) => ({ ...conflict, source: 'server' }) as const);
  const conflicts = waitingIn(merged.content, [...stillWaiting, ...found]);
  const next = {
    ...state,
    base: theirs,
    uncertain: [],
    conflicts,
    ...knownWith(types, state, common, theirs.content),
  };
  return shown(next, mine, merged, now);
}

/** Puts a merged content on the screen; whatever of it the server lacks is sent soon. */
function shown(
  state: SyncState,
  mine: DraftContent,
  { content, examined }: MergedDraft,
  now: number,
): Handled {
  const isOnServer =
    state.base !== null &&
    state.attempt === null &&
    sameContent(outgoing(state, content), state.base.content);
  const isSame = sameContent(content, mine);
  const revision = isSame ? state.revision : state.revision + 1;
  const next = {
    ...withUnkeptChange(state, now),
    revision,
    serverRevision: isOnServer ? revision : Math.min(state.serverRevision, revision - 1),
    unsentSince: isOnServer ? null : (state.unsentSince ?? now - SAVE_AFTER_MS),
    savedAt: isOnServer ? now : state.savedAt,
  };
  return isSame ? { state: next } : { state: next, show: { type: 'show', content, examined } };
}

/** Puts the text that another tab had not kept together with the screen, once. */
export function mergeLateText(
  state: SyncState,
  late: LateText & { readonly id: string },
  { now, types, content }: SyncContext,
): Handled {
  if (state.absorbed.includes(late.id)) return { state };
  const mine = content();
  const merged = mergeDrafts(types, late.from, mine, late.content);
  // What that tab took for the server's may be another text by now.
  const found = [...merged.conflicts, ...late.conflicts].map(
    (conflict) => ({ ...conflict, source: 'tab' }) as const,
  );
  const next = {
    ...state,
    ...knownWith(types, state, late.from, late.content),
    conflicts: waitingIn(merged.content, [...state.conflicts, ...found]),
    absorbed: [...state.absorbed, late.id],
  };
  return shown(next, mine, merged, now);
}
