/** The zod schemas of a report, made from the catalogue. */
import { FIELDS, NORMAL_IDS, OLDER_NAMES, REGIONS } from '@constat/report/catalogue';
import type { FieldId, NormalId, RegionId } from '@constat/report/catalogue';
import { SCHEMA_VERSION } from '@constat/report/rules';
import * as z from 'zod';

/** Flat answers: every field optional, seven booleans, the rest strings; older names are accepted. */
export const formDataSchema = z
  .strictObject({
    ...Object.fromEntries(
      FIELDS.map((field) => [field.id, (field.kind === 'flag' ? z.boolean() : z.string()).optional()]),
    ),
    ...Object.fromEntries(Object.keys(OLDER_NAMES).map((name) => [name, z.string().optional()])),
  })
  .describe('Answers of the report by field name');

function oneOf<T extends string>(values: readonly T[]): z.ZodType<T> {
  return z.literal(values);
}

const fieldIds: readonly FieldId[] = FIELDS.map((field) => field.id);
const regionIds: readonly RegionId[] = REGIONS.map((region) => region.id);

/** An angle in degrees that a normal may be set to. */
const degrees = z.number().min(0).max(360);

export const normalsSchema = z.strictObject(
  Object.fromEntries(NORMAL_IDS.map((id) => [id, degrees.optional()])) as Record<
    NormalId,
    z.ZodOptional<typeof degrees>
  >,
);

export const reportMetaSchema = z.strictObject({
  schemaVersion: z.number().int().min(1).max(SCHEMA_VERSION),
  reportLanguage: z.enum(['fr', 'en']),
  normals: normalsSchema.default({}),
  confirmed: z.array(oneOf(fieldIds)).max(fieldIds.length).default([]),
  notExamined: z.array(oneOf(regionIds)).max(regionIds.length).default([]),
});
