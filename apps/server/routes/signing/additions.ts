import type { SavedForm, SignedVersion } from '@constat/contract';
import {
  addendumBodySchema,
  addendumPagesBodySchema,
  savedFormSchema,
  signedVersionSchema,
} from '@constat/contract/schemas';
import * as z from 'zod';
import { keepAddendum, previewAddendum, prepareAddendum, requireSigned } from '../../actions/add-addendum.ts';
import { replaceReport } from '../../actions/replace-report.ts';
import { requestLanguage } from '../../platform/request-language.ts';
import { Refusal } from '../../platform/refusal.ts';
import { DATA_POLICY } from '../../platform/security-headers.ts';
import { disconnectSignal } from '../../platform/disconnect-signal.ts';
import { signedInUser } from '../../policies/access.ts';
import { etagOf, presentSavedForm } from '../../presenters/saved-form.ts';
import { presentSignedVersion } from '../../presenters/signed-version.ts';
import type { Repositories } from '../../store/repositories/index.ts';
import { answerOnce, answeredBefore } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { proveSigner } from './prove-signer.ts';

const config = { policy: 'report' } as const;
const params = z.strictObject({ id: z.uuid() });

/** What can be added to a signed report, which itself stays as it is: an addendum, or another report in its place. */
export const additionRoutes: RoutePlugin = async (app, { context }) => {
  const { store, clock } = context;

  app.post(
    '/api/saved-forms/:id/addenda',
    {
      config: { ...config, callLimits: ['exports'] },
      schema: { params, body: addendumBodySchema, response: { 201: signedVersionSchema } },
    },
    async (request, reply) => {
      const before = await answeredBefore<SignedVersion>({ context, request, reply });
      if (before !== undefined) return before;
      const user = signedInUser(request);
      const { body } = request;
      const { id } = request.params;
      const form = await store.savedForms.findItem(user.id, id);
      if (form === undefined) throw new Refusal('NOT_FOUND');
      await requireSigned(store, user.id, form);
      await proveSigner(context, request, body.proof);
      const asked = { id, language: requestLanguage(request), body, signal: disconnectSignal(reply) };
      const addendum = await prepareAddendum(context, user, asked);
      return answerOnce({ context, request, reply }, async (repositories) => {
        const row = await keepAddendum(repositories, addendum, user);
        return { status: 201, body: presentSignedVersion(row, addendum.content) };
      });
    },
  );

  // It is shown and kept nowhere: the audit trail tells of what is added alone.
  app.post(
    '/api/saved-forms/:id/addendum-pages',
    { config: { ...config, callLimits: ['exports'] }, schema: { params, body: addendumPagesBodySchema } },
    async (request, reply) => {
      const asked = {
        id: request.params.id,
        text: request.body.text,
        language: requestLanguage(request),
        signal: disconnectSignal(reply),
      };
      const pages = await previewAddendum(context, signedInUser(request), asked);
      return reply
        .type('application/pdf')
        .header('content-security-policy', DATA_POLICY)
        .send(Buffer.from(pages));
    },
  );

  app.post(
    '/api/saved-forms/:id/replacement',
    { config, schema: { params, response: { 201: savedFormSchema } } },
    (request, reply) => {
      const { id: ownerId, sessionId } = signedInUser(request);
      const { id } = request.params;
      const echo = {
        members: ['title', 'meta', 'formData'] as const,
        // The draft begins as the report that it replaces, which does not change.
        restore: async ({ savedForms }: Repositories): Promise<Partial<SavedForm>> => {
          const form = await savedForms.find(ownerId, id);
          if (form === undefined) throw new Refusal('NOT_FOUND');
          const { title, meta, formData } = form;
          return { title, ...(meta !== undefined && { meta }), formData };
        },
      };
      return answerOnce({ context, request, reply, echo }, async (repositories) => {
        const now = clock.now();
        const draft = await replaceReport(repositories, { ownerId, sessionId, id, now });
        return { status: 201, headers: etagOf(draft), body: presentSavedForm(draft, now) };
      });
    },
  );
};
