import {
  eraseAccountBodySchema,
  eraseOwnAccountBodySchema,
  erasedAccountAnswerSchema,
  erasurePreviewSchema,
  erasuresAnswerSchema,
} from '@constat/contract/schemas';
import type { ErasureCertificate } from '@constat/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { canonicalUsername } from '../../accounts/create-account.ts';
import { clearSessionCookie } from '../../accounts/session-cookie.ts';
import type { Act } from '../../actions/administer-accounts.ts';
import { previewErasure } from '../../actions/erase-account.ts';
import { readCertificate } from '../../erasures/certificate.ts';
import { eraseAndProve } from '../../erasures/complete-erasures.ts';
import { contentDisposition } from '../../exports/file-name.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { presentErasure } from '../../presenters/erasure.ts';
import { writeCertificatePage } from '../../presenters/certificate-page.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const idParams = z.object({ id: z.uuid() });
const pageQuery = z.strictObject({ language: z.enum(['fr', 'en']) });
const preview = { response: { 200: erasurePreviewSchema } };
const erased = { response: { 200: erasedAccountAnswerSchema } };

/** Accounts that are erased with all that is theirs: by who runs the installation, or by their own person; and the proofs. */
export const erasureRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, config, store, timeGuard } = context;
  const { dataDir } = config;
  const parts = { store, clock, dataDir };

  const actOf = (request: FastifyRequest): Act => ({ ...actorOf(request), now: clock.now() });
  const findCertificate = async (id: string): Promise<ErasureCertificate> => {
    const text = (await store.erasureCertificates.find(id))?.certificate ?? null;
    const certificate = text === null ? null : readCertificate(text);
    if (certificate === null) throw new Refusal('NOT_FOUND');
    return certificate;
  };

  app.get(
    '/api/accounts/:id/erasure',
    { config: { policy: 'admin' }, schema: { params: idParams, ...preview } },
    async (request) => previewErasure(store, { id: request.params.id, dataDir, today: timeGuard.termDay() }),
  );

  app.delete(
    '/api/accounts/:id',
    {
      config: { policy: 'admin', fresh: true },
      schema: { params: idParams, body: eraseAccountBodySchema.nullish(), ...erased },
    },
    async (request, reply) => {
      const { id } = request.params;
      const isOwn = id === signedInUser(request).id;
      const askedBy = isOwn ? 'own' : 'administration';
      const { eraseSignedInTerm } = request.body ?? {};
      const today = timeGuard.termDay();
      const asked = { id, askedBy, act: actOf(request), today, eraseSignedInTerm } as const;
      const answer = await eraseAndProve(parts, asked, request.log);
      if (isOwn) clearSessionCookie(reply, config);
      return answer;
    },
  );

  app.get('/api/account/erasure', { config: { policy: 'account' }, schema: preview }, async (request) =>
    previewErasure(store, { id: signedInUser(request).id, dataDir, today: timeGuard.termDay() }),
  );

  app.delete(
    '/api/account',
    {
      config: { policy: 'account', fresh: true },
      schema: { body: eraseOwnAccountBodySchema, ...erased },
    },
    async (request, reply) => {
      const { id, username, isSample } = signedInUser(request);
      if (isSample) throw new Refusal('SAMPLE_ACCOUNT');
      if (canonicalUsername(request.body.username) !== username) throw new Refusal('USERNAME_NOT_THAT');
      const { eraseSignedInTerm } = request.body;
      const today = timeGuard.termDay();
      const asked = { id, askedBy: 'own', act: actOf(request), today, eraseSignedInTerm } as const;
      const answer = await eraseAndProve(parts, asked, request.log);
      clearSessionCookie(reply, config);
      return answer;
    },
  );

  app.get(
    '/api/erasures',
    { config: { policy: 'admin' }, schema: { response: { 200: erasuresAnswerSchema } } },
    async () => ({ erasures: (await store.erasureCertificates.list()).map(presentErasure) }),
  );

  app.get(
    '/api/erasures/:id/file',
    { config: { policy: 'admin' }, schema: { params: idParams } },
    async (request, reply) => {
      const certificate = await findCertificate(request.params.id);
      return reply
        .type('application/json')
        .header('content-disposition', contentDisposition(`${nameOf(certificate)}.json`, 'attachment'))
        .send(JSON.stringify(certificate, null, 2));
    },
  );

  app.get(
    '/api/erasures/:id/page',
    { config: { policy: 'admin' }, schema: { params: idParams, querystring: pageQuery } },
    async (request, reply) => {
      const certificate = await findCertificate(request.params.id);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-disposition', contentDisposition(`${nameOf(certificate)}.html`, 'attachment'))
        .send(writeCertificatePage(certificate, request.query.language));
    },
  );
};

function nameOf({ accountId, erasedAt }: ErasureCertificate): string {
  return `constat-effacement-${erasedAt.slice(0, 10)}-${accountId.slice(0, 8)}`;
}
