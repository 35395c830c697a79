/** The table of impairments of the installation, which a person loads. */
import * as z from 'zod';
import { IMPAIRMENT_TABLE_LENGTH } from '../limits.ts';

const nature = z.enum(['dap', 'pe']);
/** Of a percent. */
const hundredths = z.int();

const tableRowSchema = z.object({
  /** Of the file, from 1. */
  line: z.int(),
  nature,
  code: z.string(),
  chapter: z.string(),
  description: z.object({ fr: z.string(), en: z.string() }),
  percent: hundredths,
  max: hundredths.nullable(),
  organ: z.string(),
  measure: z.int().nullable(),
});

const dpjvRowSchema = z.object({
  line: z.int(),
  of: nature,
  from: hundredths,
  to: hundredths,
  percent: hundredths.nullable(),
  rate: hundredths.nullable(),
});

export const impairmentTableSchema = z.object({
  /** Of its content: another one for any other. */
  id: z.string(),
  version: z.string(),
  source: z.string(),
  date: z.string(),
  rows: z.array(tableRowSchema),
  dpjv: z.array(dpjvRowSchema),
});

/** `GET`, `PUT` and `DELETE /api/impairment-table`. */
export const impairmentTableAnswerSchema = z.object({
  /** Whether the one who asks may load and remove it. */
  mayChange: z.boolean(),
  table: impairmentTableSchema.nullable(),
  loadedAt: z.iso.datetime().nullable(),
});

/** `PUT /api/impairment-table`: a file in one piece. */
export const impairmentTableFileSchema = z.strictObject({
  format: z.enum(['csv', 'json']),
  text: z.string().max(IMPAIRMENT_TABLE_LENGTH),
});

export type ImpairmentTableAnswer = z.infer<typeof impairmentTableAnswerSchema>;
export type ImpairmentTableFile = z.infer<typeof impairmentTableFileSchema>;
