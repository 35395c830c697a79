import { ERRORS } from '@constat/contract/errors';
import type { ErrorBody } from '@constat/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { classifyError } from './classify-error.ts';
import type { Refusal } from './refusal.ts';
import { requestLanguage } from './request-language.ts';

/**
 * The one place where an error becomes an answer. Behind the handler of each group of routes stands that of the server:
 * it is asked where the answer to an error fails too, which would otherwise be answered with the message of that failure.
 */
export function answerErrors(app: FastifyInstance): void {
  const answered = new WeakSet<FastifyReply>();
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = classifyError(error);
    // A body that breaks off because its sender has left is no defect of ours, whatever it broke.
    const hasLeft = request.raw.destroyed && !request.raw.complete;
    if ('report' in ERRORS[refusal.code] && !hasLeft)
      request.log.error({ err: error, code: refusal.code }, 'failed');
    else request.log.info({ code: refusal.code }, 'refused');
    if (answered.has(reply)) return sendPlainFailure(request, reply);
    answered.add(reply);
    return sendRefusal(request, reply, refusal);
  };
  app.setErrorHandler(answer);
  app.addHook('onRegister', (routes) => void routes.setErrorHandler(answer));
}

/** Past every hook, since one of them has failed. */
function sendPlainFailure(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = ERRORS.INTERNAL;
  const body: ErrorBody = {
    message: message[requestLanguage(request)],
    code: 'INTERNAL',
    requestId: request.id,
  };
  const text = JSON.stringify(body);
  void reply
    .hijack()
    .removeHeader('content-encoding')
    .headers({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.statusCode = status;
  reply.raw.end(text);
  return reply;
}

/** Answers with the refusal's status and its message in the language of the request. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const definition = ERRORS[refusal.code];
  const { status, message } = definition;
  const isNamed = 'named' in definition;
  const language = requestLanguage(request);
  const { segment } = refusal;
  const place = segment === undefined ? '' : `Segment ${segment}${language === 'fr' ? '\u00a0: ' : ': '}`;
  if ('retryAfterS' in definition && !reply.hasHeader('retry-after'))
    void reply.header('retry-after', definition.retryAfterS);
  if (refusal.retryAfterMs !== null)
    void reply.header('retry-after', Math.ceil(refusal.retryAfterMs / 1_000));
  const body: ErrorBody = {
    message: `${place}${message[language]}`,
    code: refusal.code,
    requestId: request.id,
    ...(isNamed && { error: refusal.code }),
    ...(segment !== undefined && { segment }),
    ...(refusal.fields.length > 0 && { fields: refusal.fields }),
    ...(refusal.points.length > 0 && { points: refusal.points }),
    ...(refusal.next !== null && { next: refusal.next }),
    ...(refusal.problems.length > 0 && { problems: refusal.problems }),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
