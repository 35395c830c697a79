import type { IdentityProofBody, LoginBody, SignInAnswer, User } from '@constat/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { ApiError, apiSend } from '../../shared/api/client.ts';
import { claimPage, pageUser } from '../../shared/api/page-user.ts';
import { announceSession } from '../../shared/api/session-events.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { currentUserQuery, forgetPendingSignOut } from '../../shared/session.ts';
import { PasskeyNotUsed, provePasskey } from '../../shared/sign-in/passkeys.ts';
import { showToast } from '../../shared/ui/toast.ts';

/** What the server said of a refused sign-in; « Échec de la connexion » when it said nothing. */
export function signInFailure(error: Error, say: ReturnType<typeof useMessage>): string {
  return error instanceof ApiError && error.isFromServer ? error.message : say('loginFailed');
}

/** Opens the screens of who has just signed in, with the toast that says so. */
export function useOpenScreens(): (user: User) => void {
  const client = useQueryClient();
  const say = useMessage();
  return (user) => {
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
  };
}

function useFailureToast(): (error: Error) => void {
  const say = useMessage();
  return (error) => {
    if (error instanceof PasskeyNotUsed) return;
    showToast({
      title: say('loginError'),
      description: signInFailure(error, say),
      look: 'destructive',
    });
  };
}

/** Gives the password; the answer names the user, or says that a code is asked for. Fails with an ApiError. */
export function useSignIn(): UseMutationResult<SignInAnswer, Error, LoginBody> {
  return useMutation({
    mutationFn: (body: LoginBody) => apiSend<SignInAnswer>('POST', '/api/auth/login', body),
    onError: useFailureToast(),
  });
}

/** Signs in with what the identity provider has answered; a code may be asked for, as with the password. */
export function signInByIdentity(proof: IdentityProofBody): Promise<SignInAnswer> {
  return apiSend<SignInAnswer>('POST', '/api/auth/identity', proof);
}

/** Signs in with a passkey of this person, without name and password. */
export function usePasskeySignIn(): UseMutationResult<User, Error, void> {
  return useMutation({
    mutationFn: async () => (await provePasskey<{ user: User }>('/api/auth/passkey')).user,
    onError: useFailureToast(),
  });
}
