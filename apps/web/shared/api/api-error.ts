import type { ErrorBody, ErrorCode } from '@constat/contract';

/** An answer that is no success, or no answer at all (`NETWORK`). Its message is meant for the physician. */
export class ApiError extends Error {
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | undefined;
  /** What the error is about: field ids, or code points that cannot be printed. */
  readonly fields: readonly string[];
  /** False when the message is not the server's own: nobody answered, or something on the way did. */
  readonly isFromServer: boolean;
  /** With `PARTS_MISSING`: the number of the first part of a recording that the server lacks. */
  readonly next: number | undefined;
  /** With `IMPAIRMENT_TABLE_INVALID`: what is wrong with the file. */
  readonly problems: NonNullable<ErrorBody['problems']>;

  constructor(
    message: string,
    detail: {
      readonly status: number;
      readonly code: ErrorCode | 'NETWORK';
      readonly requestId?: string | undefined;
      readonly retryAfter?: number | undefined;
      readonly fields?: readonly string[] | undefined;
      readonly isFromServer?: boolean;
      readonly next?: number | undefined;
      readonly problems?: ErrorBody['problems'];
    },
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = detail.status;
    this.code = detail.code;
    this.requestId = detail.requestId;
    this.retryAfter = detail.retryAfter;
    this.fields = detail.fields ?? [];
    this.isFromServer = detail.isFromServer ?? false;
    this.next = detail.next;
    this.problems = detail.problems ?? [];
  }

  /** The default failure text: status code, colon, space, message (Report editor §8). */
  get summary(): string {
    return this.status === 0 ? this.message : `${this.status}: ${this.message}`;
  }
}

/** What a screen says of a failed query: the default failure text, or the error's own message. */
export function describeFailure(error: Error): string {
  return error instanceof ApiError ? error.summary : error.message;
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<ErrorBody>).message === 'string' &&
    typeof (value as Partial<ErrorBody>).code === 'string'
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the error that an answer carries; a proxy's page or an empty body becomes the status text. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = parse(await response.text().catch(() => ''));
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const detail = {
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  };
  if (isErrorBody(body)) {
    return new ApiError(body.message, {
      ...detail,
      code: body.code,
      requestId: body.requestId,
      fields: body.fields,
      next: body.next,
      problems: body.problems,
      isFromServer: true,
    });
  }
  const text = response.statusText === '' ? String(response.status) : response.statusText;
  return new ApiError(text, { ...detail, code: 'INTERNAL' });
}
