import {
  recordingItemSchema,
  recordingNoteSchema,
  recordingQuerySchema,
  recordingReviewSchema,
  recordingSchema,
  settledFactsSchema,
} from '@constat/contract/schemas';
import * as z from 'zod';
import { audit } from '../../actions/audit.ts';
import { findReportOfRecording, saveRecording } from '../../actions/save-recording.ts';
import { createPhraseRecogniser } from '../../actions/recognise-phrases.ts';
import { createRecordingLease } from '../../actions/recording-lease.ts';
import { settleFacts } from '../../actions/settle-facts.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { physicianOf, physicianOfRecording, sharingOf } from '../../policies/shared-reports.ts';
import { presentRecording, presentRecordingItem } from '../../presenters/recording.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { recordingAudioRoutes } from './audio.ts';
import { recordingParams } from './params.ts';
import { recordingPartRoutes } from './parts.ts';
import { recordingPhraseRoutes } from './phrases.ts';
import { recordingSegmentRoutes } from './segments.ts';

const config = { policy: 'report' } as const;
const shared = { policy: 'shared' } as const;
const linkBody = z.strictObject({ savedFormId: z.uuid() });

/**
 * What was recorded, for its owner to read and hear again until it is erased. Writing the same twice changes nothing more
 * than writing it once, so no idempotency key is kept.
 */
export const recordingRoutes: RoutePlugin = async (app, options) => {
  await app.register(recordingAudioRoutes, options);
  const lease = createRecordingLease(options.context);
  const phrases = createPhraseRecogniser(options.context, { lease });
  await app.register(recordingPartRoutes(phrases), options);
  await app.register(recordingPhraseRoutes(phrases), options);
  await app.register(recordingSegmentRoutes(lease), options);
  const { clock, store, config: settings } = options.context;
  const retentionDays = settings.audioRetentionDays;

  app.get(
    '/api/recordings',
    {
      config: shared,
      schema: { querystring: recordingQuerySchema, response: { 200: z.array(recordingItemSchema) } },
    },
    async (request) => {
      const user = signedInUser(request);
      const { formId } = request.query;
      const { id: ownerId } = await physicianOf(store, user, formId);
      const { shared: share } = await sharingOf(store, user, formId);
      if (share?.mayHearAudio === false) throw new Refusal('NOT_FOUND');
      // What an assistant's page calls its report may be another one of the physician's.
      const rows = await store.recordings.list(ownerId, share === undefined ? request.query : { formId });
      const ids = rows.map(({ recordingId }) => recordingId);
      const chunks = await store.recordings.chunkStates(ownerId, ids);
      return rows.map((row) => presentRecordingItem(row, chunks.get(row.recordingId) ?? [], retentionDays));
    },
  );

  app.get(
    '/api/recordings/:recordingId',
    { config: shared, schema: { params: recordingParams, response: { 200: recordingSchema } } },
    async (request) => {
      const { recordingId } = request.params;
      const physician = await physicianOfRecording(store, signedInUser(request), recordingId);
      const place = { ownerId: physician.id, recordingId };
      const row = await store.recordings.find(place);
      if (row === undefined) throw new Refusal('NOT_FOUND');
      return presentRecording(row, await store.audioChunks.listOf(place), retentionDays);
    },
  );

  app.put(
    '/api/recordings/:recordingId',
    { config, schema: { params: recordingParams, body: recordingNoteSchema } },
    async (request, reply) => {
      const place = { ownerId: signedInUser(request).id, recordingId: request.params.recordingId };
      await store.transaction((repositories) =>
        saveRecording(repositories, place, { note: request.body, now: clock.now() }),
      );
      return reply.code(204).send();
    },
  );

  app.put(
    '/api/recordings/:recordingId/review',
    { config, schema: { params: recordingParams, body: recordingReviewSchema } },
    async (request, reply) => {
      const place = { ownerId: signedInUser(request).id, recordingId: request.params.recordingId };
      const { reviewed, doubtful } = request.body;
      const change = { reviewed: JSON.stringify(reviewed), doubtful };
      if (!(await store.recordings.setReview(place, change))) throw new Refusal('NOT_FOUND');
      return reply.code(204).send();
    },
  );

  app.put(
    '/api/recordings/:recordingId/settled-facts',
    { config, schema: { params: recordingParams, body: settledFactsSchema } },
    async (request, reply) => {
      const place = { ownerId: signedInUser(request).id, recordingId: request.params.recordingId };
      await store.transaction((repositories) => settleFacts(repositories, place, request.body));
      return reply.code(204).send();
    },
  );

  /** Ties a recording to the saved report that it was dictated for: it is erased with the report. */
  app.put(
    '/api/recordings/:recordingId/report',
    { config, schema: { params: recordingParams, body: linkBody } },
    async (request, reply) => {
      const ownerId = signedInUser(request).id;
      const { savedFormId } = request.body;
      await store.transaction(async (repositories) => {
        if ((await repositories.savedForms.find(ownerId, savedFormId)) === undefined)
          throw new Refusal('NOT_FOUND');
        const place = { ownerId, recordingId: request.params.recordingId };
        if (!(await repositories.audioChunks.link(place, savedFormId))) throw new Refusal('NOT_FOUND');
        await repositories.recordings.link(place, savedFormId);
        await repositories.recordingStreams.link(place, savedFormId);
        await repositories.reportDictations.note(ownerId, [place.recordingId]);
      });
      return reply.code(204).send();
    },
  );

  /** Ties all that was recorded for a report of a page to its saved form, recordings without any text included. */
  app.put(
    '/api/recordings/of-report/:reportId/report',
    { config, schema: { params: z.strictObject({ reportId: z.uuid() }), body: linkBody } },
    async (request, reply) => {
      const ownerId = signedInUser(request).id;
      const { savedFormId } = request.body;
      await store.transaction(async ({ savedForms, recordingStreams, reportDictations }) => {
        if ((await savedForms.find(ownerId, savedFormId)) === undefined) throw new Refusal('NOT_FOUND');
        const linked = await recordingStreams.linkReport(ownerId, request.params.reportId, savedFormId);
        await reportDictations.note(ownerId, linked);
      });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/recordings/:recordingId',
    { config, schema: { params: recordingParams } },
    async (request, reply) => {
      const ownerId = signedInUser(request).id;
      const { recordingId } = request.params;
      await store.transaction(async (repositories) => {
        const place = { ownerId, recordingId };
        const reportId = await findReportOfRecording(repositories, place);
        const chunks = await repositories.audioChunks.eraseRecording(place);
        const lines = await repositories.recordings.erase(place);
        const bytes = await repositories.recordingStreams.erase(place);
        await repositories.dataKeys.eraseUnusedOfRecordings(place.ownerId);
        if (chunks + lines === 0 && bytes === null) throw new Refusal('NOT_FOUND');
        // One that was begun and never heard anything.
        if (chunks + lines === 0 && bytes === 0) return;
        const event = { at: clock.now(), ...actorOf(request), action: 'audio-erased' } as const;
        await audit(repositories, { ...event, subjectId: recordingId, reportId });
      });
      return reply.code(204).send();
    },
  );
};
