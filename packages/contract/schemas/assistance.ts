import type { Difference, FidelityReport } from '@constat/assistance/fidelity';
import { IDENTITY_FIELDS } from '@constat/assistance/identity';
import { CONCLUSION_FIELDS } from '@constat/assistance/local';
import { PHRASE_FIELDS } from '@constat/assistance/phrase-book';
import { REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId } from '@constat/report/catalogue';
import * as z from 'zod';
import { formDataSchema, reportMetaSchema, reportTypeNameShape } from './report.ts';

const languageSchema = z.enum(['fr', 'en']);
const sectionASchema = z.strictObject(
  Object.fromEntries(IDENTITY_FIELDS.map((field) => [field, z.string().max(2000).optional()])) as Record<
    (typeof IDENTITY_FIELDS)[number],
    z.ZodOptional<z.ZodString>
  >,
);
/** Diagnoses of the report: the check takes each for one fact. */
const diagnosesSchema = z.array(z.string().max(2000)).max(50).optional();
/** The report that the text is of: where it is saved, for the audit trail, and who it is about. */
const ofReport = {
  savedFormId: z.uuid().optional(),
  /** Section A as the page holds it: what it tells is taken out of a text that leaves the machine. */
  sectionA: sectionASchema.optional(),
};

/** Body of `format-section7`, `format-section8` and `distribute-section8`. */
export const assistTextBodySchema = z.strictObject({
  text: z.string(),
  language: languageSchema,
  diagnoses: diagnosesSchema,
  ...ofReport,
});

/** Body of `enhance-section7-dictation` and `enhance-section8-dictation`. */
export const assistDictationBodySchema = z.strictObject({
  transcript: z.string(),
  language: languageSchema,
  diagnoses: diagnosesSchema,
  ...ofReport,
});

/** Body of `generate-section11`. Without its meta, nothing prefilled counts as confirmed. */
export const generateBodySchema = z.strictObject({
  ...reportTypeNameShape,
  formData: formDataSchema,
  language: languageSchema,
  selectedGender: z.enum(['male', 'female']).nullish(),
  meta: reportMetaSchema.optional(),
  ...ofReport,
});

export const processingTypeSchema = z.enum(['format', 'enhance', 'distribute', 'generate']);

const FIELDS_AT_MOST = REPORT_TYPES.fieldIds.length;
const fieldName = z.string().max(100);

/** Body of `process-field`: one processing of the texts in `formData`, as the AI test page asks for. */
export const processFieldBodySchema = z.strictObject({
  fieldId: fieldName.min(1),
  processingType: processingTypeSchema,
  formType: z.string().max(100),
  formData: z.record(fieldName, z.string()).refine((data) => Object.keys(data).length <= FIELDS_AT_MOST),
  language: languageSchema,
  contextFields: z.array(fieldName).max(FIELDS_AT_MOST).optional(),
  /** For `distribute`: the fields that take appreciation, complaints and impact, in this order. */
  targetFields: z.array(fieldName).max(3).optional(),
  ...ofReport,
});

export const assistanceEngineSchema = z.enum(['local', 'openai', 'anthropic']);

const differenceSchema = z.custom<Difference>((value) => typeof value === 'object' && value !== null);

/** What the check found between the text sent and the text proposed; places are offsets in those two texts. */
export const fidelitySchema = z.object({
  faithful: z.boolean(),
  differences: z.array(differenceSchema),
}) satisfies z.ZodType<{ faithful: FidelityReport['faithful']; differences: Difference[] }>;

const proposed = { engine: assistanceEngineSchema, fidelity: fidelitySchema };

export const formattedSchema = z.object({ formatted: z.string(), ...proposed });
export const enhancedSchema = z.object({ enhancedText: z.string(), ...proposed });

const partSchema = z.enum(['appreciation', 'plaintes', 'impact']);

const partsSchema = z.object({ appreciation: z.string(), plaintes: z.string(), impact: z.string() });

/** A passage of a part that the physician should look at. */
const distributionMarkSchema = z.object({
  part: partSchema,
  text: z.string(),
  reason: z.enum(['before-heading', 'doubtful', 'unknown-heading']),
  confidence: z.number().min(0).max(1).nullable(),
});

export const distributedSchema = partsSchema.extend({
  sections: partsSchema,
  marks: z.array(distributionMarkSchema),
  ...proposed,
});

const conclusionFieldSchema = z.enum(CONCLUSION_FIELDS);

const conclusionSchema = z.record(conclusionFieldSchema, z.string());

export const sourcedSentenceSchema = z.object({
  text: z.string(),
  fields: z.array(z.custom<FieldId>((value) => typeof value === 'string')),
});

/** A sentence of an engine that names no source: it is left out of the conclusion unless the physician takes it. */
const unsourcedSchema = z.object({ field: conclusionFieldSchema, text: z.string() });

/** A sentence that may be written in the place of one that the conclusion leaves open. */
const proposedPhraseSchema = z.object({
  field: z.enum(PHRASE_FIELDS),
  /** The class of the restriction scale that it words. */
  restriction: z.number().int().min(0).max(4).nullable(),
  text: z.string(),
  /** Whether it is the physician's own. */
  isOwn: z.boolean(),
});

export const generatedSchema = z.object({
  ...Object.fromEntries(CONCLUSION_FIELDS.map((field) => [field, z.string()])),
  conclusion: conclusionSchema,
  sources: z.record(conclusionFieldSchema, z.array(sourcedSentenceSchema)),
  unsourced: z.array(unsourcedSchema),
  /** For the points that are left open, the physician's own first. */
  phrases: z.array(proposedPhraseSchema),
  /** The sources as text, which the differences of the check point into. */
  sourceText: z.string(),
  ...proposed,
});

export const processedSchema = z.object({
  success: z.boolean(),
  processedData: z.record(z.string(), z.string()),
  distributions: z.record(z.string(), z.string()),
  error: z.string().nullable(),
  engine: assistanceEngineSchema,
  fidelity: fidelitySchema,
});

/** Which engine proposes text, and whether the text leaves this machine for it. */
export const assistanceStatusSchema = z.object({
  engine: assistanceEngineSchema,
  model: z.string().optional(),
  leavesMachine: z.boolean(),
  /** Where the text goes, where it leaves the machine. */
  host: z.string().optional(),
  /**
   * `key-missing`: the engine needs a key; `paused`: it failed several times and is left alone for a while;
   * `not-allowed`: it is on another machine, and no administrator has allowed it.
   */
  state: z.enum(['ready', 'key-missing', 'paused', 'not-allowed']),
});

export type AssistTextBody = z.input<typeof assistTextBodySchema>;
export type AssistDictationBody = z.input<typeof assistDictationBodySchema>;
export type GenerateBody = z.input<typeof generateBodySchema>;
export type ProcessFieldBody = z.input<typeof processFieldBodySchema>;
export type ProcessingType = z.infer<typeof processingTypeSchema>;
export type FormattedAnswer = z.infer<typeof formattedSchema>;
export type EnhancedAnswer = z.infer<typeof enhancedSchema>;
export type DistributedAnswer = z.infer<typeof distributedSchema>;
export type GeneratedAnswer = z.infer<typeof generatedSchema> &
  Readonly<Record<(typeof CONCLUSION_FIELDS)[number], string>>;
export type ProcessedAnswer = z.infer<typeof processedSchema>;
export type AssistanceStatus = z.infer<typeof assistanceStatusSchema>;
