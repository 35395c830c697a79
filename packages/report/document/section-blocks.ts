/** The blocks of one section of the catalogue. */
import { fieldsOfGroup, fieldsOfSection } from '../catalogue/index.ts';
import type {
  Block,
  FieldId,
  FieldsBlock,
  Group,
  RegionId,
  ReportField,
  Section,
  SectionId,
} from '../catalogue/index.ts';
import { printedValue } from './format-value.ts';
import type { Answers } from './format-value.ts';
import { inGender } from './in-gender.ts';
import { textOf } from '../rules/index.ts';
import { listedBlocks } from './listed-blocks.ts';
import { isOverallTextNeeded, OVERALL_FIELD } from './subjective-input.ts';
import { tableBlock } from './table-block.ts';
import { textAsBlocks } from './text-blocks.ts';
import { multiply } from './typography.ts';
import { NOTHING_RECORDED_CELL } from './tree.ts';
import type { DocumentBlock, Entry, HeadingBlock, ParagraphBlock, ReportLanguage } from './tree.ts';
import { wording } from './wording.ts';

export interface SectionSources {
  readonly answers: Answers;
  /** The physician's identity, for the block of the catalogue that asks for it. */
  readonly physician: readonly Entry[];
  /** Shows in every target what Word alone would. */
  readonly isEverySectionShown: boolean;
  /** The parts of the examination to name as not examined. */
  readonly leftOut: readonly RegionId[];
  /** Whether each part says what of the form it shows. */
  readonly namesSources: boolean;
}

/** Blocks, and whether they hold more than sentences that the form prints in every report. */
interface Content {
  readonly blocks: readonly DocumentBlock[];
  readonly holds: boolean;
}

type Level = HeadingBlock['level'];

/** Sections of many short answers, which read better beside their labels than each under a title of its own. */
const COMPACT: ReadonlySet<SectionId> = new Set(['section5']);
/** The section that says how the evaluation was conducted. */
const INTERVIEW: SectionId = 'section3';
/** Letters and lines of an answer that still stands beside its label. */
const SHORT_ANSWER = { letters: 500, lines: 6 } as const;

/** Heading and content of a section; a section that holds nothing says so in one sentence. */
export function sectionBlocks(
  section: Section<FieldId>,
  level: 1 | 2,
  sources: SectionSources,
): readonly DocumentBlock[] {
  const { answers, isEverySectionShown } = sources;
  const { language } = answers;
  const isCompact = COMPACT.has(section.id) && areAnswersShort(section, answers);
  const groups = section.groups.map((group) => groupContent(group, { level, isCompact }, sources));
  const contents = joinEntries(groups.flatMap(({ blocks: content }) => content));
  const told = section.id === INTERVIEW ? toldStatement(answers) : [];
  const blocks: readonly DocumentBlock[] = [
    {
      kind: 'heading',
      level,
      text: `${section.number}. ${inGender(section.title[language], answers)}`,
      ...from(sources, section.id),
    },
    ...examinedStatement(section, groups, answers),
    ...leftOutStatement(section, sources),
    ...(hasFindingTables(section) && contents.some(hasUnrecordedCell)
      ? [statement(wording('cellsExplained', language))]
      : []),
    ...(groups.some(({ holds }) => holds) ? contents : contents.filter((block) => !isAnnouncement(block))),
    ...told,
    ...(told.length > 0 || groups.some(({ holds }) => holds)
      ? []
      : [statement(wording('nothingRecorded', language))]),
  ];
  const { only } = section;
  return only === undefined || isEverySectionShown ? blocks : blocks.map((block) => ({ ...block, only }));
}

/** That the worker was told of the dictation, and when, where the physician has said so. */
function toldStatement(answers: Answers): readonly ParagraphBlock[] {
  const [date, time] = answers.meta?.dictationToldAt?.split('T') ?? [];
  if (date === undefined || time === undefined) return [];
  const clock = answers.language === 'fr' ? time.replace(/^0?(\d+):/u, '$1\u00A0h\u00A0') : time;
  return [
    statement(
      inGender(wording('dictationTold', answers.language), answers)
        .replace('{date}', date)
        .replace('{time}', clock),
    ),
  ];
}

function isLeftOut({ region }: Group<FieldId>, meta: Answers['meta']): boolean {
  return region !== undefined && meta?.notExamined.includes(region) === true;
}

/**
 * What the examination bore on, in one sentence, where a region was left out of it: the regions in which something is
 * recorded, for one that is empty was perhaps not examined either.
 * @param contents of the groups of the section, in their order
 */
function examinedStatement(
  { groups }: Section<FieldId>,
  contents: readonly Content[],
  { meta, language }: Answers,
): readonly ParagraphBlock[] {
  if (!groups.some((group) => isLeftOut(group, meta))) return [];
  const isNone = groups.every((group) => group.region === undefined || isLeftOut(group, meta));
  const recorded = groups.filter(
    ({ region }, index) => region !== undefined && (contents[index]?.blocks.length ?? 0) > 0,
  );
  if (recorded.length === 0) return isNone ? [statement(wording('noneExamined', language))] : [];
  return [statement(wording('examined', language).replace('{regions}', () => titlesOf(recorded, language)))];
}

/** The regions of the case that were left out, in one line, where the physician has chosen to name them. */
function leftOutStatement(
  { groups }: Section<FieldId>,
  { leftOut, answers: { language } }: SectionSources,
): readonly ParagraphBlock[] {
  const named = groups.filter(({ region }) => region !== undefined && leftOut.includes(region));
  if (named.length === 0) return [];
  return [statement(wording('notExamined', language).replace('{regions}', () => titlesOf(named, language)))];
}

