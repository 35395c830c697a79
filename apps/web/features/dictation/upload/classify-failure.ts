import { ApiError } from '../../../shared/api/client.ts';

/** What a failed upload calls for. */
export type UploadFailure =
  /** Try again: a few times at once, then now and then. `isUnreached`: nothing was done, for the server was not there. */
  | {
      readonly kind: 'attempt';
      readonly code: string;
      readonly newKey: boolean;
      readonly isUnreached: boolean;
    }
  /** Trying again would give the same. */
  | { readonly kind: 'final'; readonly code: string }
  /** Not an attempt: nothing was wrong with the chunk. */
  | { readonly kind: 'wait'; readonly reason: 'offline' | 'signed-out' | 'no-engine' }
  | { readonly kind: 'busy'; readonly seconds: number };

/** How long a busy server is left alone when it does not say, in seconds. */
const BUSY_SECONDS = 5;

const UNREACHED = { kind: 'attempt', code: 'NETWORK', newKey: false, isUnreached: true } as const;

/** Sorts what went wrong with an upload. */
export function classifyFailure(error: unknown, online: boolean): UploadFailure {
  if (!(error instanceof ApiError)) return UNREACHED;
  switch (error.code) {
    case 'NETWORK':
      return online ? UNREACHED : { kind: 'wait', reason: 'offline' };
    case 'UNAUTHENTICATED':
      return { kind: 'wait', reason: 'signed-out' };
    case 'SPEECH_MODEL_MISSING':
    case 'SPEECH_MODEL_DAMAGED':
    case 'SPEECH_OFF':
    case 'SPEECH_NOT_ALLOWED':
      return { kind: 'wait', reason: 'no-engine' };
    case 'IDEMPOTENCY_IN_PROGRESS':
    case 'TOO_MANY_ATTEMPTS':
      return { kind: 'busy', seconds: error.retryAfter ?? BUSY_SECONDS };
    case 'IDEMPOTENCY_KEY_REUSED':
      return { kind: 'attempt', code: error.code, newKey: true, isUnreached: false };
    case 'PARTS_MISSING':
    case 'REQUEST_TIMEOUT':
    case 'STORAGE_UNAVAILABLE':
    case 'STORAGE_FULL':
      return { kind: 'attempt', code: error.code, newKey: false, isUnreached: true };
    default:
      // What a proxy answers for a server that is away is none of the server's own.
      return error.status >= 500
        ? { kind: 'attempt', code: error.code, newKey: false, isUnreached: !error.isFromServer }
        : { kind: 'final', code: error.code };
  }
}
