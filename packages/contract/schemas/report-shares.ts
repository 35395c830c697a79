/** Reports that a physician shares with an assistant. */
import * as z from 'zod';
import { profileSchema } from './accounts.ts';

/** An assistant of the installation, and what the physician has shared of the report. */
export const reportAssistantSchema = z.object({
  id: z.uuid(),
  displayName: z.string(),
  username: z.string(),
  /** Null where the report is not shared with that one. */
  share: z.object({ since: z.iso.datetime(), mayHearAudio: z.boolean() }).nullable(),
});

/** `GET /api/saved-forms/:id/assistants`: those that can sign in, and others that the report is shared with. */
export const reportAssistantsAnswerSchema = z.object({ assistants: z.array(reportAssistantSchema) });

/** `PUT /api/saved-forms/:id/assistants/:assistantId` */
export const reportShareBodySchema = z.strictObject({
  /** Lets the assistant hear the recordings of the report and read their words. */
  mayHearAudio: z.boolean(),
});

/** `GET /api/saved-forms/:id/physician`: what a report is printed with. */
export const reportPhysicianSchema = profileSchema.extend({
  /** Its Word document stands on the physician's letterhead, unless the export says otherwise. */
  hasLetterhead: z.boolean(),
});

export type ReportAssistant = z.infer<typeof reportAssistantSchema>;
export type ReportAssistantsAnswer = z.infer<typeof reportAssistantsAnswerSchema>;
export type ReportPhysician = z.infer<typeof reportPhysicianSchema>;
export type ReportShareBody = z.infer<typeof reportShareBodySchema>;
