import { audit } from '../../actions/audit.ts';
import { findReportOfRecording } from '../../actions/save-recording.ts';
import { segmentAudio } from '../../actions/segment-audio.ts';
import { awaitOptionalWrite } from '../../platform/optional-write.ts';
import { Refusal } from '../../platform/refusal.ts';
import { disconnectSignal } from '../../platform/disconnect-signal.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { physicianOfRecording } from '../../policies/shared-reports.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { auditListening } from './audit-listening.ts';
import { recordingParams, segmentParams } from './params.ts';

const config = { policy: 'report' } as const;

/** The audio of a recording: heard segment by segment, erased as a whole. */
export const recordingAudioRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;

  app.get(
    '/api/recordings/:recordingId/chunks/:chunkIndex/audio',
    { config: { policy: 'shared' }, schema: { params: segmentParams } },
    async (request, reply) => {
      const { recordingId, chunkIndex } = request.params;
      const physician = await physicianOfRecording(store, signedInUser(request), recordingId);
      const place = { ownerId: physician.id, recordingId, chunkIndex };
      const chunk = await store.audioChunks.findAudio(place);
      if (chunk === undefined) throw new Refusal('NOT_FOUND');
      await awaitOptionalWrite(auditListening(context, request, place));
      // The sender named the type: only what a player can take is handed on, and never as a page.
      const audio =
        chunk.span === null
          ? chunk.audio
          : await segmentAudio(context, place, chunk.span, disconnectSignal(reply));
      const type = /^audio\/(webm|mp4|ogg|wav)$/u.test(chunk.mediaType) ? chunk.mediaType : 'audio/webm';
      return reply
        .headers({
          'content-type': type,
          'content-disposition': 'attachment; filename="audio"',
        })
        .send(Buffer.from(audio));
    },
  );

  /** Erases the audio before its term; the words stay until theirs. */
  app.delete(
    '/api/recordings/:recordingId/audio',
    { config, schema: { params: recordingParams } },
    async (request, reply) => {
      const ownerId = signedInUser(request).id;
      const { recordingId } = request.params;
      const now = clock.now();
      await store.transaction(async (repositories) => {
        const reportId = await findReportOfRecording(repositories, { ownerId, recordingId });
        const erased = await repositories.audioChunks.eraseAudio({ ownerId, recordingId }, now);
        if (erased === 0) throw new Refusal('NOT_FOUND');
        await repositories.recordingStreams.erase({ ownerId, recordingId });
        await repositories.pendingErasures.add({ kind: 'audio', ownerId, subjectId: recordingId });
        const event = { at: now, ...actorOf(request), action: 'audio-erased' } as const;
        await audit(repositories, { ...event, subjectId: recordingId, reportId });
      });
      return reply.code(204).send();
    },
  );
};
