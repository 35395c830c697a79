/** Every field of the report, once. The form, the schema, the defaults and the document are all read from here. */
import type { SectionId } from './model.ts';

export type { Localised } from './localised.ts';
export type {
  Block,
  BodyPart,
  Field,
  FieldsBlock,
  Group,
  JointWords,
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
export type { NormalReference } from './define-normals.ts';
export { DEFAULT_NORMALS, NORMALS, NORMAL_IDS } from './normals.ts';
export type { NormalId, Normals } from './normals.ts';
export { choiceLabel, OPTION_SETS, optionLabel } from './option-sets.ts';
export type { Option, OptionSetId } from './option-sets.ts';
export { FORMER_FIELD_NAMES } from './former-field-names.ts';

export { fieldsOfBlock, fieldsOfGroup, fieldsOfSection } from './fields-of.ts';
export type { FieldId, FlagId, ReportField, TextFieldId } from './field-names.ts';
export { ReportType, onceForEachType } from './report-type.ts';
export type { Region, ReportTypeDefinition, ReportTypeName } from './report-type.ts';
export {
  FIRST_REPORT_TYPE,
  MEDICAL_EVALUATION,
  REPORT_TYPES,
  ReportTypes,
  SECOND_VERSION,
  THIRD_VERSION,
  FOURTH_VERSION,
} from './report-types.ts';

export type AnchorId = SectionId | 'sectionC';
