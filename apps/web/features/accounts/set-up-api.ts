import type {
  AccountLinkBody,
  NamedLinkAnswer,
  ReadiedCopyAnswer,
  ReceivedCopyAnswer,
  RestoreAtSetUpBody,
  SetUpAnswer,
  SetUpBody,
  SignInAnswer,
  User,
} from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend, apiUpload } from '../../shared/api/client.ts';
import { forgetPendingSignOut } from '../../shared/session.ts';

/** Whether the first account is still to be made, and what it asks for. */
export function useSetUp(): UseQueryResult<SetUpAnswer> {
  return useQuery({
    queryKey: ['set-up'],
    queryFn: ({ signal }) => apiGet<SetUpAnswer>('/api/set-up', { signal }),
    staleTime: 0,
  });
}

/**
 * Leaves for a page that is fetched anew, which finds the session that was just opened: what this page read as somebody
 * else, or as nobody, goes with it.
 */
function openAs(path: string): void {
  forgetPendingSignOut();
  window.location.assign(path);
}

/** Opens the demonstration, where the person is to choose; both answers that this changes are asked for anew. */
export function useBeginDemonstration(): UseMutationResult<void, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiSend<void>('POST', '/api/set-up/demonstration'),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['set-up'] }),
        client.invalidateQueries({ queryKey: ['demo'] }),
      ]);
    },
  });
}

/** Makes the first account and leads to the recovery sheet. */
export function useMakeFirstAccount(): UseMutationResult<{ user: User }, Error, SetUpBody> {
  return useMutation({
    mutationFn: (body: SetUpBody) => apiSend<{ user: User }>('POST', '/api/set-up', body),
    onSuccess: () => openAs('/administration/recovery-sheet?after=set-up'),
  });
}

/** Sends the file of a copy, which then waits for the code of its recovery sheet. */
export function useGiveCopy(): UseMutationResult<
  ReceivedCopyAnswer,
  Error,
  { readonly file: File; readonly secret: string | null }
> {
  return useMutation({
    mutationFn: ({ file, secret }) =>
      apiUpload<ReceivedCopyAnswer>('POST', '/api/set-up/copy', file, 'application/octet-stream', {
        headers: secret === null ? {} : { 'x-constat-set-up': secret },
      }),
  });
}

/** Has that copy take the database's place at the next start. */
export function useRestoreAtSetUp(): UseMutationResult<ReadiedCopyAnswer, Error, RestoreAtSetUpBody> {
  return useMutation({
    mutationFn: (body: RestoreAtSetUpBody) => apiSend<ReadiedCopyAnswer>('POST', '/api/set-up/restore', body),
    gcTime: 0,
  });
}

/** Withdraws that; the first account can be made then. */
export function useWithdrawRestore(): UseMutationResult<void, Error, string | null> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (secret) =>
      apiSend<void>('DELETE', '/api/set-up/restore', undefined, {
        headers: secret === null ? {} : { 'x-constat-set-up': secret },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['set-up'] }),
  });
}

/** Whose link that is; nothing of it is used up. An ApiError 410 where it is no longer one. */
export function useNamedLink(secret: string | null): UseQueryResult<NamedLinkAnswer> {
  return useQuery({
    queryKey: ['account-link', secret],
    queryFn: ({ signal }) =>
      apiSend<NamedLinkAnswer>('POST', '/api/account-links/look', { secret }, { signal }),
    enabled: secret !== null,
    retry: false,
  });
}

/** Leads to the first page of the account that has just been signed in to. */
export const openFirstPage = (): void => openAs('/');

/** Chooses the password that a link asks for; the answer names the user, or says that a code is asked for. */
export function useChoosePassword(): UseMutationResult<SignInAnswer, Error, AccountLinkBody> {
  return useMutation({
    mutationFn: (body: AccountLinkBody) => apiSend<SignInAnswer>('POST', '/api/account-links/use', body),
    onSuccess: (answer) => {
      if ('user' in answer) openFirstPage();
    },
  });
}
