import { ERRORS } from '@constat/contract/errors';
import type { ErrorBody } from '@constat/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { classifyError } from './classify-error.ts';
import type { Refusal } from './refusal.ts';
import { requestLanguage } from './request-language.ts';

/** The one place where an error becomes an answer. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = classifyError(error);
    // A body that breaks off because its sender has left is no defect of ours, whatever it broke.
    const hasLeft = request.raw.destroyed && !request.raw.complete;
    if ('report' in ERRORS[refusal.code] && !hasLeft)
      request.log.error({ err: error, code: refusal.code }, 'failed');
    else request.log.info({ code: refusal.code }, 'refused');
    return sendRefusal(request, reply, refusal);
  });
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
    ...(refusal.next !== null && { next: refusal.next }),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
