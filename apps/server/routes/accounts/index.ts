import {
  accountAnswerSchema,
  accountLinkAnswerSchema,
  accountsAnswerSchema,
  addAccountBodySchema,
  administrationBodySchema,
  endedSessionsAnswerSchema,
} from '@constat/contract/schemas';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { whoAdministers } from '../../accounts/administrators.ts';
import {
  addAccount,
  disableAccount,
  enableAccount,
  endSessionsOf,
  removeFactors,
  resetAccount,
  setAdministration,
} from '../../actions/administer-accounts.ts';
import type { Act, GivenLink } from '../../actions/administer-accounts.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { presentAccount } from '../../presenters/account.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const idParams = z.object({ id: z.uuid() });

/** The accounts of the installation, for the one who runs it. */
export const accountsRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;
  const config = { policy: 'admin', fresh: true } as const;

  const actOf = (request: FastifyRequest): Act => ({ ...actorOf(request), now: clock.now() });
  const presentAll = async (id?: string) => {
    const administrators = await whoAdministers(store.users);
    const users = await store.users.list(id);
    return users.map((user) => presentAccount(user, { administrators, now: clock.now() }));
  };
  const answer = async (id: string) => {
    const [account] = await presentAll(id);
    if (account === undefined) throw new Refusal('NOT_FOUND');
    return { account };
  };
  const answerLink = async (id: string, link: GivenLink | null) => {
    if (link === null) throw new Refusal('NOT_FOUND');
    const until = new Date(link.until).toISOString();
    return { ...(await answer(id)), link: { path: link.path, until } };
  };

  app.get(
    '/api/accounts',
    { config: { policy: 'admin' }, schema: { response: { 200: accountsAnswerSchema } } },
    async () => ({ accounts: await presentAll() }),
  );

  app.post(
    '/api/accounts',
    { config, schema: { body: addAccountBodySchema, response: { 201: accountLinkAnswerSchema } } },
    async (request, reply) => {
      if (signedInUser(request).isSample) throw new Refusal('SAMPLE_ACCOUNT');
      const act = actOf(request);
      const added = await store.transaction((repositories) => addAccount(repositories, request.body, act));
      return reply.code(201).send(await answerLink(added.id, added.link));
    },
  );

  app.post(
    '/api/accounts/:id/reset',
    { config, schema: { params: idParams, response: { 200: accountLinkAnswerSchema } } },
    async (request) => {
      const { id } = request.params;
      const act = actOf(request);
      const link = await store.transaction((repositories) => resetAccount(repositories, id, act));
      return answerLink(id, link);
    },
  );

  for (const { method, verb, change } of [
    { method: 'POST', verb: 'disable', change: disableAccount },
    { method: 'POST', verb: 'enable', change: enableAccount },
    { method: 'DELETE', verb: 'factors', change: removeFactors },
  ] as const) {
    app.route({
      method,
      url: `/api/accounts/:id/${verb}`,
      config,
      schema: { params: idParams, response: { 200: accountAnswerSchema } },
      handler: async (request) => {
        const { id } = request.params;
        const act = actOf(request);
        await store.transaction((repositories) => change(repositories, id, act));
        return answer(id);
      },
    });
  }

  app.put(
    '/api/accounts/:id/administration',
    {
      config,
      schema: {
        params: idParams,
        body: administrationBodySchema,
        response: { 200: accountAnswerSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { isAdmin } = request.body;
      const act = actOf(request);
      await store.transaction((repositories) => setAdministration(repositories, { id, isAdmin }, act));
      return answer(id);
    },
  );

  app.delete(
    '/api/accounts/:id/sessions',
    { config, schema: { params: idParams, response: { 200: endedSessionsAnswerSchema } } },
    async (request) => {
      const { id } = request.params;
      const act = actOf(request);
      const ended = await store.transaction((repositories) => endSessionsOf(repositories, id, act));
      return { ended };
    },
  );
};
