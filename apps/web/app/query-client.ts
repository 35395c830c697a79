import { QueryClient } from '@tanstack/react-query';

/** No retry, no refetch on focus, no staleness, unless a query says otherwise (Report editor §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Everything runs on one machine: the server answers without the internet.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
