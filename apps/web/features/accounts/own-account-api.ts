import type {
  AccountSessionsAnswer,
  EndedSessionsAnswer,
  FreshAnswer,
  IdentityProofBody,
  PasswordBody,
  PasswordChangeBody,
} from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';
import { announceSession } from '../../shared/api/session-events.ts';
import { provePasskey } from '../../shared/sign-in/passkeys.ts';
import type { Confirmed } from './identity-question.tsx';

const SESSIONS_KEY = ['account-sessions'] as const;
const SESSIONS_PATH = '/api/account/sessions';

/** Where one is signed in. */
export function useSessions(): UseQueryResult<AccountSessionsAnswer> {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => apiGet<AccountSessionsAnswer>(SESSIONS_PATH, { signal }),
    staleTime: 0,
  });
}

/** Ends the session of that id, or all but the one that asks where it is null; the password may be asked for first. */
export function useEndSessions(
  confirmed: Confirmed,
): UseMutationResult<EndedSessionsAnswer, Error, string | null> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => {
      const path = id === null ? SESSIONS_PATH : `${SESSIONS_PATH}/${encodeURIComponent(id)}`;
      return confirmed(() => apiSend<EndedSessionsAnswer>('DELETE', path));
    },
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}

/** Changes one's own password. The session has another token then: what was sent with the old one is sent again. */
export function useChangePassword(): UseMutationResult<FreshAnswer, Error, PasswordChangeBody> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChangeBody) => apiSend<FreshAnswer>('POST', '/api/account/password', body),
    onSuccess: () => {
      announceSession('opened');
      return client.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
}

/** Gives the password anew: what asks for it is then open for some minutes, under another token as above. */
export function useReauthentication(): UseMutationResult<FreshAnswer, Error, PasswordBody> {
  return useMutation({
    mutationFn: (body: PasswordBody) => apiSend<FreshAnswer>('POST', '/api/account/reauthentication', body),
    onSuccess: () => announceSession('opened'),
  });
}

/** The same with a passkey in the place of the password. */
export function usePasskeyReauthentication(): UseMutationResult<FreshAnswer, Error, void> {
  return useMutation({
    mutationFn: () => provePasskey<FreshAnswer>('/api/account/reauthentication/passkey'),
    onSuccess: () => announceSession('opened'),
  });
}

/** The same with what the identity provider has answered. */
export async function reauthenticateByIdentity(proof: IdentityProofBody): Promise<FreshAnswer> {
  const answer = await apiSend<FreshAnswer>('POST', '/api/account/reauthentication/identity', proof);
  announceSession('opened');
  return answer;
}
