import multipart from '@fastify/multipart';
import { speechStatusSchema, transcriptionSchema } from '@constat/contract/schemas';
import { createChunkTranscriber } from '../../actions/transcribe-chunk.ts';
import { confirmSession, signedInUser } from '../../policies/access.ts';
import { readIdempotencyKey } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { MULTIPART_LIMITS, readChunk } from './read-chunk.ts';

/** The state of speech recognition, and recognition itself. Multipart is read here and nowhere else. */
export const speechRoutes: RoutePlugin = async (app, { context }) => {
  await app.register(multipart, { limits: MULTIPART_LIMITS });
  const transcribeChunk = createChunkTranscriber(context);

  app.get(
    '/api/speech/status',
    { config: { policy: 'account' }, schema: { response: { 200: speechStatusSchema } } },
    async () => {
      const status = await context.speech.status();
      if (status.state === 'ready') return { ...status, languages: [...status.languages] };
      return status.state === 'model-missing'
        ? { ...status, missingFiles: [...status.missingFiles] }
        : status;
    },
  );

  app.post(
    '/api/transcribe-whisper-chunk',
    {
      config: { policy: 'report', callLimits: ['transcription'] },
      schema: { response: { 200: transcriptionSchema } },
    },
    async (request) => {
      const idempotencyKey = readIdempotencyKey(request);
      const chunk = await readChunk(request);
      await confirmSession(request, context);
      return transcribeChunk(chunk, { ownerId: signedInUser(request).id, idempotencyKey });
    },
  );
};
