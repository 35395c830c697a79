import type { SpeechStatusAnswer } from '@constat/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ASKED_BY_PAGE, apiGet, apiSend } from '../../../shared/api/client.ts';

/** A model that the server knows how to fetch. */
export interface SpeechModel {
  readonly id: string;
  readonly name: string;
  readonly languages: readonly string[];
  /** Null where no source told the size. */
  readonly bytes: number | null;
  readonly licence: string;
  readonly installed: boolean;
  /** The one to choose where nothing speaks for another. */
  readonly recommended: boolean;
  readonly pull: null | {
    readonly receivedBytes: number;
    readonly totalBytes: number | null;
    readonly state: 'running' | 'failed' | 'done';
    readonly message?: string;
  };
}

/** How often a running download is looked at, in milliseconds. */
const POLL_MS = 1_000;
/** How often a server that does not answer, or a model that cannot be used, is looked at again, in milliseconds. */
const RETRY_MS = 5_000;

const statusQuery = queryOptions({
  queryKey: ['speech-status'],
  queryFn: ({ signal }) =>
    apiGet<SpeechStatusAnswer>('/api/speech/status', { signal, headers: ASKED_BY_PAGE }),
  staleTime: 0,
  // What can change by itself is looked at again: a model that is loading, a server that was not there, and
  // what an administrator allows.
  refetchInterval: ({ state }) => {
    if (state.error !== null) return RETRY_MS;
    if (state.data?.state === 'model-loading') return POLL_MS;
    const isAwaited = state.data?.state === 'model-damaged' || state.data?.state === 'not-allowed';
    return isAwaited ? RETRY_MS : false;
  },
});

/** What the server recognises speech with. */
export function useSpeechStatus() {
  return useQuery(statusQuery);
}

/** The machine that the sound is sent to; null where it stays on this one, or is not sent. */
export function useSoundHost(): string | null {
  const { data } = useSpeechStatus();
  return data?.state === 'ready' ? (data.host ?? null) : null;
}

/** The models that can be installed; followed while one is being fetched. */
export function useSpeechModels(enabled = true) {
  return useQuery({
    enabled,
    queryKey: ['speech-models'],
    queryFn: ({ signal }) =>
      apiGet<readonly SpeechModel[]>('/api/speech/models', { signal, headers: ASKED_BY_PAGE }),
    refetchInterval: ({ state }) =>
      state.data?.some((model) => model.pull?.state === 'running') ? POLL_MS : false,
  });
}

/** The name of the model to install where none is there; null where that is not what is lacking, or not known. */
export function useMissingModel(): string | null {
  const { data: status } = useSpeechStatus();
  const { data: models } = useSpeechModels(status?.state === 'model-missing');
  return models?.find(({ recommended }) => recommended)?.name ?? null;
}

/** Has the server fetch a model. */
export function usePullModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiSend<unknown>('POST', `/api/speech/models/${encodeURIComponent(id)}/pull`),
    onSettled: () => client.invalidateQueries({ queryKey: ['speech-models'] }),
  });
}
