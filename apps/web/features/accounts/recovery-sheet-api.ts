import type {
  ConfirmedRecoverySheetAnswer,
  NewRecoverySheetAnswer,
  RecoverySheetsAnswer,
} from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';
import type { Confirmed } from './identity-question.tsx';

const SHEETS_KEY = ['recovery-sheets'] as const;
const SHEETS_PATH = '/api/recovery-sheets';

/** The recovery sheets that open the installation; an ApiError 403 for who does not run it. */
export function useRecoverySheets(): UseQueryResult<RecoverySheetsAnswer> {
  return useQuery({
    queryKey: SHEETS_KEY,
    queryFn: ({ signal }) => apiGet<RecoverySheetsAnswer>(SHEETS_PATH, { signal }),
    staleTime: 0,
  });
}

/** Makes a sheet, whose code is in the answer alone; the page forgets it with the screen that shows it. */
export function useMakeRecoverySheet(
  confirmed: Confirmed,
): UseMutationResult<NewRecoverySheetAnswer, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => confirmed(() => apiSend<NewRecoverySheetAnswer>('POST', SHEETS_PATH)),
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: SHEETS_KEY }),
  });
}

export interface SheetChoice {
  readonly id: string;
  readonly keepsEarlier: boolean;
}

/** Tells that somebody has the sheet on paper. */
export function useConfirmRecoverySheet(): UseMutationResult<
  ConfirmedRecoverySheetAnswer,
  Error,
  SheetChoice
> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, keepsEarlier }: SheetChoice) =>
      apiSend<ConfirmedRecoverySheetAnswer>('POST', `${SHEETS_PATH}/${encodeURIComponent(id)}/confirm`, {
        keepsEarlier,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: SHEETS_KEY }),
  });
}
