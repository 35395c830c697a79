import { ERRORS } from '@constat/contract/errors';
import type { ErrorCode } from '@constat/contract/errors';
import * as z from 'zod';

/** Kinds of jobs by their names, each with what it is given and what it answers. */
export type JobTable<Kinds> = Record<keyof Kinds, { readonly input: object; readonly output: unknown }>;

/** One message to a process. It is given one job at a time, so answers need no number. */
export type JobOf<Kinds extends JobTable<Kinds>> = {
  readonly [Kind in keyof Kinds]: { readonly kind: Kind } & Kinds[Kind]['input'];
}[keyof Kinds];

export type OutputOf<Kinds extends JobTable<Kinds>> = Kinds[keyof Kinds]['output'];

/** The message that answers a job. */
export type JobAnswer = (
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly code: ErrorCode; readonly reason: string }
) & {
  /** What the process takes of memory after it, for a server that cannot see it. */
  readonly megabytes?: number | undefined;
};

/** What a process says once it can take jobs. */
export const PROCESS_READY = 'ready';

const code = z.custom<ErrorCode>((value) => typeof value === 'string' && Object.hasOwn(ERRORS, value));
const megabytes = z.number().min(0).optional();
const messageSchema = z.union([
  z.literal(PROCESS_READY),
  z.strictObject({ question: z.unknown() }),
  z.strictObject({ ok: z.literal(true), output: z.unknown(), megabytes }),
  z.strictObject({ ok: z.literal(false), code, reason: z.string().max(2_000), megabytes }),
]);

/**
 * What a process sent: that it is ready, a question of its job, or the answer to the job; undefined for anything else.
 */
export function readMessage(
  message: unknown,
): typeof PROCESS_READY | { readonly question: unknown } | JobAnswer | undefined {
  const parsed = messageSchema.safeParse(message);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  return typeof data === 'object' && 'ok' in data && data.ok
    ? { ok: true, output: data.output, megabytes: data.megabytes }
    : data;
}
