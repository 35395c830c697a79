/** The register of confidentiality incidents, for the one who runs the installation. */
import * as z from 'zod';
import { storableText } from './storable-text.ts';

const text = storableText.max(5_000);
/** A day, a period or an approximation, in words. */
const when = storableText.max(200);
/** Empty while no notice was given. */
const day = z.union([z.iso.date(), z.literal('')]);

/** See `INCIDENT_FIELDS`. Whatever is not known yet is empty, but for what happened. */
export const incidentBodySchema = z.strictObject({
  information: text,
  circumstances: text.refine((circumstances) => circumstances.trim() !== ''),
  occurred: when,
  becameAware: when,
  personsConcerned: when,
  riskElements: text,
  seriousRisk: z.enum(['', 'yes', 'no']),
  noticeToCommission: day,
  noticeToPersons: day,
  publicNotice: text,
  measures: text,
});

export const incidentSchema = incidentBodySchema.extend({
  id: z.uuid(),
  /** From 1, in the order in which they were recorded. */
  number: z.int(),
  recordedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});

/** `POST /api/incidents` and `PUT /api/incidents/:id` (with `If-Match`). */
export const incidentAnswerSchema = z.object({ incident: incidentSchema });

/** `GET /api/incidents`, the latest first. */
export const incidentsAnswerSchema = z.object({ incidents: z.array(incidentSchema) });

/** `POST /api/incidents/file`: the register as a table. */
export const incidentFileBodySchema = z.strictObject({ language: z.enum(['fr', 'en']) });

export type IncidentBody = z.infer<typeof incidentBodySchema>;
export type Incident = z.infer<typeof incidentSchema>;
export type IncidentsAnswer = z.infer<typeof incidentsAnswerSchema>;
export type IncidentAnswer = z.infer<typeof incidentAnswerSchema>;
