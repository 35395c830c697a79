/** The zod schemas of a report, made from the catalogue. */
import { NORMAL_IDS, FORMER_FIELD_NAMES, REPORT_TYPES } from '@constat/report/catalogue';
import type { FieldId, NormalId, RegionId } from '@constat/report/catalogue';
import { INTENDED_LIMITS, SCHEMA_VERSION, canBeStatedNormal } from '@constat/report/rules';
import * as z from 'zod';

/** The type of each answer of any type of report, older names included. */
const ANSWER_TYPES: ReadonlyMap<string, 'boolean' | 'string'> = new Map([
  ...REPORT_TYPES.fieldIds.map(
    (id) => [id, REPORT_TYPES.field(id)?.kind === 'flag' ? 'boolean' : 'string'] as const,
  ),
  ...Object.keys(FORMER_FIELD_NAMES).map((name) => [name, 'string'] as const),
]);

/** Flat answers: every field optional, seven booleans, the rest strings; older names are accepted. */
export const formDataSchema = acceptedAtOnce(
  z
    .strictObject(
      Object.fromEntries(
        [...ANSWER_TYPES].map(([name, type]) => [
          name,
          (type === 'boolean' ? z.boolean() : z.string()).optional(),
        ]),
      ),
    )
    .describe('Answers of the report by field name'),
);

/**
 * Takes answers that are all right in one pass over those that are there, a tenth of what looking at every field costs;
 * all others go the usual way, which says what is wrong with them.
 */
function acceptedAtOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const describe: typeof schema._zod.run = schema._zod.run.bind(schema._zod);
  const run: typeof schema._zod.run = (payload, context) =>
    context.async === false && areAnswers(payload.value) ? payload : describe(payload, context);
  schema._zod.run = run;
  schema._zod.parse = run;
  return schema;
}

function areAnswers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const answers = value as Readonly<Record<string, unknown>>;
  return Object.keys(answers).every((name) => typeof answers[name] === ANSWER_TYPES.get(name));
}

function oneOf<T extends string>(values: readonly T[]): z.ZodType<T> {
  return z.literal(values);
}

const fieldIds: readonly FieldId[] = REPORT_TYPES.fieldIds;
/** Angles that a physician can say are normal without measuring them. */
const statableIds = fieldIds.filter((id) => {
  const field = REPORT_TYPES.field(id);
  return field !== undefined && canBeStatedNormal(field);
});
const regionIds: readonly RegionId[] = [
  ...new Set(REPORT_TYPES.all.flatMap(({ regions }) => regions.map(({ id }) => id))),
];

/**
 * The type of a report in a request. Where it is absent, a report that is kept stays of its type, and any other is of the
 * type that reports had before types were kept with them.
 */
export const reportTypeNameShape = {
  reportType: z.string().max(100).optional(),
  reportTypeVersion: z.number().int().min(1).optional(),
};

/** An angle in degrees that a normal may be set to. */
const degrees = z.number().min(0).max(360);

export const normalsSchema = z.strictObject(
  Object.fromEntries(NORMAL_IDS.map((id) => [id, degrees.optional()])) as Record<
    NormalId,
    z.ZodOptional<typeof degrees>
  >,
);

const reasonText = z.string().max(INTENDED_LIMITS.reason).regex(/\S/u);

/** Reasons for what the review lists, by the id of its line. */
const intendedSchema = z
  .record(z.string().min(1).max(INTENDED_LIMITS.id), reasonText)
  .refine((reasons) => Object.keys(reasons).length <= INTENDED_LIMITS.count);

export const reportMetaSchema = z.strictObject({
  schemaVersion: z.number().int().min(1).max(SCHEMA_VERSION),
  reportLanguage: z.enum(['fr', 'en']),
  normals: normalsSchema.default({}),
  confirmed: z.array(oneOf(fieldIds)).max(fieldIds.length).default([]),
  notExamined: z.array(oneOf(regionIds)).max(regionIds.length).default([]),
  statedNormal: z.array(oneOf(statableIds)).max(statableIds.length).readonly().optional(),
  caseRegions: z.array(oneOf(regionIds)).max(regionIds.length).readonly().optional(),
  dictationToldAt: z.iso.datetime({ local: true, precision: -1 }).optional(),
  intended: intendedSchema.optional(),
});
