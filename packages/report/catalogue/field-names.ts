import type { Field, Section } from './model.ts';
import type { SECTIONS_OF_VERSION_4 } from './sections.ts';

type IdsOf<S> = S extends Section<infer Id> ? Id : never;

/** The name of any field of the report: the newest version has every field that any version has. */
export type FieldId = IdsOf<(typeof SECTIONS_OF_VERSION_4)[number]>;

/** The names of the seven booleans. */
export type FlagId = Extract<FieldId, `mandat${string}`>;

/** The names of the fields that hold text. */
export type TextFieldId = Exclude<FieldId, FlagId>;

export type ReportField = Field<FieldId>;
