import type { FastifyRequest } from 'fastify';
import { auditOncePerSession } from '../../actions/audit.ts';
import { findReportOfRecording } from '../../actions/save-recording.ts';
import { actorOf } from '../../policies/access.ts';
import type { RouteContext } from '../request-handling/route-context.ts';

/** Notes in the audit trail, once a session, that the audio of a recording was handed out. */
export async function auditListening(
  { clock, store }: Pick<RouteContext, 'clock' | 'store'>,
  request: FastifyRequest,
  place: { readonly ownerId: string; readonly recordingId: string },
): Promise<void> {
  const actor = { ...actorOf(request), accountId: place.ownerId };
  const reportId = await findReportOfRecording(store, place);
  const event = { at: clock.now(), ...actor, action: 'audio-heard' } as const;
  await auditOncePerSession(store, { ...event, subjectId: place.recordingId, reportId });
}
