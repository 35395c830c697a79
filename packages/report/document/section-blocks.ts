/** The blocks of one section of the catalogue. */
import { fieldsOfGroup } from '../catalogue/index.ts';
import type { Block, FieldId, FieldsBlock, Group, ReportField, Section } from '../catalogue/index.ts';
import { printedValue } from './format-value.ts';
import type { Answers } from './format-value.ts';
import { isOverallTextNeeded, OVERALL_FIELD } from './subjective-input.ts';
import { tableBlock } from './table-block.ts';
import type { NormalSources } from './table-block.ts';
import type { DocumentBlock, Entry, HeadingBlock, ParagraphBlock } from './tree.ts';
import { wording } from './wording.ts';

export interface SectionSources {
  readonly answers: Answers;
  readonly normals: NormalSources;
  /** The physician's identity, for the block of the catalogue that asks for it. */
  readonly physician: readonly Entry[];
}

/** Blocks, and whether they hold more than sentences that the form prints in every report. */
interface Content {
  readonly blocks: readonly DocumentBlock[];
  readonly holds: boolean;
}

type Level = HeadingBlock['level'];

/** Heading and content of a section; a section that holds nothing says so in one sentence. */
export function sectionBlocks(
  section: Section<FieldId>,
  level: 1 | 2,
  sources: SectionSources,
): readonly DocumentBlock[] {
  const { language } = sources.answers;
  const groups = section.groups.map((group) => groupContent(group, level, sources));
  const blocks: readonly DocumentBlock[] = [
    { kind: 'heading', level, text: `${section.number}. ${section.title[language]}` },
    ...groups.flatMap(({ blocks: content }) => content),
    ...(groups.some(({ holds }) => holds) ? [] : [statement(wording('nothingRecorded', language))]),
  ];
  const { only } = section;
  return only === undefined ? blocks : blocks.map((block) => ({ ...block, only }));
}

function groupContent(group: Group<FieldId>, sectionLevel: 1 | 2, sources: SectionSources): Content {
  const { language, meta } = sources.answers;
  const title = group.title?.[language];
  const heading: readonly HeadingBlock[] =
    title === undefined ? [] : [{ kind: 'heading', level: below(sectionLevel), text: title }];
  if (group.region !== undefined && meta?.notExamined.includes(group.region) === true) {
    const sentence = wording('notExamined', language).replace('{region}', () => title ?? '');
    return { blocks: [...heading, statement(sentence)], holds: true };
  }
  const textLevel = below(title === undefined ? sectionLevel : below(sectionLevel));
  const hasOneField = fieldsOfGroup(group).length === 1;
  const contents = group.blocks.map((block) =>
    blockContent(block, hasOneField ? undefined : textLevel, sources),
  );
  const blocks = contents.flatMap((content) => content.blocks);
  return {
    blocks: blocks.length === 0 ? [] : [...heading, ...blocks],
    holds: contents.some(({ holds }) => holds),
  };
}

/** @param level of the titles of texts and tables; undefined where the heading above already names the only field */
function blockContent(block: Block<FieldId>, level: Level | undefined, sources: SectionSources): Content {
  const { answers, normals, physician } = sources;
  if (block.kind === 'statement') return { blocks: [statement(block.text[answers.language])], holds: false };
  if (block.kind === 'physician') return content([{ kind: 'entries', entries: physician }]);
  if (block.kind === 'fields') return content(fieldsContent(block, level, answers));
  const table = tableBlock(block, answers, normals);
  if (table === undefined) return content([]);
  return content([...titled(level, table.caption), table]);
}

function fieldsContent(
  { fields, layout }: FieldsBlock<FieldId>,
  level: Level | undefined,
  answers: Answers,
): readonly DocumentBlock[] {
  const { data, language } = answers;
  const items = fields
    .filter((field) => field.kind === 'flag')
    .map((field) => ({ label: field.label[language], checked: data[field.id] === true }));
  const entries = fields
    .filter((field) => field.kind !== 'flag' && field.kind !== 'text')
    .map((field) => ({ label: field.label[language], value: printedValue(field, answers) }))
    .filter(({ value }) => layout === 'identity' || value !== '');
  return [
    ...(items.length === 0 ? [] : [{ kind: 'checkboxes', items } as const]),
    ...(entries.length === 0 ? [] : [{ kind: 'entries', entries } as const]),
    ...fields.filter((field) => field.kind === 'text').flatMap((field) => textBlocks(field, level, answers)),
  ];
}

function textBlocks(
  field: ReportField,
  level: Level | undefined,
  answers: Answers,
): readonly DocumentBlock[] {
  if (field.id === OVERALL_FIELD && !isOverallTextNeeded(answers.data)) return [];
  const paragraphs = printedValue(field, answers)
    .split(/\n(?:[^\S\n]*\n)+/u)
    .filter((text) => text.trim() !== '')
    .map((text): ParagraphBlock => ({ kind: 'paragraph', text, style: 'body' }));
  return paragraphs.length === 0 ? [] : [...titled(level, field.label[answers.language]), ...paragraphs];
}

function titled(level: Level | undefined, text: string): readonly HeadingBlock[] {
  return level === undefined ? [] : [{ kind: 'heading', level, text }];
}

function statement(text: string): ParagraphBlock {
  return { kind: 'paragraph', text, style: 'statement' };
}

function content(blocks: readonly DocumentBlock[]): Content {
  return { blocks, holds: blocks.length > 0 };
}

function below(level: Level): Level {
  return level === 1 ? 2 : level === 2 ? 3 : 4;
}
