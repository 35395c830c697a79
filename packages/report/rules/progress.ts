import { SECTIONS, fieldsOfGroup } from '../catalogue/index.ts';
import type { FieldId, Section, SectionId } from '../catalogue/index.ts';
import { isUnconfirmed } from './confirmation.ts';
import type { FormData, ReportMeta } from './form-data.ts';

/** How far one section is. */
export interface SectionProgress {
  readonly id: SectionId;
  /** Fields that hold something of the physician's: typed, chosen, ticked or confirmed. */
  readonly filled: number;
  /** Fields that could; those of a region that was not examined are left out. */
  readonly total: number;
  /** Prefilled values that wait for a confirmation. */
  readonly unconfirmed: number;
}

function holdsSomething(value: string | boolean | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value === true;
}

function sectionProgress(
  section: Section<FieldId>,
  data: FormData,
  meta: Pick<ReportMeta, 'confirmed' | 'notExamined'>,
): SectionProgress {
  const fields = section.groups
    .filter(({ region }) => region === undefined || !meta.notExamined.includes(region))
    .flatMap(fieldsOfGroup);
  const unconfirmed = fields.filter((field) => isUnconfirmed(field, data, meta)).length;
  const held = fields.filter(
    ({ id, fixed }) => holdsSomething(data[id]) && (fixed === undefined || data[id] !== fixed),
  ).length;
  return { id: section.id, filled: held - unconfirmed, total: fields.length, unconfirmed };
}

/** How far each section with fields is, in order of the page. */
export function reportProgress(
  data: FormData,
  meta: Pick<ReportMeta, 'confirmed' | 'notExamined'>,
): readonly SectionProgress[] {
  return SECTIONS.map((section) => sectionProgress(section, data, meta)).filter(({ total }) => total > 0);
}
