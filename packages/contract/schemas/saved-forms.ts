import type { FormData, ReportSummary } from '@constat/report/rules';
import * as z from 'zod';
import { PAGE_SIZE, REASON_LENGTH, TITLE_LENGTH } from '../limits.ts';
import { formDataSchema, reportMetaSchema, reportTypeNameShape } from './report.ts';
import { termReminderSchema } from './signed-term.ts';
import { reportSigningSchema } from './signing-state.ts';
import { storableText } from './storable-text.ts';

export const formTypeSchema = z.enum(['draft', 'copy']);

export const savedFormBodySchema = z.strictObject({
  ...reportTypeNameShape,
  title: storableText.max(TITLE_LENGTH).refine((title) => title.trim() !== ''),
  formData: formDataSchema,
  retentionDays: z.number().int().min(1).max(365),
  formType: formTypeSchema,
  meta: reportMetaSchema.optional(),
});

/** What is kept with a report goes out as it is: a later version of the form may have saved it, and added to it. */
const keptMetaSchema = z.custom<z.output<typeof reportMetaSchema>>(
  (value) => typeof value === 'object' && value !== null,
);

export const savedFormItemSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  formType: formTypeSchema,
  /** Of what type the report is; it may be of one that a page does not know. */
  reportType: z.string(),
  reportTypeVersion: z.number().int(),
  retentionDays: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  expired: z.boolean(),
  /** A copy, or a draft that holds an examination: it is not erased at its term, and its deletion asks for a reason. */
  record: z.boolean(),
  version: z.number().int(),
  /** The signed version that it is to replace; absent where it replaces none. */
  replaces: z.uuid().optional(),
  /** Absent while it is in work. */
  signing: reportSigningSchema.optional(),
  meta: keptMetaSchema.optional(),
  /** For an assistant: whose report it is. */
  shared: z
    .object({
      /** The physician's name. */
      by: z.string(),
      mayHearAudio: z.boolean(),
    })
    .optional(),
});

/** A saved form in the list. */
export const listedFormSchema = savedFormItemSchema.extend({
  /** What a list says of the report; absent for one of a type that the server did not know when it was saved. */
  summary: z.custom<ReportSummary>((value) => typeof value === 'object' && value !== null).optional(),
  /** Of what its physician is reminded about its term; absent where there is nothing, and for an assistant. */
  reminder: termReminderSchema.optional(),
});

export const savedFormSchema = savedFormItemSchema.extend({
  formData: z.custom<FormData>((value) => typeof value === 'object' && value !== null),
});

/** The answer to a save: without its content where the request asked for no more (`Prefer: return=minimal`). */
export const savedFormAnswerSchema = savedFormSchema.partial({ formData: true });

/** With a deletion; a record is not deleted without its reason. */
export const deletionBodySchema = z.strictObject({
  /** The physician's own words, for the audit trail. */
  reason: storableText.trim().max(REASON_LENGTH).optional(),
});

export const savedFormsQuerySchema = z.strictObject({
  formType: formTypeSchema.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE).optional(),
  cursor: z.string().max(200).optional(),
});

export type SavedFormBody = z.input<typeof savedFormBodySchema>;
export type DeletionBody = z.input<typeof deletionBodySchema>;
export type SavedFormItem = z.infer<typeof savedFormItemSchema>;
export type ListedForm = z.infer<typeof listedFormSchema>;
export type SavedForm = z.infer<typeof savedFormSchema>;
