import type { User } from '@constat/contract';
import { CURRENT_USER_FRESH_MS } from '@constat/contract/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, apiGet } from './api/client.ts';
import { claimPage } from './api/page-user.ts';

/** The query that knows the signed-in user; null when there is none. Any failure but 401 is an error of the query. */
export const currentUserQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      const { user } = await apiGet<{ user: User }>('/api/auth/me', { signal });
      claimPage(user.id);
      return user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: CURRENT_USER_FRESH_MS,
  retry: false,
  refetchOnWindowFocus: false,
});

/** The signed-in user, or null. */
export function useCurrentUser(): { user: User | null; isLoading: boolean; error: Error | null } {
  const { data, isPending, error } = useQuery(currentUserQuery);
  return { user: data ?? null, isLoading: isPending, error };
}
