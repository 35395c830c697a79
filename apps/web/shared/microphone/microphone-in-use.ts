import { useSyncExternalStore } from 'react';

/** A recording of this page. */
export interface MicrophoneUse {
  readonly isPaused: boolean;
  /** Milliseconds recorded so far. */
  readonly recordedMs: () => number;
  readonly stop: () => void;
}

let use: MicrophoneUse | null = null;
let areWordsComing = false;
const listeners = new Set<() => void>();

/** Says what this page records, or null: nothing may then lie over the button that stops it, but for what offers one. */
export function setMicrophoneInUse(next: MicrophoneUse | null): void {
  if (use === next) return;
  use = next;
  for (const listener of listeners) listener();
}

/** Says whether the last words of a recording are being recognised: they are not in the report yet. */
export function setWordsComing(next: boolean): void {
  if (areWordsComing === next) return;
  areWordsComing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this page records, followed; null while it does not. */
export function useMicrophoneInUse(): MicrophoneUse | null {
  return useSyncExternalStore(subscribe, () => use);
}

/** Whether something is being dictated, or its last words are on their way into the report. */
export function useIsDictating(): boolean {
  return useSyncExternalStore(subscribe, () => use !== null || areWordsComing);
}
