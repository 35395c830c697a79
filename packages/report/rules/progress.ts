import { fieldsOfBlock, onceForEachType } from '../catalogue/index.ts';
import type { Block, FieldId, RegionId, ReportField, ReportType, SectionId } from '../catalogue/index.ts';
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
  return holds(field, data[field.id], data, meta);
}

function holds(
  field: ReportField,
  value: string | boolean | undefined,
  data: FormData,
  meta: Known,
): boolean {
  if (typeof value === 'string' && value.trim() !== '') return value !== field.fixed;
  return value === true || isStatedNormal(field, data, meta);
}

/** A text that the documents listed beside it stand for where it is empty. */
const LISTED: { readonly [Id in FieldId]?: FieldId } = { examensParacliniques: 'documentsConsultes' };

/** Holds something, and nothing that is still to be filled in. */
function isAnswered(field: ReportField, data: FormData, meta: Known): boolean {
  const { [field.id]: listed } = LISTED;
  const isListed = listed !== undefined && textOf(data, field.id).trim() === '';
  const value = data[isListed ? listed : field.id];
  return holds(field, value, data, meta) && !(typeof value === 'string' && leavesPlaceOpen(value));
}

/** A point of the conclusion is needed when the mandate asks for it; with no mandate ticked, all but the percentage are. */
function isAsked(id: FieldId, data: FormData): boolean {
  const points = POINTS.filter(([, answer]) => answer === id);
  if (points.length === 0) return true;
  const isPercentage = id === ANSWERS.mandatAtteintePourcentage;
  if (!isPercentage && POINTS.every(([flag]) => data[flag] !== true)) return true;
  return points.some(([flag]) => data[flag] === true);
}

/** A block with its fields but for the optional ones, which are the same for every report of a type. */
interface BlockParts {
  readonly block: Block<FieldId>;
  readonly fields: readonly ReportField[];
  /** Those that may wait for a confirmation. */
  readonly prefilled: readonly ReportField[];
}

interface SectionParts {
  readonly id: SectionId;
  readonly groups: readonly {
    readonly region: RegionId | undefined;
    readonly blocks: readonly BlockParts[];
  }[];
}

const sectionParts = onceForEachType(({ sections }): readonly SectionParts[] =>
  sections.map(({ id, groups }) => ({
    id,
    groups: groups.map(({ region, blocks }) => ({ region, blocks: blocks.map(partsOf) })),
  })),
);

function partsOf(block: Block<FieldId>): BlockParts {
  const fields = fieldsOfBlock(block).filter(({ optional }) => optional !== true);
  return { block, fields, prefilled: fields.filter(({ prefill }) => prefill !== undefined) };
}

interface Needs {
  readonly count: number;
  readonly missing: readonly FieldId[];
}

const NO_NEEDS: Needs = { count: 0, missing: [] };

/**
 * What of a block must hold something: each field, or one of them where one is enough. The worker's identity is printed as
 * blank lines until the physician begins to fill it in.
 * @param answered of each field of the block in turn, whether it is
 */
function needsOf(
  { block, fields }: BlockParts,
  answered: readonly boolean[],
  data: FormData,
  meta: Known,
): Needs {
  if (fields.length === 0 || ('optional' in block && block.optional)) return NO_NEEDS;
  if (block.kind !== 'fields' && block.kind !== 'table') return NO_NEEDS;
  if (block.kind === 'table' || block.layout === 'checkboxes')
    return { count: 1, missing: answered.includes(true) ? [] : fields.slice(0, 1).map(({ id }) => id) };
  if (block.layout === 'identity' && !fields.some((field) => isHeld(field, data, meta))) return NO_NEEDS;
  const needed = fields.map(({ id, fixed }) => !OPTIONAL.has(id) && fixed === undefined && isAsked(id, data));
  return {
    count: needed.filter(Boolean).length,
    missing: fields.filter((_field, at) => needed[at] && !answered[at]).map(({ id }) => id),
  };
}

function sectionProgress({ id, groups }: SectionParts, data: FormData, meta: Known): SectionProgress {
  const missing: FieldId[] = [];
  let [total, answers, unconfirmed, needs] = [0, 0, 0, 0];
  for (const { region, blocks } of groups) {
    if (region !== undefined && meta.notExamined.includes(region)) continue;
    for (const parts of blocks) {
      const answered = parts.fields.map((field) => isAnswered(field, data, meta));
      const needed = needsOf(parts, answered, data, meta);
      total += answered.length;
      answers += answered.filter(Boolean).length;
      unconfirmed += parts.prefilled.filter((field) => isUnconfirmed(field, data, meta)).length;
      needs += needed.count;
      missing.push(...needed.missing);
    }
  }
  const filled = answers - unconfirmed;
  return {
    id,
    filled,
    total,
    unconfirmed,
    missing,
    isExpected: needs > 0 || filled > 0,
    isComplete: missing.length === 0 && unconfirmed === 0 && filled > 0,
  };
}

/** How far each section with fields is, in order of the page. */
export function reportProgress(type: ReportType, data: FormData, meta: Known): readonly SectionProgress[] {
  return sectionParts(type)
    .map((section) => sectionProgress(section, data, meta))
    .filter(({ total }) => total > 0);
}
