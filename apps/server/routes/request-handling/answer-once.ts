import { IDEMPOTENCY_MS } from '@constat/contract/limits';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import { signedInUser } from '../../policies/access.ts';
import type { Repositories } from '../../store/repositories/index.ts';
import type { RouteContext } from './route-context.ts';

/** An answer before it is sent. */
export interface Answer<Body> {
  readonly status: 200 | 201;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Body;
}

interface Options<Body extends object> {
  readonly context: RouteContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What tells a body that is not in memory from another one. */
  readonly bodyHash?: string;
  /** The part of the answer that follows from the request's body or lies elsewhere, and is not kept a second time. */
  readonly echo?: {
    readonly members: readonly (keyof Body & string)[];
    readonly restore: (repositories: Repositories) => Partial<Body> | Promise<Partial<Body>>;
  };
}

/**
 * Runs the effect of a POST or PUT in one transaction, and with an `Idempotency-Key` at most once in 24 hours: the answer
 * is written in the same transaction, and the same request gets it again. A refusal undoes everything and keeps nothing.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when the key came with another request, NOT_FOUND when what it made is erased
 */
export async function answerOnce<Body extends object>(
  options: Options<Body>,
  effect: (repositories: Repositories) => Promise<Answer<Body>>,
): Promise<Body> {
  const { context, request, reply, echo } = options;
  const key = readIdempotencyKey(request);
  // Before the transaction, which the others wait for.
  const requestHash = key === null ? '' : hashOf(request, options.bodyHash);
  const answer = await context.store.transaction(async (repositories) => {
    if (key === null) return effect(repositories);
    const place = {
      userId: signedInUser(request).id,
      route: `${request.method} ${request.routeOptions.url}`,
      key,
    };
    const now = context.clock.now();
    const blank = { ...place, requestHash, status: 0, headers: '{}', body: '', createdAt: now };
    if (!(await repositories.idempotencyKeys.claim(blank, now - IDEMPOTENCY_MS))) {
      const kept = await repositories.idempotencyKeys.find(place, requestHash);
      if (kept === undefined) throw new Refusal('IDEMPOTENCY_IN_PROGRESS');
      if (!kept.isSameRequest) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
      // What it answered with has been erased since.
      if (kept.body === '') throw new Refusal('NOT_FOUND');
      // The hash has shown that this request's body is the first one's.
      return replay<Body>(kept, (await echo?.restore(repositories)) ?? {});
    }
    const fresh = await effect(repositories);
    const omitted: readonly string[] = echo?.members ?? [];
    const kept = Object.fromEntries(Object.entries(fresh.body).filter(([name]) => !omitted.includes(name)));
    await repositories.idempotencyKeys.answer(place, {
      status: fresh.status,
      headers: JSON.stringify(fresh.headers ?? {}),
      body: JSON.stringify(kept),
    });
    return fresh;
  });
  void reply.code(answer.status).headers(answer.headers ?? {});
  return answer.body;
}

/**
 * The answer that the same request was given before; undefined for one that is new. For an effect that takes long to get
 * ready, ahead of `answerOnce`.
 */
export async function answeredBefore<Body extends object>({
  context,
  request,
  reply,
  bodyHash,
}: Pick<Options<Body>, 'context' | 'request' | 'reply' | 'bodyHash'>): Promise<Body | undefined> {
  const key = readIdempotencyKey(request);
  if (key === null) return undefined;
  const place = {
    userId: signedInUser(request).id,
    route: `${request.method} ${request.routeOptions.url}`,
    key,
  };
  const kept = await context.store.idempotencyKeys.find(place, hashOf(request, bodyHash));
  if (kept === undefined || !kept.isSameRequest || kept.body === '') return undefined;
  if (kept.createdAt <= context.clock.now() - IDEMPOTENCY_MS) return undefined;
  const answer = replay<Body>(kept, {});
  void reply.code(answer.status).headers(answer.headers ?? {});
  return answer.body;
}

/** Of the path and the body, JSON as it came in. */
function hashOf({ url, body, jsonBytes }: FastifyRequest, bodyHash?: string): string {
  return createHash('sha256')
    .update(`${url.split('?', 1)[0]}\n`)
    .update(jsonBytes ?? JSON.stringify(bodyHash ?? body ?? null))
    .digest('hex');
}

function replay<Body>(
  kept: { readonly status: number; readonly headers: string; readonly body: string },
  echoed: Partial<Body>,
): Answer<Body> {
  return {
    status: kept.status === 201 ? 201 : 200,
    headers: JSON.parse(kept.headers) as Record<string, string>,
    body: { ...(JSON.parse(kept.body) as Body), ...echoed },
  };
}

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
