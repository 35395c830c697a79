import { fieldsOfGroup } from '../catalogue/index.ts';
import type {
  Block,
  FieldId,
  Group,
  ReportField,
  ReportType,
  Section,
  SectionId,
} from '../catalogue/index.ts';
import { isUnconfirmed } from './confirmation.ts';
import { textOf } from './form-data.ts';
import type { FormData, ReportMeta } from './form-data.ts';
import { leavesPlaceOpen } from './open-places.ts';
import { isStatedNormal } from './stated-normals.ts';

/** How far one section is. */
export interface SectionProgress {
  readonly id: SectionId;
  /** Fields that hold something of the physician's: typed, chosen, ticked, confirmed or said to be normal. */
  readonly filled: number;
  /** Fields that could; those of a region that was not examined, and optional ones, are left out. */
  readonly total: number;
  /** Prefilled values that wait for a confirmation. */
  readonly unconfirmed: number;
  /** Fields that a report needs, empty or with a place left open; for a table or a list of boxes with nothing in it, the first. */
  readonly missing: readonly FieldId[];
  /** False for a section that this report can do without and that holds nothing. */
  readonly isExpected: boolean;
  /** Holds all that a report needs, and nothing waits for a confirmation. */
  readonly isComplete: boolean;
}

type Known = Pick<ReportMeta, 'confirmed' | 'notExamined' | 'statedNormal'>;

/** Where each point of the mandate is answered. */
const ANSWERS = {
  mandatDiagnostic: 'conclusionDiagnostic',
  mandatConsolidation: 'conclusionDateConsolidation',
  mandatSoins: 'conclusionSoinsTraitements',
  mandatAtteinte: 'conclusionAtteintePermanente',
  mandatAtteintePourcentage: 'conclusionPourcentageAtteinte',
  mandatLimitations: 'conclusionLimitationsFonctionnelles',
  mandatLimitationsEvaluation: 'conclusionEvaluationLimitations',
} as const satisfies { readonly [Id in FieldId]?: FieldId };

const POINTS = Object.entries(ANSWERS) as readonly (readonly [keyof typeof ANSWERS, FieldId])[];

/** What is complete without them: the raw text of section 8, a figure worked out from two others, and additions. */
const OPTIONAL: ReadonlySet<FieldId> = new Set([
  'section8Input',
  'examenImc',
  'atrophieMusculaire',
  'examensAdditionnels',
]);

function isHeld(field: ReportField, data: FormData, meta: Known): boolean {
  const value = data[field.id];
  if (value === true || isStatedNormal(field, data, meta)) return true;
  return typeof value === 'string' && value.trim() !== '' && value !== field.fixed;
}

/** Holds something, and nothing that is still to be filled in. */
function isAnswered(field: ReportField, data: FormData, meta: Known): boolean {
  return isHeld(field, data, meta) && !leavesPlaceOpen(textOf(data, field.id));
}

/** A point of the conclusion is needed when the mandate asks for it; with no mandate ticked, all but the percentage are. */
function isAsked(id: FieldId, data: FormData): boolean {
  const points = POINTS.filter(([, answer]) => answer === id);
  if (points.length === 0) return true;
  const isPercentage = id === ANSWERS.mandatAtteintePourcentage;
  if (!isPercentage && POINTS.every(([flag]) => data[flag] !== true)) return true;
  return points.some(([flag]) => data[flag] === true);
}

/**
 * What of a block must hold something, each a set of fields of which one is enough. The worker's identity is printed as
 * blank lines until the physician begins to fill it in.
 */
function needsOf(block: Block<FieldId>, data: FormData, meta: Known): readonly (readonly ReportField[])[] {
  if ('optional' in block && block.optional) return [];
  if (block.kind === 'table') return [block.rows.flatMap(({ cells }) => cells)];
  if (block.kind !== 'fields') return [];
  if (block.layout === 'checkboxes') return [block.fields];
  if (block.layout === 'identity' && !block.fields.some((field) => isHeld(field, data, meta))) return [];
  return block.fields
    .filter((field) => field.optional !== true && !OPTIONAL.has(field.id) && field.fixed === undefined)
    .filter(({ id }) => isAsked(id, data))
    .map((field) => [field]);
}

function sectionProgress(section: Section<FieldId>, data: FormData, meta: Known): SectionProgress {
  const groups = section.groups.filter(
    ({ region }: Group<FieldId>) => region === undefined || !meta.notExamined.includes(region),
  );
  const fields = groups.flatMap(fieldsOfGroup).filter(({ optional }) => optional !== true);
  const unconfirmed = fields.filter((field) => isUnconfirmed(field, data, meta)).length;
  const filled = fields.filter((field) => isAnswered(field, data, meta)).length - unconfirmed;
  const needs = groups.flatMap(({ blocks }) => blocks).flatMap((block) => needsOf(block, data, meta));
  const missing = needs
    .filter((need) => !need.some((field) => isAnswered(field, data, meta)))
    .flatMap(([first]) => (first === undefined ? [] : [first.id]));
  return {
    id: section.id,
    filled,
    total: fields.length,
    unconfirmed,
    missing,
    isExpected: needs.length > 0 || filled > 0,
    isComplete: missing.length === 0 && unconfirmed === 0 && filled > 0,
  };
}

/** How far each section with fields is, in order of the page. */
export function reportProgress(type: ReportType, data: FormData, meta: Known): readonly SectionProgress[] {
  return type.sections
    .map((section) => sectionProgress(section, data, meta))
    .filter(({ total }) => total > 0);
}
