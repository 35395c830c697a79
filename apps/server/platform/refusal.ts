import type { ErrorBody, ErrorCode } from '@constat/contract/errors';

/** A refusal that the table of errors knows: thrown anywhere in the server, serialised in one place. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  /** With `SIGNING_POINTS_OPEN`: the points without a reason. */
  readonly points: readonly string[];
  /** The segment of a recording that is meant, counted from 1 as on the screen. */
  readonly segment: number | undefined;
  /** With `PARTS_MISSING`: the number of the first part that is not there. */
  readonly next: number | null;
  /** With `IMPAIRMENT_TABLE_INVALID`: what is wrong with the file. */
  readonly problems: NonNullable<ErrorBody['problems']>;
  /** After how many milliseconds the same may succeed, where that is known. */
  readonly retryAfterMs: number | null;

  constructor(
    code: ErrorCode,
    options: {
      readonly fields?: readonly string[];
      readonly points?: readonly string[];
      readonly segment?: number;
      readonly next?: number;
      readonly problems?: ErrorBody['problems'];
      readonly retryAfterMs?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'Refusal';
    this.code = code;
    this.fields = options.fields ?? [];
    this.points = options.points ?? [];
    this.segment = options.segment;
    this.next = options.next ?? null;
    this.problems = options.problems ?? [];
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
