import type { FactorsAnswer, RecoveryCodesAnswer, TotpSeedAnswer } from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';
import { makePasskey } from '../../shared/sign-in/passkeys.ts';
import type { Confirmed } from './identity-question.tsx';

export const FACTORS_KEY = ['account-factors'] as const;

/** What the account asks for beside the password, or instead of it. */
export function useFactors(): UseQueryResult<FactorsAnswer> {
  return useQuery({
    queryKey: FACTORS_KEY,
    queryFn: ({ signal }) => apiGet<FactorsAnswer>('/api/account/factors', { signal }),
    staleTime: 0,
  });
}

function useFactorAct<Result, Argument>(
  confirmed: Confirmed,
  act: (argument: Argument) => Promise<Result>,
): UseMutationResult<Result, Error, Argument> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (argument: Argument) => confirmed(() => act(argument)),
    onSettled: () => client.invalidateQueries({ queryKey: FACTORS_KEY }),
  });
}

/** Makes a seed for an app; it asks for nothing before a code confirms it. */
export const useBeginTotp = (confirmed: Confirmed): UseMutationResult<TotpSeedAnswer, Error, void> =>
  useFactorAct(confirmed, () => apiSend<TotpSeedAnswer>('POST', '/api/account/totp'));

/** Confirms the seed by a code of the app; gives the recovery codes. */
export const useConfirmTotp = (confirmed: Confirmed): UseMutationResult<RecoveryCodesAnswer, Error, string> =>
  useFactorAct(confirmed, (code: string) =>
    apiSend<RecoveryCodesAnswer>('POST', '/api/account/totp/confirm', { code }),
  );

/** Asks for no code any more. */
export const useRemoveTotp = (confirmed: Confirmed): UseMutationResult<FactorsAnswer, Error, void> =>
  useFactorAct(confirmed, () => apiSend<FactorsAnswer>('DELETE', '/api/account/totp'));

/** Other recovery codes; those of before are void. */
export const useNewRecoveryCodes = (
  confirmed: Confirmed,
): UseMutationResult<RecoveryCodesAnswer, Error, void> =>
  useFactorAct(confirmed, () => apiSend<RecoveryCodesAnswer>('POST', '/api/account/recovery-codes'));

/** Makes a passkey with this browser. */
export const useAddPasskey = (confirmed: Confirmed): UseMutationResult<FactorsAnswer, Error, void> =>
  useFactorAct(confirmed, () => makePasskey<FactorsAnswer>());

export const useRemovePasskey = (confirmed: Confirmed): UseMutationResult<FactorsAnswer, Error, string> =>
  useFactorAct(confirmed, (id: string) =>
    apiSend<FactorsAnswer>('DELETE', `/api/account/passkeys/${encodeURIComponent(id)}`),
  );
