import type { CopiesAnswer, DatabaseCopy } from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';

const COPIES_KEY = ['copies'] as const;
const COPIES_PATH = '/api/copies';

/** Where a copy's file is read from. */
export const copyFilePath = (name: string): string => `${COPIES_PATH}/${encodeURIComponent(name)}/file`;

/** The copies of the database; an ApiError 403 for who does not run the installation. */
export function useCopies(): UseQueryResult<CopiesAnswer> {
  return useQuery({
    queryKey: COPIES_KEY,
    queryFn: ({ signal }) => apiGet<CopiesAnswer>(COPIES_PATH, { signal }),
  });
}

function useCopyAct<Result, Argument>(
  act: (argument: Argument) => Promise<Result>,
): UseMutationResult<Result, Error, Argument> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: COPIES_KEY }),
  });
}

export function useMakeCopy(): UseMutationResult<DatabaseCopy, Error, void> {
  return useCopyAct(() => apiSend<DatabaseCopy>('POST', COPIES_PATH));
}

export function useRemoveCopy(): UseMutationResult<void, Error, string> {
  return useCopyAct((name) => apiSend<void>('DELETE', `${COPIES_PATH}/${encodeURIComponent(name)}`));
}

/** Has a copy take the database's place at the next start; null withdraws that. */
export function useStageRestore(): UseMutationResult<unknown, Error, string | null> {
  return useCopyAct((name) =>
    name === null
      ? apiSend<unknown>('DELETE', '/api/restore-at-start')
      : apiSend<unknown>('POST', `${COPIES_PATH}/${encodeURIComponent(name)}/restore`),
  );
}
