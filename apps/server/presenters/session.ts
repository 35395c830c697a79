import type { AccountSession } from '@constat/contract';
import { sessionIdOfHash } from '../accounts/sessions.ts';
import type { ListedSession } from '../store/repositories/sessions.ts';

/** A session as its account's list shows it. */
export function presentSession(
  { tokenHash, browser, system, createdAt, lastSeenAt }: ListedSession,
  currentId: string,
): AccountSession {
  const id = sessionIdOfHash(tokenHash);
  return {
    id,
    browser,
    system,
    createdAt: new Date(createdAt).toISOString(),
    lastSeenAt: new Date(lastSeenAt).toISOString(),
    current: id === currentId,
  };
}
