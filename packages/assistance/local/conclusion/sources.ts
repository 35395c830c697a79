import { choiceLabel, fieldsOfBlock } from '@constat/report/catalogue';
import type { Block, FieldId, Group, ReportField, Section, SectionId } from '@constat/report/catalogue';
import { statedWord, withUnit } from '@constat/report/document';
import { isStatedNormal, isUnconfirmed, normalFinding, textOf } from '@constat/report/rules';
import type { ConclusionRequest, ConclusionSource } from './model.ts';

const SOURCE_SECTIONS: readonly SectionId[] = ['section5', 'section6', 'section7', 'section8', 'section9'];
/** The overall text of section 8 is a source only while its three parts are empty. */
const PARTS: readonly FieldId[] = ['appreciationEvolution', 'plaintesproblemes', 'impactAvq'];

/** A source with its place in the catalogue. */
export interface PlacedSource extends ConclusionSource {
  readonly field: ReportField;
  readonly group: Group<FieldId>;
  readonly block: Block<FieldId>;
  /** The stored string; for an angle that is said to be normal, the word. */
  readonly stored: string;
}

/**
 * The fields of sections 5 to 9 that a conclusion may be drawn from, in order of the page: those that hold something the
 * physician typed, chose, confirmed or said to be normal, in regions that were examined. Empty when there is nothing to conclude from.
 */
export function placedSources(request: ConclusionRequest): readonly PlacedSource[] {
  const sections = request.type.sections.filter(({ id }) => SOURCE_SECTIONS.includes(id));
  return sections.flatMap((section) =>
    section.groups
      .filter(({ region }) => region === undefined || request.meta?.notExamined.includes(region) !== true)
      .flatMap((group) =>
        group.blocks.flatMap((block) => sourcesOfBlock({ section, group, block }, request)),
      ),
  );
}

interface Place {
  readonly section: Section<FieldId>;
  readonly group: Group<FieldId>;
  readonly block: Block<FieldId>;
}

function sourcesOfBlock(
  { section, group, block }: Place,
  request: ConclusionRequest,
): readonly PlacedSource[] {
  const { data, meta, language } = request;
  return fieldsOfBlock(block).flatMap((field): readonly PlacedSource[] => {
    const isStated = isStatedNormal(field, data, meta);
    const stored = isStated ? statedWord(language) : textOf(data, field.id).trim();
    if (stored === '' || isUnconfirmed(field, data, meta)) return [];
    if (field.id === 'section8Input' && PARTS.some((part) => textOf(data, part).trim() !== '')) return [];
    const title = (block.kind === 'table' ? block.title : (group.title ?? section.title))[language];
    const own = field.label[language];
    return [
      {
        id: field.id,
        section: section.id,
        label: title === own ? own : `${title}, ${own}`,
        value: printed(field, stored, request),
        // Beside a statement the reference would read as a measure.
        normal: isStated ? null : normalText(field, request),
        field,
        group,
        block,
        stored,
      },
    ];
  });
}

function printed(field: ReportField, stored: string, { language }: ConclusionRequest): string {
  if (field.options !== undefined) return choiceLabel(field, stored, language);
  const isNumber = /^[+-]?\d+(?:[.,]\d+)?$/u.test(stored);
  if (field.kind === 'degrees' && isNumber) return `${stored}°`;
  return field.unit !== undefined && isNumber ? withUnit(stored, field.unit) : stored;
}

function normalText(field: ReportField, { normals, language }: ConclusionRequest): string | null {
  const normal = normalFinding(field, normals);
  if (normal === undefined) return null;
  if (field.kind === 'degrees') return `${normal}°`;
  return choiceLabel(field, normal, language);
}
