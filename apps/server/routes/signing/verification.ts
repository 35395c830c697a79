import { PDF_IMPORT_BYTES } from '@constat/contract/limits';
import { verifiedReportSchema } from '@constat/contract/schemas';
import { verifyReport } from '../../actions/verify-report.ts';
import { disconnectSignal } from '../../platform/disconnect-signal.ts';
import { readFileBodies, uploadedFile } from '../../platform/uploaded-file.ts';
import { signedInUser } from '../../policies/access.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

/** Whether a PDF was signed here. Nothing is kept of it, so no idempotency key is. */
export const verificationRoutes: RoutePlugin = async (app, { context }) => {
  readFileBodies(app, ['application/pdf'], PDF_IMPORT_BYTES);

  app.post(
    '/api/verify-report',
    {
      config: { policy: 'account', callLimits: ['uploads'] },
      schema: { response: { 200: verifiedReportSchema } },
    },
    async (request, reply) => {
      const { content } = uploadedFile(request.body);
      const reader = { ownerId: signedInUser(request).id, signal: disconnectSignal(reply) };
      return verifyReport(context, content, reader);
    },
  );
};
