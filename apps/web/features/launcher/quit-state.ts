import { createStore, useStore } from '../../shared/external-store.ts';

const CHANNEL = 'constat-closed';

const closed = createStore(false);

const close = (): void => closed.set(true);

function subscribe(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', close);
  const leave = closed.subscribe(listener);
  return () => {
    leave();
    channel.close();
  };
}

/** The server was asked to end: this page and the others of the browser say so from now on. */
export function announceQuit(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
  close();
}

/** True once somebody has quit Constat, in this page or in another one. */
export function useHasQuit(): boolean {
  return useStore({ subscribe, get: closed.get });
}
