import type { User } from '@constat/contract';
import { CURRENT_USER_FRESH_MS } from '@constat/contract/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, apiGet, apiSend } from './api/client.ts';
import { claimPage, pageUser } from './api/page-user.ts';
import { announceSession } from './api/session-events.ts';
import { readUnencrypted, writeUnencrypted } from './device/unencrypted-settings.ts';

/** Ends the session on the server; one that the server has forgotten already is ended. */
export async function endSession(): Promise<void> {
  try {
    await apiSend<void>('POST', '/api/auth/logout');
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
  writeUnencrypted('constat_sign_out', null);
}

/** Has the session ended on the server before anybody is taken for signed in again, however often the page is loaded. */
export function endSessionLater(): void {
  writeUnencrypted('constat_sign_out', 'pending');
}

/** Somebody signed in: a sign-out that never reached the server concerned a session that this one has replaced. */
export function forgetPendingSignOut(): void {
  writeUnencrypted('constat_sign_out', null);
}

const CHANNEL = 'constat-session';

/** Leaves every screen of this page, and of the other pages of the same physician in this browser. */
export function leavePages(client: QueryClient): void {
  const owner = pageUser();
  leavePage(client);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ left: owner });
  channel.close();
}

function leavePage(client: QueryClient): void {
  announceSession('left');
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] });
  client.setQueryData(currentUserQuery.queryKey, null);
  window.history.replaceState(null, '', '/');
}

/** Leaves this page too when its physician signs out in another one, until the returned function is called. */
export function followSignOut(client: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<{ readonly left?: unknown } | null>) => {
    if (typeof data?.left === 'string' && data.left === pageUser()) leavePage(client);
  });
  return () => channel.close();
}

/** The query that knows the signed-in user; null when there is none. Any failure but 401 is an error of the query. */
export const currentUserQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<User | null> => {
    if (readUnencrypted('constat_sign_out') !== null) await endSession();
    try {
      const { user } = await apiGet<{ user: User }>('/api/auth/me', { signal });
      claimPage(user.id);
      return user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: CURRENT_USER_FRESH_MS,
  retry: false,
  // What failed while the page was being fetched is said, not asked anew.
  retryOnMount: false,
  refetchOnWindowFocus: false,
});

/** The signed-in user, or null. */
export function useCurrentUser(): { user: User | null; isLoading: boolean; error: Error | null } {
  const { data, isPending, error } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending, error };
}

/** True for an assistant, who has no reports and works on those that physicians share; also after the session has ended. */
export function useIsAssistant(): boolean {
  const { user } = useCurrentUser();
  const [known, setKnown] = useState(user);
  if (user !== null && user !== known) setKnown(user);
  return (user ?? known)?.role === 'assistant';
}
