/** The blocks of one section of the catalogue. */
import { fieldsOfGroup, fieldsOfSection } from '../catalogue/index.ts';
import type { Block, FieldId, Group, Section, SectionId } from '../catalogue/index.ts';
import { textOf } from '../rules/index.ts';
import { fieldsContent, titled } from './fields-content.ts';
import type { Level, Titles } from './fields-content.ts';
import type { Answers } from './format-value.ts';
import { inGender } from './label-in-gender.ts';
import { from } from './section-sources.ts';
import type { SectionSources } from './section-sources.ts';
import {
  examinedStatement,
  isLeftOut,
  leftOutStatement,
  statement,
  toldStatement,
} from './section-statements.ts';
import { tableBlock } from './table-block.ts';
import { NOTHING_RECORDED_CELL } from './tree.ts';
import type { DocumentBlock, HeadingBlock } from './tree.ts';
import { wording } from './wording.ts';

/** Blocks, and whether they hold more than sentences that the form prints in every report. */
interface Content {
  readonly blocks: readonly DocumentBlock[];
  readonly holds: boolean;
}

/** Sections of many short answers, which read better beside their labels than each under a title of its own. */
const COMPACT: ReadonlySet<SectionId> = new Set(['section5']);
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
  const told = toldStatement(section, answers);
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

function blockContent(block: Block<FieldId>, place: Titles, sources: SectionSources): Content {
  const { answers, physician } = sources;
  if (block.kind === 'statement') return { blocks: [statement(block.text[answers.language])], holds: false };
  if (block.kind === 'physician') return content([{ kind: 'entries', entries: physician }]);
  if (block.kind === 'fields') return content(fieldsContent(block, place, sources));
  const table = tableBlock(block, answers, sources.namesSources);
  if (table === undefined) return content([]);
  return content([...titled(place.titles, table.caption, from(sources, block.id)), table]);
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

/** A sentence of the form, which announces what follows it. */
function isAnnouncement(block: DocumentBlock): boolean {
  return block.kind === 'paragraph' && block.style === 'statement';
}

function content(blocks: readonly DocumentBlock[]): Content {
  return { blocks, holds: blocks.length > 0 };
}

function below(level: Level): Level {
  return level === 1 ? 2 : level === 2 ? 3 : 4;
}
