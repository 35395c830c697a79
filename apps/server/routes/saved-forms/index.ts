import type { SavedFormItem } from '@constat/contract';
import { PAGE_SIZE } from '@constat/contract/limits';
import {
  deletionBodySchema,
  listedFormSchema,
  savedFormAnswerSchema,
  savedFormBodySchema,
  savedFormItemSchema,
  savedFormSchema,
  savedFormsQuerySchema,
} from '@constat/contract/schemas';
import { isExpired, isRecord } from '@constat/report/rules';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { output } from 'zod';
import { audit } from '../../actions/audit.ts';
import { deleteForm } from '../../actions/delete-form.ts';
import { extendDraft } from '../../actions/extend-draft.ts';
import { createForm, updateForm } from '../../actions/save-form.ts';
import { awaitOptionalWrite } from '../../platform/optional-write.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { physicianOf, sharingOf } from '../../policies/shared-reports.ts';
import {
  etagOf,
  presentListedForm,
  presentSavedForm,
  presentSavedFormItem,
  withoutContent,
} from '../../presenters/saved-form.ts';
import type { Repositories } from '../../store/repositories/index.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import { prefersMinimal } from '../request-handling/prefers-minimal.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { echoOf } from './form-echo.ts';
import { cutPage, listForms, readCursor } from './list-forms.ts';
import { requiredVersion } from './required-version.ts';

const config = { policy: 'report' } as const;
const shared = { policy: 'shared' } as const;
const saving = { whileLocked: 'writing' } as const;
const params = z.strictObject({ id: z.string().max(100) });

/** Drafts and copies. */
export const savedFormRoutes: RoutePlugin = async (app, { context }) => {
  const { store, clock, timeGuard, reportTypes: types } = context;

  app.get(
    '/api/saved-forms',
    {
      config: shared,
      schema: { querystring: savedFormsQuerySchema, response: { 200: z.array(listedFormSchema) } },
    },
    async (request, reply) => {
      const { formType, cursor } = request.query;
      const limit = request.query.limit ?? (cursor === undefined ? undefined : PAGE_SIZE);
      const after = readCursor(cursor);
      const now = clock.now();
      const rows = await listForms(store, signedInUser(request), {
        formType,
        after,
        now,
        today: timeGuard.termDay(),
        withoutMeta: prefersMinimal(request, reply),
        limit: limit === undefined ? undefined : limit + 1,
      });
      const { page, link } = cutPage(rows, { limit, formType });
      if (link !== undefined) void reply.header('link', link);
      return page.filter((form) => !timeGuard.isGone(form)).map((form) => presentListedForm(form, now));
    },
  );

  app.post(
    '/api/saved-forms',
    {
      config: { ...config, ...saving },
      schema: { body: savedFormBodySchema, response: { 201: savedFormAnswerSchema } },
    },
    async (request, reply) => {
      const options = { context, request, reply, echo: echoOf(types, request.body) };
      const answer = await answerOnce(options, async (repositories) => {
        const now = clock.now();
        const form = await createForm(repositories, {
          types,
          ownerId: signedInUser(request).id,
          sessionId: signedInUser(request).sessionId,
          body: request.body,
          now,
        });
        return { status: 201, headers: etagOf(form), body: presentSavedForm(form, now) };
      });
      return prefersMinimal(request, reply) ? withoutContent(answer) : answer;
    },
  );

  app.get(
    '/api/saved-forms/:id',
    { config: shared, schema: { params, response: { 200: savedFormSchema, 304: z.void() } } },
    async (request, reply) => {
      const user = signedInUser(request);
      const now = clock.now();
      const owner = await physicianOf(store, user, request.params.id);
      const form = await store.savedForms.find(owner.id, request.params.id);
      if (form === undefined || timeGuard.isGone(form)) throw new Refusal('NOT_FOUND');
      // A record stays readable until its physician has decided what becomes of it.
      if (isExpired(form.expiresAt, now) && !isRecord(form)) throw new Refusal('FORM_EXPIRED');
      void reply.headers(etagOf(form));
      // A page that has it open looks whether it changed: that is no opening.
      if (request.headers['if-none-match'] === etagOf(form).etag) return reply.code(304).send(undefined);
      await awaitOptionalWrite(
        audit(store, {
          at: now,
          ...actorOf(request),
          accountId: owner.id,
          action: 'form-opened',
          subjectId: form.id,
          reportId: form.id,
        }),
      );
      return { ...presentSavedForm(form, now), ...(await sharingOf(store, user, form.id)) };
    },
  );

  app.put(
    '/api/saved-forms/:id',
    {
      config: { ...shared, ...saving },
      schema: { params, body: savedFormBodySchema, response: { 200: savedFormAnswerSchema } },
    },
    async (request, reply) => {
      const user = signedInUser(request);
      const { id: ownerId } = await physicianOf(store, user, request.params.id);
      const isAssistant = user.id !== ownerId;
      const findPresent = ({ savedForms }: Repositories) => savedForms.findItem(ownerId, request.params.id);
      const echo = echoOf(types, request.body, findPresent, { isAssistant });
      const answer = await answerOnce({ context, request, reply, echo }, async (repositories) => {
        const now = clock.now();
        // Again: it may have been withdrawn while the save waited for its turn.
        await physicianOf(repositories, user, request.params.id);
        const form = await updateForm(repositories, {
          types,
          ownerId,
          ...(isAssistant && { assistantId: user.id }),
          sessionId: user.sessionId,
          now,
          id: request.params.id,
          body: request.body,
          isGone: timeGuard.isGone,
          readVersion: () => requiredVersion(request.headers['if-match']),
        });
        return { status: 200, headers: etagOf(form), body: presentSavedForm(form, now) };
      });
      return prefersMinimal(request, reply) ? withoutContent(answer) : answer;
    },
  );

  app.delete(
    '/api/saved-forms/:id',
    { config, schema: { params, body: deletionBodySchema.nullish() } },
    async (request, reply) => {
      const deletion = {
        ownerId: signedInUser(request).id,
        sessionId: signedInUser(request).sessionId,
        id: request.params.id,
        reason: request.body?.reason ?? '',
        now: clock.now(),
        today: timeGuard.termDay(),
      };
      await store.transaction((repositories) => deleteForm(repositories, deletion));
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/saved-forms/:id/renew',
    { config, schema: { params, response: { 200: savedFormItemSchema } } },
    (request, reply) =>
      answerOnce({ context, request, reply, echo: echoOfRenewal(request) }, async (repositories) => {
        const now = clock.now();
        const { id: ownerId, sessionId } = signedInUser(request);
        const place = { ownerId, sessionId, id: request.params.id };
        const form = await extendDraft(repositories, { ...place, now, isGone: timeGuard.isGone });
        return { status: 200, headers: etagOf(form), body: presentSavedFormItem(form, now) };
      }),
  );
};

/** A replayed renewal names the draft as it is now. */
function echoOfRenewal(request: FastifyRequest<{ Params: output<typeof params> }>) {
  return {
    members: ['title', 'meta'] as const,
    restore: async ({ savedForms }: Repositories): Promise<Partial<SavedFormItem>> => {
      const form = await savedForms.find(signedInUser(request).id, request.params.id);
      if (form === undefined) throw new Refusal('NOT_FOUND');
      const { title, meta } = form;
      return { title, ...(meta !== undefined && { meta }) };
    },
  };
}
