import { EngineFailure } from '../../apps/server/assistance/engine.ts';
import { Refusal } from '../../apps/server/platform/refusal.ts';
import { SpeechFailure } from '../../apps/server/speech/speech-failure.ts';

/** Why one recording or one text has no result. */
export interface ItemFailure {
  readonly code:
    | 'unreachable'
    | 'key-refused'
    | 'not-found'
    | 'server-error'
    | 'too-late'
    | 'invalid-answer'
    | 'left-out'
    | 'phantom-text'
    | 'audio-unreadable'
    | 'too-long'
    | 'paused'
    | 'other';
  /** A status or a code; never a word of the text. */
  readonly detail: string;
}

const UNREACHABLE =
  /^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENETUNREACH|EPIPE|UND_ERR_|CERT_|DEPTH_ZERO|SELF_SIGNED|ERR_TLS)/u;
const INVALID =
  /^(?:ZodError|SyntaxError|AI_(?:NoObjectGenerated|NoOutputGenerated|TypeValidation|JSONParse|InvalidResponseData|NoContentGenerated|EmptyResponseBody)Error)$/u;
/** Errors may name each other in a ring. */
const MOST_CAUSES = 12;

/** Why a call failed: the deepest cause that says something. */
export function failureOf(error: unknown): ItemFailure {
  const causes = causesOf(error);
  const found = causes
    .toReversed()
    .map(reasonOf)
    .find((reason) => reason !== null);
  if (found !== undefined) return found;
  const last = causes.at(-1);
  // The product gives up on an empty answer, and on one that loses a placeholder, without another cause.
  const isEmpty = last instanceof EngineFailure || (causes.at(-2) instanceof EngineFailure && isPlain(last));
  return isEmpty ? invalid() : { code: 'other', detail: nameOf(last) };
}

function isPlain(cause: unknown): boolean {
  return cause instanceof Error && cause.constructor === Error && cause.cause === undefined;
}

function causesOf(error: unknown): readonly unknown[] {
  const causes: unknown[] = [];
  for (let one = error; one !== undefined && one !== null && causes.length < MOST_CAUSES;) {
    causes.push(one);
    one = (one as { readonly cause?: unknown }).cause;
  }
  return causes;
}

function reasonOf(cause: unknown): ItemFailure | null {
  const { name, code, statusCode } = cause as {
    readonly name?: unknown;
    readonly code?: unknown;
    readonly statusCode?: unknown;
  };
  if (cause instanceof SpeechFailure) return speechReason(cause.code);
  if (typeof name === 'string' && INVALID.test(name)) return { code: 'invalid-answer', detail: '' };
  // An answer in another form than the protocol's comes with the status of a success.
  if (typeof statusCode === 'number') return statusCode < 400 ? invalid() : statusReason(statusCode);
  // Without a status there was no answer.
  if (name === 'AI_APICallError') return { code: 'unreachable', detail: '' };
  if (name === 'TimeoutError') return { code: 'too-late', detail: '' };
  if (typeof code === 'string' && UNREACHABLE.test(code)) return { code: 'unreachable', detail: code };
  if (cause instanceof TypeError && cause.message === 'fetch failed')
    return { code: 'unreachable', detail: '' };
  if (!(cause instanceof Refusal)) return null;
  if (cause.code === 'AUDIO_INVALID' || cause.code === 'AUDIO_PUT_ASIDE')
    return { code: 'audio-unreadable', detail: '' };
  return cause.code === 'PAYLOAD_TOO_LARGE' ? { code: 'too-long', detail: '' } : null;
}

function invalid(): ItemFailure {
  return { code: 'invalid-answer', detail: '' };
}

function speechReason(code: SpeechFailure['code']): ItemFailure {
  const status = /^HTTP_(\d+)$/u.exec(code)?.[1];
  if (status !== undefined) return statusReason(Number(status));
  if (code === 'PHANTOM_TEXT') return { code: 'phantom-text', detail: '' };
  if (code === 'AUDIO_DAMAGED') return { code: 'audio-unreadable', detail: '' };
  return code === 'AUDIO_LEFT_OUT' ? { code: 'left-out', detail: '' } : invalid();
}

function statusReason(status: number): ItemFailure {
  const detail = `HTTP ${status}`;
  if (status === 401 || status === 403) return { code: 'key-refused', detail };
  if (status === 408 || status === 504) return { code: 'too-late', detail };
  return { code: status === 404 ? 'not-found' : 'server-error', detail };
}

function nameOf(cause: unknown): string {
  if (cause instanceof Refusal) return cause.code;
  return cause instanceof Error ? cause.name : '';
}
