import type { LetterheadAnswer, LetterheadPreview } from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend, apiUpload } from '../../../shared/api/client.ts';
import { LETTERHEAD_KEY, LETTERHEAD_PATH, LETTERHEAD_PREVIEW_KEY } from '../../../shared/letterhead.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A Word document to upload; `append` takes one without a place for the report. */
export interface LetterheadFile {
  readonly file: File;
  readonly append: boolean;
}

export function useUploadLetterhead(): UseMutationResult<LetterheadAnswer, Error, LetterheadFile> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, append }: LetterheadFile) => {
      const query = new URLSearchParams({ fileName: file.name, ...(append && { append: 'true' }) });
      return apiUpload<LetterheadAnswer>('PUT', `${LETTERHEAD_PATH}?${query.toString()}`, file, DOCX);
    },
    onSuccess: (answer) => client.setQueryData(LETTERHEAD_KEY, answer),
  });
}

export function useRemoveLetterhead(): UseMutationResult<void, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiSend<void>('DELETE', LETTERHEAD_PATH),
    onSuccess: () => client.setQueryData(LETTERHEAD_KEY, { letterhead: null }),
  });
}

/**
 * How a report of nobody looks on the letterhead, and what was found in it; asked again for another version of it, and once
 * the profile that it names has been saved.
 */
export function useLetterheadPreview(
  language: 'fr' | 'en',
  version: string,
  isAsked: boolean,
): UseQueryResult<LetterheadPreview> {
  return useQuery({
    queryKey: [...LETTERHEAD_PREVIEW_KEY, language, version],
    queryFn: ({ signal }) =>
      apiGet<LetterheadPreview>(`${LETTERHEAD_PATH}/preview?language=${language}`, { signal }),
    enabled: isAsked,
    staleTime: Infinity,
  });
}
