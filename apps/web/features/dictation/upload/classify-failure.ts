import { ApiError } from '../../../shared/api/client.ts';

/** What a failed upload calls for. */
export type UploadFailure =
  /** Try again, at most a few times. */
  | { readonly kind: 'attempt'; readonly code: string; readonly newKey: boolean }
  /** Trying again would give the same. */
  | { readonly kind: 'final'; readonly code: string }
  /** Not an attempt: nothing was wrong with the chunk. */
  | { readonly kind: 'wait'; readonly reason: 'offline' | 'signed-out' | 'no-engine' }
  | { readonly kind: 'busy'; readonly seconds: number };

/** How long a busy server is left alone when it does not say, in seconds. */
const BUSY_SECONDS = 5;

/** Sorts what went wrong with an upload. */
export function classifyFailure(error: unknown, online: boolean): UploadFailure {
  if (!(error instanceof ApiError)) return { kind: 'attempt', code: 'NETWORK', newKey: false };
  switch (error.code) {
    case 'NETWORK':
      return online
        ? { kind: 'attempt', code: 'NETWORK', newKey: false }
        : { kind: 'wait', reason: 'offline' };
    case 'UNAUTHENTICATED':
      return { kind: 'wait', reason: 'signed-out' };
    case 'SPEECH_MODEL_MISSING':
    case 'SPEECH_MODEL_DAMAGED':
    case 'SPEECH_OFF':
      return { kind: 'wait', reason: 'no-engine' };
    case 'IDEMPOTENCY_IN_PROGRESS':
    case 'TOO_MANY_ATTEMPTS':
      return { kind: 'busy', seconds: error.retryAfter ?? BUSY_SECONDS };
    case 'IDEMPOTENCY_KEY_REUSED':
      return { kind: 'attempt', code: error.code, newKey: true };
    default:
      return error.status >= 500
        ? { kind: 'attempt', code: error.code, newKey: false }
        : { kind: 'final', code: error.code };
  }
}
