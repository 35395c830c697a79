import { createListeners } from '../listeners.ts';

/** `opened`: signed in. `lost`: the server no longer knows the session. `left`: signed out on purpose. */
export type SessionEvent = 'opened' | 'lost' | 'left';

const listeners = createListeners<[SessionEvent]>();

let opened = 0;

/** How often a session was opened in this page. */
export function sessionsOpened(): number {
  return opened;
}

export function announceSession(event: SessionEvent): void {
  if (event === 'opened') opened += 1;
  listeners.notify(event);
}

/** Hears of the session until the returned function is called. */
export const onSession = listeners.subscribe;

/** So long a sign-out waits at most for what is on its way to the server, in milliseconds. */
const LEAVING_MS = 3_000;
const leaving = new Set<() => Promise<unknown>>();

/** Has something ended before a sign-out, where it takes no longer than {@link LEAVING_MS}; until the returned function is called. */
export function beforeLeaving(task: () => Promise<unknown>): () => void {
  leaving.add(task);
  return () => leaving.delete(task);
}

/** Resolves once everything has ended that a sign-out waits for, or has taken too long. */
export async function readyToLeave(): Promise<void> {
  const ended = Promise.allSettled([...leaving].map((task) => task()));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LEAVING_MS))]);
}
