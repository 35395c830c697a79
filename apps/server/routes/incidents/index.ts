import {
  incidentAnswerSchema,
  incidentBodySchema,
  incidentFileBodySchema,
  incidentsAnswerSchema,
} from '@constat/contract/schemas';
import * as z from 'zod';
import { audit } from '../../actions/audit.ts';
import { contentDisposition } from '../../exports/file-name.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf } from '../../policies/access.ts';
import { presentIncident, writeIncidentFile } from '../../presenters/incident.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { requiredVersion } from '../saved-forms/required-version.ts';

const config = { policy: 'admin' } as const;
const params = z.strictObject({ id: z.uuid() });
const FILE_NAMES = { fr: 'registre-des-incidents.csv', en: 'incident-register.csv' } as const;

/** The register of confidentiality incidents: recorded, completed, taken away; never shortened. */
export const incidentRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;

  app.get('/api/incidents', { config, schema: { response: { 200: incidentsAnswerSchema } } }, async () => ({
    incidents: (await store.incidents.list()).map(presentIncident),
  }));

  app.post(
    '/api/incidents',
    { config, schema: { body: incidentBodySchema, response: { 201: incidentAnswerSchema } } },
    (request, reply) =>
      answerOnce({ context, request, reply }, async (repositories) => {
        const now = clock.now();
        const incident = await repositories.incidents.add({
          id: newId(),
          recordedAt: now,
          updatedAt: now,
          content: JSON.stringify(request.body),
        });
        const event = { at: now, ...actorOf(request), action: 'incident-recorded' } as const;
        await audit(repositories, { ...event, subjectId: incident.id, detail: { number: incident.number } });
        return { status: 201, body: { incident: presentIncident(incident) } };
      }),
  );

  app.put(
    '/api/incidents/:id',
    { config, schema: { params, body: incidentBodySchema, response: { 200: incidentAnswerSchema } } },
    (request, reply) => {
      const version = requiredVersion(request.headers['if-match']);
      return answerOnce({ context, request, reply }, async (repositories) => {
        const { id } = request.params;
        const now = clock.now();
        const before = await repositories.incidents.find(id);
        if (before === undefined) throw new Refusal('NOT_FOUND');
        const content = JSON.stringify(request.body);
        const isWritten = await repositories.incidents.change({ id, content, updatedAt: now }, version);
        if (!isWritten) throw new Refusal('INCIDENT_CHANGED');
        const event = { at: now, ...actorOf(request), action: 'incident-changed' } as const;
        await audit(repositories, { ...event, subjectId: id, detail: { number: before.number } });
        const incident = { ...before, content, updatedAt: now, version: version + 1 };
        return { status: 200, body: { incident: presentIncident(incident) } };
      });
    },
  );

  app.post(
    '/api/incidents/file',
    { config: { ...config, callLimits: ['large-files'] }, schema: { body: incidentFileBodySchema } },
    async (request, reply) => {
      const { language } = request.body;
      await audit(store, { at: clock.now(), ...actorOf(request), action: 'incidents-exported' });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', contentDisposition(FILE_NAMES[language], 'attachment'))
        .send(writeIncidentFile((await store.incidents.list()).map(presentIncident), language));
    },
  );
};
