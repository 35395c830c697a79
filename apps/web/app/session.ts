import type { User } from '@constat/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onSession } from '../shared/api/session-events.ts';
import { currentUserQuery, followSignOut, useCurrentUser } from '../shared/session.ts';

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'signed-out' }
  /** `isLost`: the server forgot the session, so the screens stay and ask for the password again. */
  | { readonly state: 'signed-in'; readonly user: User; readonly isLost: boolean };

/**
 * Who is there. A session that ends on the server does not close the screens, since a report may hold text that is not
 * saved yet; only signing out does.
 */
export function useSession(): Session {
  const client = useQueryClient();
  const { user, isLoading, error } = useCurrentUser();
  const [opened, setOpened] = useState<User | null>(null);
  const [isLost, setLost] = useState(false);
  if (user !== null && user !== opened) setOpened(user);
  useEffect(() => followSignOut(client), [client]);
  useEffect(
    () =>
      onSession((event) => {
        setLost(event === 'lost');
        if (event === 'left') setOpened(null);
      }),
    [],
  );
  if (opened !== null)
    return { state: 'signed-in', user: opened, isLost: isLost || (user === null && !isLoading) };
  if (isLoading) return { state: 'loading' };
  if (error !== null) {
    return {
      state: 'failed',
      error,
      retry: () => void client.refetchQueries({ queryKey: currentUserQuery.queryKey }),
    };
  }
  return { state: 'signed-out' };
}
