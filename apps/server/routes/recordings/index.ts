import * as z from 'zod';
import { audit } from '../../commands/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signedInUser } from '../../policies/access.ts';
import type { RoutePlugin } from '../route-context.ts';

const config = { policy: 'report' } as const;
const recordingParams = z.strictObject({ recordingId: z.uuid() });
const chunkParams = recordingParams.extend({
  chunkIndex: z
    .string()
    .regex(/^\d{1,6}$/u)
    .transform(Number),
});
const linkBody = z.strictObject({ savedFormId: z.uuid() });

/** What was recorded, for its owner to hear again until it is erased. */
export const recordingRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;

  app.get(
    '/api/recordings/:recordingId/chunks/:chunkIndex/audio',
    { config, schema: { params: chunkParams } },
    async (request, reply) => {
      const { recordingId, chunkIndex } = request.params;
      const place = { ownerId: signedInUser(request).id, recordingId, chunkIndex };
      const chunk = await store.audioChunks.findAudio(place);
      if (chunk === undefined) throw new Refusal('NOT_FOUND');
      // The sender named the type: only what a player can take is handed on, and never as a page.
      const type = /^audio\/(webm|mp4|ogg|wav)$/u.test(chunk.mediaType) ? chunk.mediaType : 'audio/webm';
      return reply
        .headers({
          'content-type': type,
          'content-disposition': 'attachment; filename="audio"',
        })
        .send(Buffer.from(chunk.audio));
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
        const erased = await repositories.audioChunks.eraseRecording({ ownerId, recordingId });
        if (erased === 0) throw new Refusal('NOT_FOUND');
        const event = { at: clock.now(), actorId: ownerId, action: 'audio-erased' } as const;
        await audit(repositories, { ...event, subjectId: recordingId });
      });
      return reply.code(204).send();
    },
  );
};
