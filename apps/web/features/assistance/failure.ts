import type { MessageId } from '@constat/contract/messages';
import { ApiError } from '../../shared/api/client.ts';
import { showToast } from '../../shared/ui/toast.ts';

/** What a failed call says: the server's sentence, which the error table words, or the given one. */
export function failureSentence(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : otherwise;
}

/**
 * Logs a failure that nobody is told of. A call that failed is in the log of the server or in the browser's own; anything
 * else is a defect of the page.
 */
export function logFailure(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}

/** Tells of a failed call; the text of the report is as it was. */
export function tellFailure(error: unknown, say: (id: MessageId) => string): void {
  showToast({
    title: say('error'),
    description: failureSentence(error, say('networkError')),
    look: 'destructive',
  });
}
