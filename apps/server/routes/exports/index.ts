import { exportBodySchema, exportFormatSchema } from '@constat/contract/schemas';
import { buildDocument } from '@constat/report/document';
import * as z from 'zod';
import { defaultProfile } from '../../accounts/default-profile.ts';
import { audit } from '../../commands/audit.ts';
import { readReportBody } from '../../commands/read-report-body.ts';
import { contentDisposition } from '../../exports/file-name.ts';
import { unlessDiskIsFull } from '../../platform/full-disk.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import { signedInUser } from '../../policies/access.ts';
import type { RoutePlugin } from '../route-context.ts';

const config = { policy: 'report' } as const;
const params = z.strictObject({ format: exportFormatSchema });

/** The report on the screen as PDF, Word or a page to print; nothing of it is kept. */
export const exportRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, exportService, store } = context;

  app.post(
    '/api/exports/:format',
    { config, schema: { params, body: exportBodySchema } },
    async (request, reply) => {
      const user = signedInUser(request);
      const { format } = request.params;
      const { meta, title } = request.body;
      const formData = readReportBody(request.body.formData);
      const profile = (await store.profiles.find(user.id)) ?? defaultProfile(user.displayName);
      const language = meta?.reportLanguage ?? requestLanguage(request);
      const document = buildDocument({ formData, meta }, language, profile, title);
      const file = await exportService.render({ format, document, creationTime: clock.now() });
      await unlessDiskIsFull(audit(store, { at: clock.now(), actorId: user.id, action: 'report-exported' }));
      return reply
        .type(file.mediaType)
        .header(
          'content-disposition',
          contentDisposition(file.fileName, format === 'html' ? 'inline' : 'attachment'),
        )
        .header('content-language', `${language}-CA`)
        .header('content-security-policy', `${file.contentSecurityPolicy}; frame-ancestors 'none'`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store')
        .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
    },
  );
};
