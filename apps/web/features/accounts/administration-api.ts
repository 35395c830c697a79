import type {
  AccountAnswer,
  AccountLinkAnswer,
  AccountsAnswer,
  AddAccountBody,
  EndedSessionsAnswer,
  ListedAccount,
} from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';
import { currentUserQuery } from '../../shared/session.ts';
import type { Confirmed } from './identity-question.tsx';

const ACCOUNTS_KEY = ['accounts'] as const;
const ACCOUNTS_PATH = '/api/accounts';

/** What is done with an account that there is. */
export type AccountAct =
  | 'reset'
  | 'disable'
  | 'enable'
  | 'give'
  | 'withdraw'
  | 'end-sessions'
  | 'remove-factors';

export interface AccountChange {
  readonly act: AccountAct;
  readonly account: ListedAccount;
}

/** Every account of the installation, by user name; an ApiError 403 for who does not run it. */
export function useAccounts(): UseQueryResult<AccountsAnswer> {
  return useQuery({
    queryKey: ACCOUNTS_KEY,
    queryFn: ({ signal }) => apiGet<AccountsAnswer>(ACCOUNTS_PATH, { signal }),
    staleTime: 0,
  });
}

/** Reads anew the accounts, and who one is: with them changes who runs the installation. */
function useReadAnew(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ACCOUNTS_KEY }),
      client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    ]);
}

/** Adds an account, whose person chooses the password by the link of the answer. */
export function useAddAccount(
  confirmed: Confirmed,
): UseMutationResult<AccountLinkAnswer, Error, AddAccountBody> {
  return useMutation({
    mutationFn: (body: AddAccountBody) =>
      confirmed(() => apiSend<AccountLinkAnswer>('POST', ACCOUNTS_PATH, body)),
    onSettled: useReadAnew(),
  });
}

function send({
  act,
  account,
}: AccountChange): Promise<AccountLinkAnswer | AccountAnswer | EndedSessionsAnswer> {
  const path = `${ACCOUNTS_PATH}/${encodeURIComponent(account.id)}`;
  switch (act) {
    case 'reset':
    case 'disable':
    case 'enable':
      return apiSend<AccountLinkAnswer | AccountAnswer>('POST', `${path}/${act}`);
    case 'give':
    case 'withdraw':
      return apiSend<AccountAnswer>('PUT', `${path}/administration`, { isAdmin: act === 'give' });
    case 'end-sessions':
      return apiSend<EndedSessionsAnswer>('DELETE', `${path}/sessions`);
    case 'remove-factors':
      return apiSend<AccountAnswer>('DELETE', `${path}/factors`);
  }
}

/** Changes an account; a reset answers with a link. */
export function useChangeAccount(
  confirmed: Confirmed,
): UseMutationResult<AccountLinkAnswer | AccountAnswer | EndedSessionsAnswer, Error, AccountChange> {
  return useMutation({
    mutationFn: (change: AccountChange) => confirmed(() => send(change)),
    onSettled: useReadAnew(),
  });
}
