import type { Field, Section } from './model.ts';
import type { SECTIONS } from './sections.ts';

type IdsOf<S> = S extends Section<infer Id> ? Id : never;

/** The name of any field of the report. */
export type FieldId = IdsOf<(typeof SECTIONS)[number]>;

/** The names of the seven booleans. */
export type FlagId = Extract<FieldId, `mandat${string}`>;

/** The names of the fields that hold text. */
export type TextFieldId = Exclude<FieldId, FlagId>;

export type ReportField = Field<FieldId>;
