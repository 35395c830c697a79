import type { ReportAssistant, ReportAssistantsAnswer } from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';

const pathOf = (formId: string): string => `/api/saved-forms/${encodeURIComponent(formId)}/assistants`;
const keyOf = (formId: string | null) => ['report-assistants', formId] as const;

/** The assistants of the installation, each with what it may do to that report. */
export function useReportAssistants(
  formId: string | null,
  isWanted: boolean,
): UseQueryResult<readonly ReportAssistant[]> {
  return useQuery({
    queryKey: keyOf(formId),
    queryFn: async ({ signal }) =>
      (await apiGet<ReportAssistantsAnswer>(pathOf(formId ?? ''), { signal })).assistants,
    enabled: isWanted && formId !== null,
    staleTime: 0,
  });
}

/** What becomes of a share: who may hear the recordings or not, or null where it is withdrawn. */
export interface ShareChange {
  readonly assistantId: string;
  readonly share: { readonly mayHearAudio: boolean } | null;
}

/** Shares the report with an assistant, changes how, or withdraws that. */
export function useChangeShare(formId: string | null): UseMutationResult<void, Error, ShareChange> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ assistantId, share }) => {
      const path = `${pathOf(formId ?? '')}/${assistantId}`;
      await (share === null ? apiSend<void>('DELETE', path) : apiSend<unknown>('PUT', path, share));
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(formId) }),
  });
}
