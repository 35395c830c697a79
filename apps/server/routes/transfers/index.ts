import { allowTransferBodySchema, transfersAnswerSchema } from '@constat/contract/schemas';
import type { Transfer, TransfersAnswer } from '@constat/contract';
import * as z from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import { administers, signedInUser } from '../../policies/access.ts';
import type { TransferConsentRow } from '../../store/installation-tables.ts';
import { enginesOfThisMachine, outsideEngines } from '../../transfers/served-engines.ts';
import type { ServedEngine } from '../../transfers/served-engines.ts';
import { allowTransfer, holds, withdrawTransfer } from '../../transfers/transfer-consent.ts';
import type { RouteContext, RoutePlugin, SessionUser } from '../request-handling/route-context.ts';

const params = z.strictObject({ id: z.string().max(100) });
const config = { policy: 'admin' } as const;

/** What leaves the machine: read by every account, allowed and withdrawn by who runs the installation. */
export const transferRoutes: RoutePlugin = async (app, { context }) => {
  const engines = outsideEngines(context.config);
  const answer = (user: SessionUser) => presentTransfers(context, engines, user);

  app.get(
    '/api/transfers',
    { config: { policy: 'account' }, schema: { response: { 200: transfersAnswerSchema } } },
    (request) => answer(signedInUser(request)),
  );

  app.put(
    '/api/transfers/:id',
    { config, schema: { params, body: allowTransferBodySchema, response: { 200: transfersAnswerSchema } } },
    async (request) => {
      const user = signedInUser(request);
      // The settings may name another one since the page was read.
      const engine = engines.find(({ id }) => id === request.params.id);
      if (engine === undefined) throw new Refusal('NOT_FOUND');
      const isTrial = await context.store.users.isSample(user.id);
      await allowTransfer(context, engine, { userId: user.id, sessionId: user.sessionId, isTrial });
      return answer(user);
    },
  );

  app.delete(
    '/api/transfers/:id',
    { config, schema: { params, response: { 200: transfersAnswerSchema } } },
    async (request) => {
      const user = signedInUser(request);
      const by = { userId: user.id, sessionId: user.sessionId };
      if (!(await withdrawTransfer(context, request.params.id, by))) throw new Refusal('NOT_FOUND');
      return answer(user);
    },
  );
};

async function presentTransfers(
  { store, config }: Pick<RouteContext, 'store' | 'config'>,
  engines: readonly ServedEngine[],
  user: SessionUser,
): Promise<TransfersAnswer> {
  const consents = await store.transferConsents.list();
  const names = new Map((await store.users.names()).map(({ id, displayName }) => [id, displayName]));
  const present = async (
    engine: Pick<Transfer, 'id' | 'kind' | 'address' | 'model'>,
    consent: TransferConsentRow | undefined,
  ): Promise<Transfer> => ({
    id: engine.id,
    kind: engine.kind,
    address: engine.address,
    model: engine.model,
    host: new URL(engine.address).host,
    isSet: engines.some(({ id }) => id === engine.id),
    isAllowed: consent !== undefined && (await holds(store, consent)),
    isTrial: consent?.isTrial === 1,
    allowedBy: consent === undefined ? null : (names.get(consent.allowedBy) ?? null),
    allowedAt: consent === undefined ? null : new Date(consent.allowedAt).toISOString(),
  });
  const left = consents.filter((consent) => engines.every(({ id }) => id !== consent.id));
  return {
    mayChange: await administers(store, user),
    transfers: await Promise.all([
      ...engines.map((engine) =>
        present(
          engine,
          consents.find(({ id }) => id === engine.id),
        ),
      ),
      ...left.map((consent) => present(consent, consent)),
    ]),
    servedHere: enginesOfThisMachine(config).map(({ kind, host }) => ({ kind, host })),
  };
}
