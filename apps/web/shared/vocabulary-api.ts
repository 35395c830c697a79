import type {
  StoredVocabularyEntry,
  VocabularyEntryBody,
  VocabularyImport,
  WordCorrection,
  WordCorrectionAnswer,
} from '@constat/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from './api/client.ts';

const PATH = '/api/vocabulary';

/** Where the whole vocabulary is found as a file. */
export const VOCABULARY_EXPORT_PATH = `${PATH}/export`;

const vocabularyQuery = queryOptions({
  queryKey: ['vocabulary'],
  queryFn: ({ signal }) => apiGet<readonly StoredVocabularyEntry[]>(PATH, { signal }),
});

/** The physician's own words. */
export function useVocabulary(): UseQueryResult<readonly StoredVocabularyEntry[]> {
  return useQuery(vocabularyQuery);
}

/** What is sent; an entry without an id is new. */
export type EntryToSave = VocabularyEntryBody & { readonly id?: string };

/** Adds an entry, or changes the one of that id. */
export function useSaveEntry(): UseMutationResult<StoredVocabularyEntry, Error, EntryToSave> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: EntryToSave) =>
      id === undefined
        ? apiSend<StoredVocabularyEntry>('POST', PATH, body)
        : apiSend<StoredVocabularyEntry>('PUT', `${PATH}/${encodeURIComponent(id)}`, body),
    onSettled: () => client.invalidateQueries({ queryKey: vocabularyQuery.queryKey }),
  });
}

/** Takes an entry out. */
export function useRemoveEntry(): UseMutationResult<void, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiSend<void>('DELETE', `${PATH}/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey: vocabularyQuery.queryKey }),
  });
}

/** Adds what a file holds. */
export function useImportVocabulary(): UseMutationResult<VocabularyImport, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => apiSend<VocabularyImport>('POST', `${PATH}/import`, { text }),
    onSettled: () => client.invalidateQueries({ queryKey: vocabularyQuery.queryKey }),
  });
}

/** Has a correction counted; whether it has been made so often that it is worth an entry. Throws an ApiError. */
export async function countCorrection(correction: WordCorrection): Promise<boolean> {
  return (await apiSend<WordCorrectionAnswer>('POST', `${PATH}/corrections`, correction)).isOffered;
}

/** Has a correction never offered again. Throws an ApiError. */
export function refuseCorrection(correction: WordCorrection): Promise<void> {
  return apiSend('POST', `${PATH}/corrections/refuse`, correction);
}
