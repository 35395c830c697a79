import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';

/**
 * The `Idempotency-Key` of a request, or null.
 * @throws Refusal VALIDATION_FAILED for one that is no printable text of at most 200 characters
 */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/u.test(key)) return key;
  throw new Refusal('VALIDATION_FAILED', { fields: ['Idempotency-Key'] });
}
