import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import { RENDER_TARGETS } from '@constat/report/document/reading';
import * as z from 'zod';
import { TITLE_LENGTH } from '../limits.ts';
import { formDataSchema, reportMetaSchema, reportTypeNameShape } from './report.ts';

export const exportFormatSchema = z.enum(RENDER_TARGETS);

export const exportBodySchema = z.strictObject({
  ...reportTypeNameShape,
  formData: formDataSchema,
  meta: reportMetaSchema.optional(),
  title: z.string().max(TITLE_LENGTH).optional(),
  /** The report as the page knows it, saved or not: the physician's own phrases grow from it. */
  reportId: z.uuid().optional(),
  /** Where it is saved: the audit trail names it. */
  savedFormId: z.uuid().optional(),
  /** PDF: attaches the report's data, so that the file can be opened again. */
  attach: z.boolean().optional(),
  /** PDF: names characters that no font holds instead of refusing them. */
  nameMissingGlyphs: z.boolean().optional(),
  /** PDF: what the pages are wanted for, where it is no file to keep; the audit trail says so. */
  use: z.enum(['preview', 'print']).optional(),
  /** Word: on the physician's own letterhead, when there is one; true where absent. */
  letterhead: z.boolean().optional(),
});

/** The report on the screen. */
export const finalPagesBodySchema = exportBodySchema.pick({
  reportType: true,
  reportTypeVersion: true,
  reportId: true,
  savedFormId: true,
  formData: true,
  meta: true,
  title: true,
});

export const preflightBodySchema = finalPagesBodySchema.extend({
  /** Only the characters that no font holds are looked for; everything where absent. */
  only: z.literal('glyphs').optional(),
});

const fieldId = z.custom<FieldId>((id) => typeof id === 'string' && REPORT_TYPES.field(id) !== undefined);

/** What passages of a report cannot both say, as the review names it. */
const CONTRADICTIONS = [
  'side',
  'date',
  'dose',
  'unit',
  'spoken-word',
  'level',
  'diagnosis',
  'diagnosis-dropped',
  'event-date',
  'act-date',
  'consolidation-date',
  'future-date',
  'early-date',
  'weekday',
  'duration',
  'age',
  'antecedent',
  'denied',
  'normal',
  'test-cell',
  'measure',
  'deficit',
  'limitations',
  'limitation-class',
  'limitation-region',
  'impairment',
  'percentage',
  'care',
  'care-beside-none',
  'premature',
] as const;

/** What to look at before an export, as `findIssues` of the review lists it. */
export const preflightAnswerSchema = z.object({
  issues: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('unconfirmed'),
        table: z.string().nullable(),
        fields: z.array(fieldId).readonly(),
      }),
      z.object({
        kind: z.literal('not-printed'),
        field: fieldId,
        reason: z.enum(['region-not-examined', 'word-only', 'headings-only']),
        value: z.string(),
      }),
      z.object({
        kind: z.literal('contradiction'),
        contradiction: z.enum(CONTRADICTIONS),
        places: z
          .array(
            z.object({
              field: fieldId,
              quote: z.string(),
              /** Characters of the quote; absent where all of it is meant. */
              marked: z.object({ start: z.int().min(0), end: z.int().min(0) }).optional(),
            }),
          )
          .readonly(),
      }),
      z.object({ kind: z.literal('mandate-empty') }),
      z.object({ kind: z.literal('title-missing') }),
      z.object({ kind: z.literal('open-blanks'), field: fieldId, blanks: z.array(z.string()).readonly() }),
      z.object({ kind: z.literal('other-gender'), field: fieldId, words: z.array(z.string()).readonly() }),
      z.object({
        kind: z.literal('glyphs-missing'),
        field: fieldId.nullable(),
        characters: z.array(z.string()).readonly(),
      }),
    ]),
  ),
});

/** Where exports stand on this server. */
export const exportStatusSchema = z.object({
  /** Where the own exports stand: being made, waiting with at most so many before them, or none there. */
  own: z.discriminatedUnion('state', [
    z.object({ state: z.literal('none') }),
    z.object({ state: z.literal('running') }),
    z.object({ state: z.literal('waiting'), ahead: z.int().min(0) }),
  ]),
});

export const letterheadSchema = z.object({
  fileName: z.string(),
  bytes: z.number().int(),
  placement: z.enum(['placeholder', 'end']),
  updatedAt: z.iso.datetime(),
});

/** Null where the account has none. */
export const letterheadAnswerSchema = z.object({ letterhead: letterheadSchema.nullable() });

export type ExportFormat = z.infer<typeof exportFormatSchema>;
export type ExportBody = z.input<typeof exportBodySchema>;
/** The report on the screen, for its final pages. */
export type FinalPagesBody = z.input<typeof finalPagesBodySchema>;
export type PreflightBody = z.input<typeof preflightBodySchema>;
export type PreflightAnswer = z.infer<typeof preflightAnswerSchema>;
export type ExportStanding = ExportStatus['own'];
export type ExportStatus = z.infer<typeof exportStatusSchema>;
export type Letterhead = z.infer<typeof letterheadSchema>;
export type LetterheadAnswer = z.infer<typeof letterheadAnswerSchema>;
