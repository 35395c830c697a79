import {
  recentPatientAccessSchema,
  recentPatientBodySchema,
  recentPatientSchema,
} from '@constat/contract/schemas';
import * as z from 'zod';
import { saveRecentPatient } from '../../actions/save-recent-patient.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signedInUser } from '../../policies/access.ts';
import { presentRecentPatient } from '../../presenters/recent-patient.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'report' } as const;
const params = z.strictObject({ id: z.string().max(100) });

/** The patients seen last. */
export const recentPatientRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;

  app.get(
    '/api/recent-patients',
    { config, schema: { response: { 200: z.array(recentPatientSchema) } } },
    async (request) => (await store.recentPatients.list(signedInUser(request).id)).map(presentRecentPatient),
  );

  app.post(
    '/api/recent-patients',
    { config, schema: { body: recentPatientBodySchema, response: { 201: recentPatientSchema } } },
    (request, reply) =>
      answerOnce({ context, request, reply }, async (repositories) => {
        const save = { ownerId: signedInUser(request).id, body: request.body, now: clock.now() };
        return { status: 201, body: presentRecentPatient(await saveRecentPatient(repositories, save)) };
      }),
  );

  app.patch(
    '/api/recent-patients/access',
    { config, schema: { body: recentPatientAccessSchema } },
    async (request, reply) => {
      const name = request.body.patientName.trim();
      if (!(await store.recentPatients.touch(signedInUser(request).id, name, clock.now())))
        throw new Refusal('NOT_FOUND');
      return reply.code(204).send();
    },
  );

  app.delete('/api/recent-patients/:id', { config, schema: { params } }, async (request, reply) => {
    const ownerId = signedInUser(request).id;
    const { id } = request.params;
    await store.transaction(async ({ recentPatients, idempotencyKeys }) => {
      if (!(await recentPatients.remove(ownerId, id))) throw new Refusal('NOT_FOUND');
      await idempotencyKeys.forget(ownerId, id);
    });
    return reply.code(204).send();
  });
};
