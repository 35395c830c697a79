import { segmentRequestSchema, transcriptionSchema } from '@constat/contract/schemas';
import { createSegmentRecogniser } from '../../actions/recognise-segment.ts';
import type { RecordingLease } from '../../actions/recording-lease.ts';
import { signedInUser } from '../../policies/access.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';
import { segmentParams } from './params.ts';

/**
 * Has a stretch of a stored recording recognised. The same stretch again gets the same text, so no idempotency key is
 * kept; another stretch under the same number takes its place, for its audio is in the parts all the same.
 */
export function recordingSegmentRoutes(lease: RecordingLease): RoutePlugin {
  return async (app, { context }) => {
    const recogniseSegment = createSegmentRecogniser(context, { lease });
    app.post(
      '/api/recordings/:recordingId/segments/:chunkIndex',
      {
        config: { policy: 'report', callLimits: ['transcription'] },
        schema: {
          params: segmentParams,
          body: segmentRequestSchema,
          response: { 200: transcriptionSchema },
        },
      },
      async (request) =>
        recogniseSegment({ ownerId: signedInUser(request).id, ...request.params }, request.body),
    );
  };
}
