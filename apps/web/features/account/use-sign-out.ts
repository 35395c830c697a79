import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, apiSend } from '../../shared/api/client.ts';
import { announceSession } from '../../shared/api/session-events.ts';
import { useMessage } from '../../shared/i18n/localized.ts';
import { currentUserQuery } from '../../shared/session.ts';
import { showToast } from '../../shared/ui/toast.ts';

async function endSession(): Promise<void> {
  try {
    await apiSend<void>('POST', '/api/auth/logout');
  } catch (error) {
    // A session that the server has already forgotten is ended.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
}

/** Signs out, forgets what was read from the server, and goes to the landing page. */
export function useSignOut(): { readonly signOut: () => void; readonly isSigningOut: boolean } {
  const client = useQueryClient();
  const say = useMessage();
  const { mutate, isPending } = useMutation({
    mutationFn: endSession,
    onSuccess: () => {
      announceSession('left');
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] });
      client.setQueryData(currentUserQuery.queryKey, null);
      window.history.replaceState(null, '', '/');
      showToast({ title: say('logoutSuccess'), description: say('logoutDone') });
    },
    onError: () =>
      showToast({ title: say('logoutError'), description: say('logoutFailed'), look: 'destructive' }),
  });
  return { signOut: mutate, isSigningOut: isPending };
}
