import { phraseBodySchema, phraseChangeSchema, phraseSchema } from '@constat/contract/schemas';
import * as z from 'zod';
import { addPhrase, changePhrase, refusePhrase } from '../../actions/phrases.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signedInUser } from '../../policies/access.ts';
import { presentPhrases } from '../../presenters/phrases.ts';
import type { Repositories } from '../../store/repositories/index.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'report' } as const;
const params = z.strictObject({ id: z.string().max(100) });

/** The sentences that a physician keeps from one report to the next. */
export const phraseRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;

  const list = async ({ phrases }: Pick<Repositories, 'phrases'>, ownerId: string) =>
    presentPhrases(await phrases.list(ownerId));
  const one = async (repositories: Pick<Repositories, 'phrases'>, ownerId: string, id: string) => {
    const phrase = (await list(repositories, ownerId)).find((each) => each.id === id);
    if (phrase === undefined) throw new Refusal('NOT_FOUND');
    return phrase;
  };

  app.get('/api/phrases', { config, schema: { response: { 200: z.array(phraseSchema) } } }, async (request) =>
    list(store, signedInUser(request).id),
  );

  app.post(
    '/api/phrases',
    { config, schema: { body: phraseBodySchema, response: { 201: phraseSchema } } },
    (request, reply) =>
      answerOnce({ context, request, reply }, async (repositories) => {
        const ownerId = signedInUser(request).id;
        const { id } = await addPhrase(repositories, { ownerId, body: request.body, now: clock.now() });
        return { status: 201, body: await one(repositories, ownerId, id) };
      }),
  );

  app.put(
    '/api/phrases/:id',
    { config, schema: { params, body: phraseChangeSchema, response: { 200: phraseSchema } } },
    (request, reply) =>
      answerOnce({ context, request, reply }, async (repositories) => {
        const ownerId = signedInUser(request).id;
        const change = { ownerId, id: request.params.id, text: request.body.text };
        return {
          status: 200,
          body: await one(repositories, ownerId, await changePhrase(repositories, change)),
        };
      }),
  );

  app.delete('/api/phrases/:id', { config, schema: { params } }, async (request, reply) => {
    const ownerId = signedInUser(request).id;
    const { id } = request.params;
    await store.transaction(async (repositories) => {
      await refusePhrase(repositories, { ownerId, id });
      await repositories.idempotencyKeys.forget(ownerId, id);
    });
    return reply.code(204).send();
  });
};
