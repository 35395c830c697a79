type Listener = () => void;

const listeners = new Set<Listener>();

/** The server has answered a call with success: what waits for it may be tried. */
export function announceAnswer(): void {
  for (const listener of listeners) listener();
}

/** Hears of each such answer until the returned function is called. */
export function onServerAnswer(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
