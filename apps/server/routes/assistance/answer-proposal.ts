import { IDEMPOTENCY_MS } from '@constat/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callAssistance } from '../../actions/call-assistance.ts';
import type { AssistanceCall } from '../../actions/call-assistance.ts';
import { fingerprint } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { physicianOf } from '../../policies/shared-reports.ts';
import { readIdempotencyKey } from '../request-handling/answer-once.ts';
import type { RouteContext } from '../request-handling/route-context.ts';

/** A key whose call never ended, because the process did, can be taken again after this time. */
const ABANDONED_MS = 300_000;

interface Asked {
  readonly context: RouteContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly call: AssistanceCall;
}

/**
 * Runs a call that can take long, outside of any transaction, and aborts it when the one who asked is gone. With an
 * `Idempotency-Key` the same request gets the same answer for 24 hours: a served engine's is kept, the local rules give it
 * again. A failure frees the key. Each call leaves a line in the audit trail.
 * @throws Refusal NOT_FOUND for an assistant whom the report is not shared with, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS, and as the call does
 */
export async function answerProposal<Body extends object>(
  { context, request, reply, call }: Asked,
  run: (signal: AbortSignal) => Promise<Body>,
): Promise<Body> {
  const physician = await physicianOf(context.store, signedInUser(request), call.savedFormId);
  const gone = new AbortController();
  const leave = (): void => {
    if (!reply.raw.writableFinished) gone.abort(new Refusal('INTERNAL'));
  };
  reply.raw.once('close', leave);
  try {
    const key = readIdempotencyKey(request);
    const { signal } = gone;
    const actor = { ...actorOf(request), accountId: physician.id };
    const ask = () => callAssistance(context, { ...call, actor, signal }, () => run(signal));
    return await (key === null ? ask() : once({ context, request }, key, ask));
  } finally {
    reply.raw.off('close', leave);
  }
}

async function once<Body extends object>(
  { context, request }: Pick<Asked, 'context' | 'request'>,
  key: string,
  run: () => Promise<Body>,
): Promise<Body> {
  const { store, clock, assistance } = context;
  const now = clock.now();
  const route = `${request.method} ${request.routeOptions.url}`;
  const place = { userId: signedInUser(request).id, route, key };
  const requestHash = fingerprint(`${request.url.split('?', 1)[0]}\n${JSON.stringify(request.body ?? null)}`);
  const kept = await store.transaction(async ({ idempotencyKeys }) => {
    const found = await idempotencyKeys.find(place, requestHash);
    const isAbandoned = found?.status === 0 && found.createdAt <= now - ABANDONED_MS;
    const blank = { ...place, requestHash, status: 0, headers: '{}', body: '', createdAt: now };
    const lapsedAt = isAbandoned ? found.createdAt : now - IDEMPOTENCY_MS;
    return (await idempotencyKeys.claim(blank, lapsedAt))
      ? null
      : ((await idempotencyKeys.find(place, requestHash)) ?? { ...blank, isSameRequest: true });
  });
  if (kept !== null) {
    if (!kept.isSameRequest) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    if (kept.status === 0) throw new Refusal('IDEMPOTENCY_IN_PROGRESS');
    return kept.body === '' ? run() : (JSON.parse(kept.body) as Body);
  }
  try {
    const answer = await run();
    const body = assistance.name === 'local' ? '' : JSON.stringify(answer);
    await store.idempotencyKeys.answer(place, { status: 200, headers: '{}', body });
    return answer;
  } catch (error) {
    await store.idempotencyKeys.eraseOlder(now, place);
    throw error;
  }
}
