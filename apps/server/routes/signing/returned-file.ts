import type { SignedVersion } from '@constat/contract';
import { PDF_IMPORT_BYTES } from '@constat/contract/limits';
import { signedVersionSchema } from '@constat/contract/schemas';
import * as z from 'zod';
import { checkReturnedFile, storeReturnedFile } from '../../actions/returned-file.ts';
import { requireLock } from '../../actions/withdraw-lock.ts';
import { disconnectSignal } from '../../platform/disconnect-signal.ts';
import { readFileBodies, uploadedFile } from '../../platform/uploaded-file.ts';
import { signedInUser } from '../../policies/access.ts';
import { presentSignedVersion } from '../../presenters/signed-version.ts';
import { answerOnce, answeredBefore } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const params = z.strictObject({ id: z.uuid(), versionId: z.uuid() });
const query = z.strictObject({
  /** `apart`: the physician's word that the file is kept even where it is not this report, and never as its official copy. */
  keep: z.enum(['apart']).optional(),
});

/** The file of a report that was locked here and signed in another program. */
export const returnedFileRoutes: RoutePlugin = async (app, { context }) => {
  readFileBodies(app, ['application/pdf'], PDF_IMPORT_BYTES);

  app.post(
    '/api/saved-forms/:id/signed-versions/:versionId/returned-file',
    {
      config: { policy: 'report', callLimits: ['uploads'] },
      schema: { params, querystring: query, response: { 201: signedVersionSchema } },
    },
    async (request, reply) => {
      const user = signedInUser(request);
      const { id: reportId, versionId } = request.params;
      const place = { ownerId: user.id, reportId, versionId };
      const { keep = '' } = request.query;
      const uploaded = uploadedFile(request.body);
      const bodyHash = `${uploaded.toJSON()} ${keep}`;
      const before = await answeredBefore<SignedVersion>({ context, request, reply, bodyHash });
      if (before !== undefined) return before;
      await requireLock(context.store, place);
      const file = uploaded.content;
      const reader = { ownerId: user.id, signal: disconnectSignal(reply) };
      const now = context.clock.now();
      const judged = await checkReturnedFile(context, place, {
        file,
        keepsApart: keep === 'apart',
        now,
        reader,
      });
      return answerOnce({ context, request, reply, bodyHash }, async (repositories) => {
        const { row, content } = await storeReturnedFile(repositories, { ...place, user, now, judged, file });
        return { status: 201, body: presentSignedVersion(row, content) };
      });
    },
  );
};
