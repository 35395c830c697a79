import { Readable } from 'node:stream';
import {
  auditAnswerSchema,
  auditCheckSchema,
  auditFileBodySchema,
  auditSearchSchema,
} from '@constat/contract/schemas';
import type { FastifyRequest } from 'fastify';
import { audit } from '../../actions/audit.ts';
import { searchAuditTrail } from '../../actions/search-audit-trail.ts';
import { contentDisposition } from '../../exports/file-name.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { writeTrailFile } from '../../presenters/audit-trail-file.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const FILE_NAMES = {
  account: { fr: 'journal.csv', en: 'audit-trail.csv' },
  installation: { fr: 'journal-installation.csv', en: 'audit-trail-installation.csv' },
} as const;

/** The audit trail, read and taken away: one's own, and for the administrator that of the installation. */
export const auditRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;

  for (const { url, policy, accountOf } of [
    {
      url: '/api/audit',
      policy: 'account',
      accountOf: (request: FastifyRequest) => signedInUser(request).id,
    },
    { url: '/api/audit/installation', policy: 'admin', accountOf: () => null },
  ] as const) {
    app.post(
      `${url}/search`,
      { config: { policy }, schema: { body: auditSearchSchema, response: { 200: auditAnswerSchema } } },
      async (request) => {
        const { after, ...search } = request.body;
        return (await searchAuditTrail(store, accountOf(request), search))(after);
      },
    );

    app.post(
      `${url}/file`,
      {
        config: { policy, callLimits: ['large-files'] },
        schema: { body: auditFileBodySchema },
      },
      async (request, reply) => {
        const accountId = accountOf(request);
        const event = { at: clock.now(), ...actorOf(request), action: 'trail-exported' } as const;
        const scope = accountId === null ? 'installation' : 'account';
        await audit(store, { ...event, detail: { of: scope } });
        const { language, timeZone, ...search } = request.body;
        const readPage = await searchAuditTrail(store, accountId, search);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', contentDisposition(FILE_NAMES[scope][language], 'attachment'))

          .send(Readable.from(writeTrailFile(readPage, { language, timeZone }), { objectMode: false }));
      },
    );
  }

  app.get(
    '/api/audit/installation/check',
    {
      config: { policy: 'admin', callLimits: ['large-files'] },
      schema: { response: { 200: auditCheckSchema } },
    },
    async () => store.auditEvents.check(),
  );
};