function titlesOf(groups: readonly Group<FieldId>[], language: ReportLanguage): string {
  return groups.map(({ title }) => title?.[language].toLowerCase() ?? '').join(', ');
}

interface Place {
  /** Level of the section's heading. */
  readonly level: 1 | 2;
  readonly isCompact: boolean;
}

function groupContent(
  group: Group<FieldId>,
  { level: sectionLevel, isCompact }: Place,
  sources: SectionSources,
): Content {
  const { language, meta } = sources.answers;
  const title = group.title?.[language];
  const heading: readonly HeadingBlock[] =
    title === undefined
      ? []
      : [{ kind: 'heading', level: below(sectionLevel), text: title, ...from(sources, group.region) }];
  if (isLeftOut(group, meta)) return { blocks: [], holds: true };
  const textLevel = below(title === undefined ? sectionLevel : below(sectionLevel));
  const hasOneField = fieldsOfGroup(group).length === 1;
  const contents = group.blocks.map((block) =>
    blockContent(block, { titles: hasOneField ? undefined : textLevel, isCompact }, sources),
  );
  const blocks = contents.flatMap((content) => content.blocks);
  return {
    blocks: blocks.length === 0 ? [] : [...heading, ...blocks],
    holds: contents.some(({ holds }) => holds),
  };
}

interface Titles {
  /** Level of the titles of texts and tables; undefined where the heading above already names the only field. */
  readonly titles: Level | undefined;
  readonly isCompact: boolean;
}

function blockContent(block: Block<FieldId>, place: Titles, sources: SectionSources): Content {
  const { answers, physician } = sources;
  if (block.kind === 'statement') return { blocks: [statement(block.text[answers.language])], holds: false };
  if (block.kind === 'physician') return content([{ kind: 'entries', entries: physician }]);
  if (block.kind === 'fields') return content(fieldsContent(block, place, sources));
  const table = tableBlock(block, answers, sources.namesSources);
  if (table === undefined) return content([]);
  return content([...titled(place.titles, table.caption, from(sources, block.id)), table]);
}

function fieldsContent(
  { fields, layout }: FieldsBlock<FieldId>,
  { titles, isCompact }: Titles,
  sources: SectionSources,
): readonly DocumentBlock[] {
  const { answers } = sources;
  const { data } = answers;
  const labelOf = (field: ReportField): string => inGender(field.label[answers.language], answers);
  const items = fields
    .filter((field) => field.kind === 'flag')
    .map((field) => ({
      label: labelOf(field),
      checked: data[field.id] === true,
      ...from(sources, field.id),
    }));
  const blocks: DocumentBlock[] = items.length === 0 ? [] : [{ kind: 'checkboxes', items }];
  let entries: Entry[] = [];
  const endEntries = (): void => {
    if (entries.length > 0) blocks.push({ kind: 'entries', entries });
    entries = [];
  };
  for (const field of fields.filter(({ kind }) => kind !== 'flag')) {
    const value = printedValue(field, answers);
    const source = from(sources, field.id);
    const isBesideLabel = field.kind !== 'text' || isCompact;
    if (value === '' && layout !== 'identity') continue;
    const listed = listedBlocks(field, answers);
    if (listed !== undefined) {
      if (listed.length > 0) endEntries();
      for (const block of listed)
        blocks.push(...(block.kind === 'table' ? titled(titles, block.caption, source) : []), {
          ...block,
          ...source,
        });
    } else if (isBesideLabel)
      entries.push({
        label: labelOf(field),
        // Who the worker is and the number of the file hold no product.
        value: layout === 'identity' ? value : multiply(value),
        ...source,
      });
    else if (field.id !== OVERALL_FIELD || isOverallTextNeeded(data)) {
      endEntries();
      blocks.push(
        ...titled(titles, labelOf(field), source),
        ...textAsBlocks(multiply(value)).map((block) => ({ ...block, ...source })),
      );
    }
  }
  endEntries();
  return blocks;
}

/** Label and value pairs that follow each other are one block. */
function joinEntries(blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
  const joined: DocumentBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === 'entries' && last?.kind === 'entries') {
      joined[joined.length - 1] = { ...last, entries: [...last.entries, ...block.entries] };
    } else joined.push(block);
  }
  return joined;
}

/** Whether every answer of the section stands beside its label: some there and others under titles read as two lists. */
function areAnswersShort(section: Section<FieldId>, answers: Answers): boolean {
  return fieldsOfSection(section).every(({ id }) => {
    const text = textOf(answers.data, id);
    return text.length <= SHORT_ANSWER.letters && text.split('\n').length <= SHORT_ANSWER.lines;
  });
}

/** True for a section with tables of findings, in which a test may not have been done. */
function hasFindingTables({ groups }: Section<FieldId>): boolean {
  return groups.some(({ blocks }) => blocks.some(({ kind }) => kind === 'table'));
}

function hasUnrecordedCell(block: DocumentBlock): boolean {
  return (
    block.kind === 'table' &&
    block.rows.some(({ cells }) => cells.some((cell) => cell === NOTHING_RECORDED_CELL))
  );
}

/** What of the form a part shows, where the document is to say so. */
function from({ namesSources }: SectionSources, source: string | undefined): { readonly source?: string } {
  return namesSources && source !== undefined ? { source } : {};
}

function titled(
  level: Level | undefined,
  text: string,
  source: ReturnType<typeof from>,
): readonly HeadingBlock[] {
  return level === undefined ? [] : [{ kind: 'heading', level, text, ...source }];
}

/** A sentence of the form, which announces what follows it. */
function isAnnouncement(block: DocumentBlock): boolean {
  return block.kind === 'paragraph' && block.style === 'statement';
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
