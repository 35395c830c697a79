import type { Incident, IncidentAnswer, IncidentBody, IncidentsAnswer } from '@constat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { apiBlob, apiGet, apiSend } from '../../shared/api/client.ts';
import type { Language } from '../../shared/i18n/language.ts';
import { saveFile } from '../../shared/save-file.ts';

const INCIDENTS_KEY = ['incidents'] as const;
const INCIDENTS_PATH = '/api/incidents';

/** The register, the latest incident first. */
export function useIncidents(): UseQueryResult<readonly Incident[]> {
  return useQuery({
    queryKey: INCIDENTS_KEY,
    queryFn: async ({ signal }) => (await apiGet<IncidentsAnswer>(INCIDENTS_PATH, { signal })).incidents,
  });
}

/** What is written: `before` is the entry as it was opened, null for a new one. */
interface WrittenIncident {
  readonly before: Pick<Incident, 'id' | 'version'> | null;
  readonly body: IncidentBody;
}

/** Records an incident, or what was found out of one since. */
export function useWriteIncident(): UseMutationResult<Incident, Error, WrittenIncident> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ before, body }) => {
      const answer =
        before === null
          ? await apiSend<IncidentAnswer>('POST', INCIDENTS_PATH, body)
          : await apiSend<IncidentAnswer>('PUT', `${INCIDENTS_PATH}/${before.id}`, body, {
              headers: { 'If-Match': `"${before.version}"` },
            });
      return answer.incident;
    },
    onSettled: () => client.invalidateQueries({ queryKey: INCIDENTS_KEY }),
  });
}

/** Hands the register to the browser's downloads, as a table for a spreadsheet. */
export function useIncidentFile(): UseMutationResult<void, Error, Language> {
  return useMutation({
    mutationFn: async (language) => {
      const { blob, fileName } = await apiBlob(`${INCIDENTS_PATH}/file`, { language });
      saveFile(blob, fileName ?? 'registre.csv');
    },
  });
}
