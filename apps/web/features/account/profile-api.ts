import type { Profile } from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';
import { currentUserQuery } from '../../shared/session.ts';

const PROFILE_KEY = ['profile'] as const;

/** The physician's profile. */
export function useProfile(): UseQueryResult<Profile> {
  return useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => apiGet<Profile>('/api/profile', { signal }),
  });
}

/** Saves the whole profile; the greeting follows the name. */
export function useSaveProfile(): UseMutationResult<Profile, Error, Profile> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (profile: Profile) =>
      (await apiSend<Profile | undefined>('PUT', '/api/profile', profile)) ?? profile,
    onSuccess: (profile) => {
      client.setQueryData(PROFILE_KEY, profile);
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}
