import type { ImpairmentTableAnswer } from '@constat/contract';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { apiGet } from './api/client.ts';

export const IMPAIRMENT_TABLE_KEY = ['impairment-table'] as const;
export const IMPAIRMENT_TABLE_PATH = '/api/impairment-table';
/** It may be replaced from another page. */
const FRESH_MS = 60_000;

/** The table of impairments that is loaded, or null in it where there is none. */
export function useImpairmentTable(isAsked = true): UseQueryResult<ImpairmentTableAnswer> {
  return useQuery({
    queryKey: IMPAIRMENT_TABLE_KEY,
    queryFn: ({ signal }) => apiGet<ImpairmentTableAnswer>(IMPAIRMENT_TABLE_PATH, { signal }),
    enabled: isAsked,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
}
