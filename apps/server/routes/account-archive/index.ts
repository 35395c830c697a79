import path from 'node:path';
import { Readable } from 'node:stream';
import { ARCHIVE_BYTES } from '@constat/contract/limits';
import { archiveImportSchema } from '@constat/contract/schemas';
import { importArchive } from '../../actions/archive/import-archive.ts';
import { writeArchive } from '../../actions/archive/write-archive.ts';
import { audit } from '../../actions/audit.ts';
import { contentDisposition } from '../../exports/file-name.ts';
import { awaitOptionalWrite } from '../../platform/optional-write.ts';
import { INCOMING, withReceivedFile } from '../../platform/receive-file.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import { disconnectSignal } from '../../platform/disconnect-signal.ts';
import { actorOf, confirmSession, signedInUser } from '../../policies/access.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'report', callLimits: ['large-files'] } as const;

/**
 * All that an account holds as one file, and such a file from another installation. Reading one a second time adds
 * nothing, so no idempotency key is kept.
 */
export const accountArchiveRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;
  app.addContentTypeParser(['application/zip', 'application/x-zip-compressed'], (_request, payload, done) => {
    done(null, payload);
  });

  app.get('/api/account/archive', { config }, async (request, reply) => {
    const user = signedInUser(request);
    const now = clock.now();
    await awaitOptionalWrite(audit(store, { at: now, ...actorOf(request), action: 'archive-exported' }));
    const day = new Date(now).toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('content-disposition', contentDisposition(`constat-${day}.zip`, 'attachment'))

      .send(Readable.from(writeArchive(context, user, requestLanguage(request)), { objectMode: false }));
  });

  app.post(
    '/api/account/archive',
    { config, schema: { response: { 200: archiveImportSchema } } },
    async (request, reply) => {
      if (!(request.body instanceof Readable)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
      const place = { folder: path.join(context.config.dataDir, INCOMING), bytes: ARCHIVE_BYTES };
      const signal = disconnectSignal(reply);
      return withReceivedFile(request.body, place, async (file) => {
        await confirmSession(request, context);
        return importArchive(context, signedInUser(request), { file, signal });
      });
    },
  );
};
