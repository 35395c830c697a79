import type { KeptPhrase, PhraseBody } from '@constat/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from './api/client.ts';
import { useIsAssistant } from './session.ts';

const phrasesQuery = queryOptions({
  queryKey: ['phrases'],
  queryFn: ({ signal }) => apiGet<readonly KeptPhrase[]>('/api/phrases', { signal }),
  staleTime: 0,
});

/** The physician's own phrases, those of most reports first. */
export function usePhrases(): UseQueryResult<readonly KeptPhrase[]> {
  // An assistant has none.
  return useQuery({ ...phrasesQuery, enabled: !useIsAssistant() });
}

function usePhraseChange<Answer, Change>(
  send: (change: Change) => Promise<Answer>,
): UseMutationResult<Answer, Error, Change> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: phrasesQuery.queryKey }),
  });
}

export function useAddPhrase(): UseMutationResult<KeptPhrase, Error, PhraseBody> {
  return usePhraseChange((body: PhraseBody) => apiSend<KeptPhrase>('POST', '/api/phrases', body));
}

export function useChangePhrase(): UseMutationResult<KeptPhrase, Error, Pick<KeptPhrase, 'id' | 'text'>> {
  return usePhraseChange(({ id, text }: Pick<KeptPhrase, 'id' | 'text'>) =>
    apiSend<KeptPhrase>('PUT', `/api/phrases/${encodeURIComponent(id)}`, { text }),
  );
}

export function useRemovePhrase(): UseMutationResult<void, Error, string> {
  return usePhraseChange((id: string) => apiSend<void>('DELETE', `/api/phrases/${encodeURIComponent(id)}`));
}
