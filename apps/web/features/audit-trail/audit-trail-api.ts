import type { AuditAnswer, AuditCheck, AuditFileBody, AuditSearch } from '@constat/contract';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult, UseMutationResult } from '@tanstack/react-query';
import { apiBlob, apiGet, apiSend } from '../../shared/api/client.ts';
import { saveFile } from '../../shared/save-file.ts';

/** Whose trail: the reader's own, or that of the whole installation. */
export type TrailScope = 'own' | 'installation';

/** What is looked for, as the form has it: days as `YYYY-MM-DD`, local, both inside; empty where none is named. */
export interface TrailSearch {
  readonly text: string;
  readonly group: NonNullable<AuditSearch['group']> | '';
  readonly firstDay: string;
  readonly lastDay: string;
}

const PATHS = { own: '/api/audit', installation: '/api/audit/installation' } as const;

/** The events, newest first, page by page. */
export function useAuditTrail(
  scope: TrailScope,
  search: TrailSearch,
): UseInfiniteQueryResult<InfiniteData<AuditAnswer>> {
  return useInfiniteQuery({
    queryKey: ['audit-trail', scope, search],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...writeSearch(search), ...(pageParam !== null && { after: pageParam }) };
      return apiSend<AuditAnswer>('POST', `${PATHS[scope]}/search`, body, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    // What was done since is of interest each time that the page is opened.
    staleTime: 0,
  });
}

/** Hands what is found to the browser's downloads, as a table for a spreadsheet. */
export function useTrailFile(
  scope: TrailScope,
): UseMutationResult<void, Error, Pick<AuditFileBody, 'language'> & TrailSearch> {
  return useMutation({
    mutationFn: async ({ language, ...search }) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const body: AuditFileBody = { language, timeZone, ...writeSearch(search) };
      const { blob, fileName } = await apiBlob(`${PATHS[scope]}/file`, body);
      saveFile(blob, fileName ?? 'journal.csv');
    },
  });
}

/** Goes through the whole trail of the installation. */
export function useChainCheck(): UseMutationResult<AuditCheck, Error, void> {
  return useMutation({ mutationFn: () => apiGet<AuditCheck>(`${PATHS.installation}/check`) });
}

function writeSearch({ text, group, firstDay, lastDay }: TrailSearch): AuditSearch {
  const from = startOfDay(firstDay, 0);
  const before = startOfDay(lastDay, 1);
  return {
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(group !== '' && { group }),
    ...(from !== null && { from }),
    ...(before !== null && { before }),
  };
}

/** The local midnight with which that day begins, or the one some days later; null for what is no day. */
function startOfDay(day: string, later: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const midnight = new Date(year, month - 1, date + later);
  // Else a year that is still being typed, or is none.
  const whole = midnight.getFullYear();
  return whole >= 1970 && whole <= 9_999 ? midnight.toISOString() : null;
}
