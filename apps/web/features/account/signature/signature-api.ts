import type { HandwrittenSignatureAnswer } from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend, apiUpload } from '../../../shared/api/client.ts';

const PATH = '/api/profile/handwritten-signature';
const KEY = ['handwritten-signature'] as const;

export function useSignature(): UseQueryResult<HandwrittenSignatureAnswer> {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => apiGet<HandwrittenSignatureAnswer>(PATH, { signal }),
  });
}

/** Sends a PNG, or a drawing as SVG. */
export function useSendSignature(): UseMutationResult<HandwrittenSignatureAnswer, Error, Blob> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob) =>
      apiUpload<HandwrittenSignatureAnswer>('PUT', PATH, file, file.type || 'image/png'),
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  });
}

export function useRemoveSignature(): UseMutationResult<void, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiSend<void>('DELETE', PATH),
    onSuccess: () => client.setQueryData(KEY, { signature: null }),
  });
}
