import fc from 'fast-check';

/** What is used of JSON Schema, as zod writes it. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
}

/** Stands in every text that is drawn; no error answer may hold it. */
export const CANARY = 'Zzcanari é';

/** Members of an object beyond the required ones, at most: a report has two hundred. */
const OPTIONAL_MEMBERS = 6;
const ITEMS = 3;
const LENGTH = 60;
const WORDS = [
  'Douleur au genou droit',
  '12,5 cm',
  'L4-L5',
  '=1+1',
  '<b>',
  '\u202e',
  '😀',
  'e\u0301',
  '"',
  '\r\n',
];

/**
 * Values that a schema accepts, where the schema says all that is asked for.
 * @param ids of records that there are, for texts that are ids
 * @throws for what no value is known for
 */
export function valuesOf(schema: JsonSchema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { enum: choices, const: only, anyOf, type } = schema;
  if (only !== undefined) return fc.constant(only);
  if (choices !== undefined) return fc.constantFrom(...choices);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((one) => valuesOf(one, ids)));
  switch (type) {
    case 'string':
      return texts(schema, ids);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -9, max: Math.min(schema.maximum ?? 9, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -9, max: schema.maximum ?? 9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, ITEMS),
      });
    case 'object':
      return objects(schema, ids);
    case undefined:
      return fc.oneof(fc.constant(CANARY), fc.integer(), fc.constant(null), fc.constant({}));
    default:
      throw new Error(`no values are known for ${JSON.stringify(schema)}`);
  }
}

function texts(schema: JsonSchema, ids: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = LENGTH } = schema;
  if (format === 'uuid') return fc.oneof({ weight: 3, arbitrary: ids }, fc.uuid());
  if (format === 'date-time') {
    const bounds = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    return fc.date(bounds).map((date) => date.toISOString());
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: LENGTH });
  const words = fc
    .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', maxLength: 12 })), {
      maxLength: 4,
    })
    .map((parts) => [CANARY, ...parts].join(' ').slice(0, maxLength).padEnd(minLength, 'x'));
  return maxLength === 100 ? fc.oneof(words, ids) : words;
}

function objects(schema: JsonSchema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const named = fc
    .subarray(optional, { maxLength: Math.min(optional.length, OPTIONAL_MEMBERS) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          [...required, ...chosen].map((name) => [name, valuesOf(properties[name] ?? {}, ids)]),
        ),
      ),
    );
  if (propertyNames === undefined || typeof additionalProperties !== 'object') return named;
  const names = valuesOf(propertyNames, ids) as fc.Arbitrary<string>;
  return fc.dictionary(names, valuesOf(additionalProperties, ids), { maxKeys: ITEMS });
}
