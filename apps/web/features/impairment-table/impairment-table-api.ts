import type { ImpairmentTableAnswer, ImpairmentTableFile } from '@constat/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { apiSend } from '../../shared/api/client.ts';
import { IMPAIRMENT_TABLE_KEY, IMPAIRMENT_TABLE_PATH } from '../../shared/impairment-table.ts';

/** Loads a file as the table of the installation, or with null removes the one that is loaded. */
export function useChangeTable(): UseMutationResult<
  ImpairmentTableAnswer,
  Error,
  ImpairmentTableFile | null
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file) =>
      file === null
        ? apiSend<ImpairmentTableAnswer>('DELETE', IMPAIRMENT_TABLE_PATH)
        : apiSend<ImpairmentTableAnswer>('PUT', IMPAIRMENT_TABLE_PATH, file),
    onSuccess: (answer) => client.setQueryData(IMPAIRMENT_TABLE_KEY, answer),
  });
}
