/** Every field of the report, once. The form, the schema, the defaults and the document are all read from here. */
import type { Block, Field, Group, RegionId, Section, SectionId } from './model.ts';
import { SECTIONS as SECTION_LIST } from './sections.ts';

export type { Localized } from './localized.ts';
export type {
  Block,
  Field,
  FieldsBlock,
  Group,
  Mode,
  PhysicianBlock,
  Prefill,
  RegionId,
  Root,
  Section,
  SectionId,
  Side,
  StatementBlock,
  TableBlock,
  TableColumn,
  TableRow,
} from './model.ts';
export { DEFAULT_NORMALS, NORMALS, NORMAL_IDS } from './normals.ts';
export type { NormalId, Normals } from './normals.ts';
export { OPTION_SETS, optionLabel } from './option-sets.ts';
export type { Option, OptionSetId } from './option-sets.ts';
export { OLDER_NAMES } from './older-names.ts';

type IdsOf<S> = S extends Section<infer Id> ? Id : never;

/** The name of any field of the report. */
export type FieldId = IdsOf<(typeof SECTION_LIST)[number]>;

/** The names of the seven booleans. */
export type FlagId = Extract<FieldId, `mandat${string}`>;

/** The names of the fields that hold text. */
export type TextFieldId = Exclude<FieldId, FlagId>;

export type ReportField = Field<FieldId>;

export const SECTIONS: readonly Section<FieldId>[] = SECTION_LIST;

/** The fields of one block, in order of reading. */
export function fieldsOfBlock(block: Block<FieldId>): readonly ReportField[] {
  if (block.kind === 'fields') return block.fields;
  if (block.kind === 'table') return block.rows.flatMap((row) => row.cells);
  return [];
}

/** The fields of one group, in order of reading. */
export function fieldsOfGroup(group: Group<FieldId>): readonly ReportField[] {
  return group.blocks.flatMap(fieldsOfBlock);
}

/** The fields of one section, in order of reading. */
export function fieldsOfSection(section: Section<FieldId>): readonly ReportField[] {
  return section.groups.flatMap(fieldsOfGroup);
}

/** All fields of the report, in the order of the page. */
export const FIELDS: readonly ReportField[] = SECTIONS.flatMap(fieldsOfSection);

const FIELDS_BY_ID: ReadonlyMap<string, ReportField> = new Map(FIELDS.map((field) => [field.id, field]));

/** The field of that name, or undefined for a name that the catalogue does not know. */
export function findField(id: string): ReportField | undefined {
  return FIELDS_BY_ID.get(id);
}

/** The sections by id. */
export function findSection(id: string): Section<FieldId> | undefined {
  return SECTIONS.find((section) => section.id === id);
}

/** The parts of the examination that are examined, or not, as a whole. */
export const REGIONS: readonly { readonly id: RegionId; readonly group: Group<FieldId> }[] = SECTIONS.flatMap(
  (section) =>
    section.groups.flatMap((group) => (group.region === undefined ? [] : [{ id: group.region, group }])),
);

const REGION_OF: ReadonlyMap<string, RegionId> = new Map(
  REGIONS.flatMap(({ id, group }) => fieldsOfGroup(group).map((field) => [field.id, id] as const)),
);

/** The part of the examination that a field belongs to; undefined outside of them. */
export function regionOf(id: FieldId): RegionId | undefined {
  return REGION_OF.get(id);
}

export type AnchorId = SectionId | 'sectionC';
