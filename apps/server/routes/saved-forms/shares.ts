import {
  reportAssistantsAnswerSchema,
  reportPhysicianSchema,
  reportShareBodySchema,
} from '@constat/contract/schemas';
import type { ReportAssistantsAnswer } from '@constat/contract';
import * as z from 'zod';
import { findProfile } from '../../accounts/profile.ts';
import { shareReport, withdrawShare } from '../../actions/share-report.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signedInUser } from '../../policies/access.ts';
import { physicianOf } from '../../policies/shared-reports.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'report' } as const;
const params = z.strictObject({ id: z.uuid() });
const shareParams = params.extend({ assistantId: z.uuid() });

/**
 * The assistants of a report: its physician shares it and withdraws that, which holds from the next call. Doing either twice
 * changes nothing more than once, so no idempotency key is kept.
 */
export const shareRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;

  const list = async (reportId: string): Promise<ReportAssistantsAnswer> => ({
    assistants: (await store.reportShares.assistants(reportId)).map(({ share, ...assistant }) => ({
      ...assistant,
      share: share === null ? null : { ...share, since: new Date(share.since).toISOString() },
    })),
  });

  app.get(
    '/api/saved-forms/:id/assistants',
    { config, schema: { params, response: { 200: reportAssistantsAnswerSchema } } },
    async (request) => {
      const { id } = request.params;
      if ((await store.savedForms.ownerOf(id)) !== signedInUser(request).id) throw new Refusal('NOT_FOUND');
      return list(id);
    },
  );

  app.put(
    '/api/saved-forms/:id/assistants/:assistantId',
    {
      config,
      schema: {
        params: shareParams,
        body: reportShareBodySchema,
        response: { 200: reportAssistantsAnswerSchema },
      },
    },
    async (request) => {
      const { id: ownerId, sessionId } = signedInUser(request);
      const { id: reportId, assistantId } = request.params;
      const sharing = { ownerId, sessionId, reportId, assistantId, ...request.body, now: clock.now() };
      await store.transaction((repositories) => shareReport(repositories, sharing));
      return list(reportId);
    },
  );

  app.delete(
    '/api/saved-forms/:id/assistants/:assistantId',
    { config, schema: { params: shareParams } },
    async (request, reply) => {
      const { id: ownerId, sessionId } = signedInUser(request);
      const { id: reportId, assistantId } = request.params;
      const sharing = { ownerId, sessionId, reportId, assistantId, now: clock.now() };
      await store.transaction((repositories) => withdrawShare(repositories, sharing));
      return reply.code(204).send();
    },
  );

  /** The profile that a report is printed with: its physician's, whoever asks. */
  app.get(
    '/api/saved-forms/:id/physician',
    { config: { policy: 'shared' }, schema: { params, response: { 200: reportPhysicianSchema } } },
    async (request) => {
      const { id } = request.params;
      const physician = await physicianOf(store, signedInUser(request), id);
      if ((await store.savedForms.ownerOf(id)) !== physician.id) throw new Refusal('NOT_FOUND');
      const hasLetterhead = await store.letterheads.has(physician.id);
      return { ...(await findProfile(store, physician)), hasLetterhead };
    },
  );
};
