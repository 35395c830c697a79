import {
  waitingPartSchema,
  waitingRecordingItemSchema,
  waitingRecordingNoteSchema,
} from '@constat/contract/schemas';
import { WAITING_PART_BYTES, WAITING_RECORDING_BYTES } from '@constat/contract/limits';
import * as z from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import { readFileBodies, uploadedFile } from '../../platform/uploaded-file.ts';
import { signedInUser } from '../../policies/access.ts';
import { recordingParams } from '../recordings/params.ts';
import type { RoutePlugin } from '../route-context.ts';

/** A part a second, and those of a minute that could not be sent at once. */
const PARTS_A_MINUTE = 600;

const config = { policy: 'report' } as const;
const partParams = recordingParams.extend({
  sequence: z
    .string()
    .regex(/^\d{1,6}$/u)
    .transform(Number),
});

/**
 * The audio that a device could not keep itself, second after second: it is on the disk when the answer comes. Writing
 * the same twice changes nothing more than writing it once, so no idempotency key is kept.
 */
export const waitingRecordingRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;
  readFileBodies(app, ['application/octet-stream'], WAITING_PART_BYTES);

  app.get(
    '/api/waiting-recordings',
    { config, schema: { response: { 200: z.array(waitingRecordingItemSchema) } } },
    async (request) => store.waitingRecordings.list(signedInUser(request).id),
  );

  app.put(
    '/api/waiting-recordings/:recordingId',
    { config, schema: { params: recordingParams, body: waitingRecordingNoteSchema } },
    async (request, reply) => {
      const ownerId = signedInUser(request).id;
      const { recordingId } = request.params;
      await store.waitingRecordings.put({ ownerId, recordingId, note: request.body.note }, clock.now());
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/waiting-recordings/:recordingId/parts',
    { config, schema: { params: recordingParams, response: { 200: z.array(waitingPartSchema) } } },
    async (request) => {
      const place = { ownerId: signedInUser(request).id, recordingId: request.params.recordingId };
      if ((await store.waitingRecordings.find(place)) === undefined) throw new Refusal('NOT_FOUND');
      const parts = await store.waitingRecordings.parts(place);
      return parts.map(({ sequence, audio }) => ({ sequence, audio: Buffer.from(audio).toString('base64') }));
    },
  );

  app.put(
    '/api/waiting-recordings/:recordingId/parts/:sequence',
    {
      config: { ...config, rateLimit: { max: PARTS_A_MINUTE, timeWindow: 60_000 } },
      schema: { params: partParams },
    },
    async (request, reply) => {
      const audio = uploadedFile(request.body).content;
      const place = { ownerId: signedInUser(request).id, recordingId: request.params.recordingId };
      await store.transaction(async ({ waitingRecordings }) => {
        const recording = await waitingRecordings.find(place);
        if (recording === undefined) throw new Refusal('NOT_FOUND');
        if (recording.bytes + audio.byteLength > WAITING_RECORDING_BYTES)
          throw new Refusal('PAYLOAD_TOO_LARGE');
        await waitingRecordings.addPart({ ...place, sequence: request.params.sequence, audio });
      });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/waiting-recordings/:recordingId',
    { config, schema: { params: recordingParams } },
    async (request, reply) => {
      const { recordingId } = request.params;
      await store.waitingRecordings.erase({ ownerId: signedInUser(request).id, recordingId });
      return reply.code(204).send();
    },
  );
};
