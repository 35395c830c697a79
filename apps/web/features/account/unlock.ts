import type { IdentityProofBody, LockAnswer, PasswordBody, UnlockAnswer } from '@constat/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { ASKED_BY_PAGE, ApiError, apiGet, apiSend } from '../../shared/api/client.ts';
import { pageUnlocked } from '../../shared/lock/page-lock.ts';
import { provePasskey } from '../../shared/sign-in/passkeys.ts';

const UNLOCK_PATH = '/api/account/unlock';
/** Milliseconds after which a server that does not answer is asked again. */
const AGAIN_MS = 5_000;

/** Whose session is locked, and what opens it. */
export function useLockAnswer(): UseQueryResult<LockAnswer> {
  return useQuery({
    queryKey: ['lock'],
    queryFn: ({ signal }) => apiGet<LockAnswer>('/api/account/lock', { signal, headers: ASKED_BY_PAGE }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined ? AGAIN_MS : false),
    refetchIntervalInBackground: false,
  });
}

/** Unlocks the session by its password. Fails with an ApiError. */
export function useUnlock(): UseMutationResult<UnlockAnswer, Error, PasswordBody> {
  return useMutation({
    mutationFn: (body: PasswordBody) => apiSend<UnlockAnswer>('POST', UNLOCK_PATH, body),
    onSuccess: ({ userId }) => pageUnlocked(userId),
  });
}

/** Unlocks it by a passkey of its account. Fails with an ApiError, or PasskeyNotUsed. */
export function usePasskeyUnlock(): UseMutationResult<UnlockAnswer, Error, void> {
  return useMutation({
    mutationFn: () => provePasskey<UnlockAnswer>(`${UNLOCK_PATH}/passkey`),
    onSuccess: ({ userId }) => pageUnlocked(userId),
  });
}

/** Unlocks it by what the identity provider has answered. Fails with an ApiError. */
export async function unlockByIdentity(proof: IdentityProofBody): Promise<void> {
  const { userId } = await apiSend<UnlockAnswer>('POST', `${UNLOCK_PATH}/identity`, proof);
  pageUnlocked(userId);
}

/** True where nobody answered, or no server of ours did: whoever gave the password may be right. */
export function isUnreachable(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'NETWORK' || error.status === 0 || error.status >= 500);
}
