/** `opened`: signed in. `lost`: the server no longer knows the session. `left`: signed out on purpose. */
export type SessionEvent = 'opened' | 'lost' | 'left';

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();

export function announceSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

/** Hears of the session until the returned function is called. */
export function onSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
