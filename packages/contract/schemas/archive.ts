/** Everything of one account in one file, and what came of reading such a file. */
import * as z from 'zod';
import { recentPatientBodySchema, recentPatientSchema } from './recent-patients.ts';
import { savedFormBodySchema } from './saved-forms.ts';

export const ARCHIVE_FORMAT = 'constat-archive';
export const ARCHIVE_VERSION = 1;

/** `manifest.json` of an archive. A later program may add to it. */
export const archiveManifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.number().int().min(1).max(ARCHIVE_VERSION),
  letterheadName: z.string().max(300).nullable().optional(),
});

/** One saved form as an archive holds it. What follows from the rest (`expired`, `version`) is not read. */
export const archivedFormSchema = savedFormBodySchema.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A recent patient as an archive holds it: no longer than one that is sent. */
export const archivedRecentPatientSchema = recentPatientSchema.extend({
  patientName: recentPatientBodySchema.shape.patientName,
  patientAge: recentPatientBodySchema.shape.patientAge,
  diagnosis: recentPatientBodySchema.shape.diagnosis,
});

export const archivePartSchema = z.enum([
  'reports',
  'recentPatients',
  'profile',
  'letterhead',
  'signature',
  'voiceCommands',
  'verbatimCommands',
  'vocabulary',
  'phrases',
]);

export const archiveImportSchema = z.object({
  parts: z.array(
    z.object({
      part: archivePartSchema,
      /** Read and added to the account. */
      added: z.number().int(),
      /** Already there, exactly so. */
      identical: z.number().int(),
      /** Something else was there under that name, and stays. */
      kept: z.number().int(),
      refused: z.number().int(),
    }),
  ),
  /** Files that could not be read, with the error of each; the first thousand. */
  refused: z.array(z.object({ file: z.string(), code: z.string() })),
  /** Files that are no part of an archive. */
  unknown: z.array(z.string()),
});

export type ArchivePart = z.infer<typeof archivePartSchema>;
export type ArchiveImport = z.infer<typeof archiveImportSchema>;
