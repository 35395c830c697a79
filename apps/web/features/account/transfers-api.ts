import type { AllowTransferBody, TransfersAnswer } from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';

const PATH = '/api/transfers';

/** What leaves the machine for an engine, and who has allowed it. */
export function useTransfers(): UseQueryResult<TransfersAnswer> {
  return useQuery({
    queryKey: ['transfers'],
    queryFn: ({ signal }) => apiGet<TransfersAnswer>(PATH, { signal }),
  });
}

/** Allows a transfer, or withdraws it; an ApiError 404 where the settings name another engine by now. */
export function useChangeTransfer(): UseMutationResult<
  TransfersAnswer,
  Error,
  { readonly id: string; readonly act: 'allow' | 'withdraw' }
> {
  const client = useQueryClient();
  const understood: AllowTransferBody = { understood: true };
  return useMutation({
    mutationFn: ({ id, act }) => {
      const path = `${PATH}/${encodeURIComponent(id)}`;
      return act === 'allow'
        ? apiSend<TransfersAnswer>('PUT', path, understood)
        : apiSend<TransfersAnswer>('DELETE', path);
    },
    onSettled: () =>
      Promise.all(
        ['transfers', 'assistance-status', 'speech-status'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
