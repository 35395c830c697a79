import type { LetterheadAnswer } from '@constat/contract';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { apiGet } from './api/client.ts';
import { useIsAssistant } from './session.ts';

export const LETTERHEAD_KEY = ['letterhead'] as const;
/** Apart from the letterhead: a preview is of a language, a version and the profile. */
export const LETTERHEAD_PREVIEW_KEY = ['letterhead-preview'] as const;
export const LETTERHEAD_PATH = '/api/profile/letterhead';

/** The letterhead of the physician's account, or null in it where there is none; not asked for an assistant, who has none. */
export function useLetterhead(): UseQueryResult<LetterheadAnswer> {
  return useQuery({
    queryKey: LETTERHEAD_KEY,
    queryFn: ({ signal }) => apiGet<LetterheadAnswer>(LETTERHEAD_PATH, { signal }),
    enabled: !useIsAssistant(),
  });
}
