import * as z from 'zod';
import { storableText } from './storable-text.ts';

export const visitTypeSchema = z.enum(['new', 'follow-up', 'draft']);

export const recentPatientBodySchema = z.strictObject({
  patientName: storableText.trim().min(1).max(300),
  patientAge: storableText.max(100),
  diagnosis: storableText.max(2000),
  visitType: visitTypeSchema.optional(),
  savedFormId: z.uuid().nullable().optional(),
});

export const recentPatientSchema = z.object({
  id: z.uuid(),
  patientName: z.string(),
  patientAge: z.string(),
  diagnosis: z.string(),
  visitType: visitTypeSchema,
  savedFormId: z.uuid().nullable(),
  lastAccessedAt: z.iso.datetime(),
});

export const recentPatientAccessSchema = z.strictObject({ patientName: storableText.min(1).max(300) });

export type RecentPatientBody = z.input<typeof recentPatientBodySchema>;
export type RecentPatient = z.infer<typeof recentPatientSchema>;
