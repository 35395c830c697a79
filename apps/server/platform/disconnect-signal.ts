import type { FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * A signal that the sender of a request has closed the connection before its answer. (That of Fastify tells of the end of
 * the body as well.)
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished)
      left.abort(new Refusal('VALIDATION_FAILED', { cause: new Error('the sender is gone') }));
  });
  return left.signal;
}
