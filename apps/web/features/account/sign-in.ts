import type { LoginBody, User } from '@constat/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { ApiError, apiSend } from '../../shared/api/client.ts';
import { claimPage, pageUser } from '../../shared/api/page-user.ts';
import { announceSession } from '../../shared/api/session-events.ts';
import { useMessage } from '../../shared/i18n/localized.ts';
import { currentUserQuery, forgetPendingSignOut } from '../../shared/session.ts';
import { showToast } from '../../shared/ui/toast.ts';

/** What the server said of a refused sign-in; « Échec de la connexion » when it said nothing. */
export function signInFailure(error: Error, say: ReturnType<typeof useMessage>): string {
  return error instanceof ApiError && error.isFromServer ? error.message : say('loginFailed');
}

/** Signs in, with the toasts that say how it went. Fails with an ApiError whose message is the server's. */
export function useSignIn(): UseMutationResult<User, Error, LoginBody> {
  const client = useQueryClient();
  const say = useMessage();
  return useMutation({
    mutationFn: async (body: LoginBody) =>
      (await apiSend<{ user: User }>('POST', '/api/auth/login', body)).user,
    onSuccess: (user) => {
      const before = pageUser();
      if (before !== null && before !== user.id) {
        // Somebody else, over the page of another physician: a fresh page, before anything here changes hands.
        window.location.assign('/');
        return;
      }
      claimPage(user.id);
      forgetPendingSignOut();
      showToast({ title: say('loginSuccess') });
      announceSession('opened');
      client.setQueryData(currentUserQuery.queryKey, user);
      void client.invalidateQueries();
    },
    onError: (error) =>
      showToast({
        title: say('loginError'),
        description: signInFailure(error, say),
        look: 'destructive',
      }),
  });
}
