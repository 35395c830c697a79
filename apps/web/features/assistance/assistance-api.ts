import type {
  AssistanceStatus,
  AssistDictationBody,
  AssistTextBody,
  DistributedAnswer,
  EnhancedAnswer,
  FormattedAnswer,
  GenerateBody,
  GeneratedAnswer,
  ProcessedAnswer,
  ProcessFieldBody,
} from '@constat/contract';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { apiGet, apiSend } from '../../shared/api/client.ts';

/** A call that ends when its signal is aborted. */
type Call<Body, Answer> = (body: Body, signal: AbortSignal) => Promise<Answer>;

function post<Body, Answer>(path: string): Call<Body, Answer> {
  return (body, signal) => apiSend<Answer>('POST', path, body, { signal });
}

/** Section 7 as dated paragraphs. */
export const formatHistory = post<AssistTextBody, FormattedAnswer>('/api/format-section7');

/** Section 8 under its three headings. */
export const formatSubjective = post<AssistTextBody, FormattedAnswer>('/api/format-section8');

/** Section 8 shared out over its three fields. */
export const distributeSubjective = post<AssistTextBody, DistributedAnswer>('/api/ai/distribute-section8');

/** A dictation of section 7 as written text. */
export const enhanceHistory = post<AssistDictationBody, EnhancedAnswer>('/api/ai/enhance-section7-dictation');

/** The conclusion, drawn from sections 5 to 9. */
export const generateConclusion = post<GenerateBody, GeneratedAnswer>('/api/generate-section11');

/** One processing of any text. */
export const processField = post<ProcessFieldBody, ProcessedAnswer>('/api/ai/process-field');

/** Which engine proposes text. Asked again when a screen with assistance is opened. */
export function useAssistanceStatus(): UseQueryResult<AssistanceStatus> {
  return useQuery({
    queryKey: ['assistance-status'],
    queryFn: ({ signal }) => apiGet<AssistanceStatus>('/api/assistance/status', { signal }),
    staleTime: 60_000,
  });
}
