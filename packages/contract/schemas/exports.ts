import * as z from 'zod';
import { TITLE_LENGTH } from '../limits.ts';
import { formDataSchema, reportMetaSchema } from './report.ts';

export const exportFormatSchema = z.enum(['pdf', 'docx', 'html']);

export const exportBodySchema = z.strictObject({
  formData: formDataSchema,
  meta: reportMetaSchema.optional(),
  title: z.string().max(TITLE_LENGTH).optional(),
});

export type ExportFormat = z.infer<typeof exportFormatSchema>;
export type ExportBody = z.input<typeof exportBodySchema>;
