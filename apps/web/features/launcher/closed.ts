import { useSyncExternalStore } from 'react';

const CHANNEL = 'constat-closed';

let isClosed = false;
const listeners = new Set<() => void>();

function close(): void {
  isClosed = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', close);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    channel.close();
  };
}

/** The server was asked to end: this page and the others of the browser say so from now on. */
export function announceClosed(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
  close();
}

/** True once somebody has quit Constat, in this page or in another one. */
export function useIsClosed(): boolean {
  return useSyncExternalStore(subscribe, () => isClosed);
}
