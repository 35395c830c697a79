import type { RecentPatient, RecentPatientBody } from '@constat/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';
import { useIsAssistant } from '../../shared/session.ts';

const recentPatientsQuery = queryOptions({
  queryKey: ['recent-patients'],
  queryFn: ({ signal }) => apiGet<readonly RecentPatient[]>('/api/recent-patients', { signal }),
  staleTime: 0,
});

/** The patients seen last, the latest first. */
export function useRecentPatients(): UseQueryResult<readonly RecentPatient[]> {
  // An assistant has none.
  return useQuery({ ...recentPatientsQuery, enabled: !useIsAssistant() });
}

/** Records a patient after a save. A failure is only logged, never shown: the report itself is saved. */
export function useRecordPatient(): UseMutationResult<RecentPatient, Error, RecentPatientBody> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RecentPatientBody) => apiSend<RecentPatient>('POST', '/api/recent-patients', body),
    onError: (error) => reportError(error),
    onSettled: () => client.invalidateQueries({ queryKey: recentPatientsQuery.queryKey }),
  });
}

/** Marks a patient as seen now, without waiting for the result. */
export function useTouchPatient(): UseMutationResult<void, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patientName: string) =>
      apiSend<void>('PATCH', '/api/recent-patients/access', { patientName }),
    onSettled: () => client.invalidateQueries({ queryKey: recentPatientsQuery.queryKey }),
  });
}

/** Takes a patient off the list; saved forms stay. */
export function useRemovePatient(): UseMutationResult<void, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiSend<void>('DELETE', `/api/recent-patients/${encodeURIComponent(id)}`),
    onSettled: () => client.invalidateQueries({ queryKey: recentPatientsQuery.queryKey }),
  });
}
