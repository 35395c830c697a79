import type { Profile, ReportPhysician } from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';
import { LETTERHEAD_PREVIEW_KEY } from '../../shared/letterhead.ts';
import { currentUserQuery, useIsAssistant } from '../../shared/session.ts';

const PROFILE_KEY = ['profile'] as const;

/** The physician's profile. */
export function useProfile(): UseQueryResult<Profile> {
  return useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => apiGet<Profile>('/api/profile', { signal }),
  });
}

/**
 * The profile that a report is printed with: that of its physician, whoever writes in it.
 * @param formId where it is saved; null where it is not, which no assistant has
 */
export function useReportProfile(formId: string | null): UseQueryResult<Profile & Partial<ReportPhysician>> {
  const isAssistant = useIsAssistant();
  const path = isAssistant ? `/api/saved-forms/${formId}/physician` : '/api/profile';
  return useQuery({
    queryKey: isAssistant ? [...PROFILE_KEY, formId] : PROFILE_KEY,
    queryFn: ({ signal }) => apiGet<Profile & Partial<ReportPhysician>>(path, { signal }),
    enabled: !isAssistant || formId !== null,
  });
}

/** Saves the whole profile; the greeting follows the name, and the preview of the letterhead what it prints. */
export function useSaveProfile(): UseMutationResult<Profile, Error, Profile> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (profile: Profile) =>
      (await apiSend<Profile | undefined>('PUT', '/api/profile', profile)) ?? profile,
    onSuccess: (profile) => {
      client.setQueryData(PROFILE_KEY, profile);
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      void client.invalidateQueries({ queryKey: LETTERHEAD_PREVIEW_KEY });
    },
  });
}
