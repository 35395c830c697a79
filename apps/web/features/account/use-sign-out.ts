import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/client.ts';
import { readyToLeave } from '../../shared/api/session-events.ts';
import { useMessage } from '../../shared/i18n/localised.ts';
import { isPageLocked } from '../../shared/lock/lock-state.ts';
import { endSession, endSessionLater, leavePages } from '../../shared/session.ts';
import { showToast } from '../../shared/ui/toast.ts';

const isUnreachable = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Signs out, forgets what was read from the server, and goes to the landing page. Where the server does not answer, this
 * browser is left all the same, and the session is ended there before anybody is taken for signed in again.
 */
export function useSignOut(): {
  readonly signOut: () => void;
  readonly isSigningOut: boolean;
  /** True where the server has refused it: the session is still open. */
  readonly hasFailed: boolean;
} {
  const { t } = useLingui();
  const client = useQueryClient();
  const say = useMessage();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await readyToLeave();
      await endSession();
    },
    onSuccess: () => {
      leavePages(client);
      showToast({ title: say('logoutSuccess'), description: say('logoutDone') });
    },
    onError: (error) => {
      if (!isUnreachable(error)) {
        // The cover of a locked page hides toasts, and says it itself.
        if (isPageLocked()) return;
        showToast({ title: say('logoutError'), description: say('logoutFailed'), look: 'destructive' });
        return;
      }
      endSessionLater();
      leavePages(client);
      showToast({
        title: t`Déconnecté de cet appareil`,
        description: t`Le serveur ne répond pas; la session y sera fermée dès qu’il répondra.`,
      });
    },
  });
  return {
    signOut: mutate,
    isSigningOut: isPending,
    hasFailed: error !== null && !isUnreachable(error),
  };
}
