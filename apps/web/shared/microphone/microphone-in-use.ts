import { useSyncExternalStore } from 'react';

let inUse = false;
const listeners = new Set<() => void>();

/** Says whether this page records: nothing may then lie over the button that stops it. */
export function setMicrophoneInUse(next: boolean): void {
  if (inUse === next) return;
  inUse = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this page records, followed. */
export function useMicrophoneInUse(): boolean {
  return useSyncExternalStore(subscribe, () => inUse);
}
