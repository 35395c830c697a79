/** Keeps one working report in step with its saved draft on the server. Pure: time, chance and keys are given to it. */
export { advance } from './advance.ts';
export type { FetchAnswer, LateText, SaveAnswer, SyncContext, SyncEffect, SyncEvent } from './events.ts';
export { AUTOSAVE_MS } from './timings.ts';
export { nextWake } from './plan.ts';
export type { Step } from './plan.ts';
export { beginSaved, beginUnsaved, recordOf, resume } from './state.ts';
export type { Attempt, KeptDraft, SyncState, WaitingConflict } from './state.ts';
export { statusOf } from './status.ts';
export type { DeviceOnlyReason, SyncStatus } from './status.ts';
