/** Sentences that a section says of itself: what the examination bore on, and that the dictation was told of. */
import type { FieldId, Group, Section, SectionId } from '../catalogue/index.ts';
import type { Answers } from './format-value.ts';
import { inGender } from './label-in-gender.ts';
import type { SectionSources } from './section-sources.ts';
import type { DocumentBlock, ParagraphBlock, ReportLanguage } from './tree.ts';
import { wording } from './wording.ts';

/** The section that says how the evaluation was conducted. */
const INTERVIEW: SectionId = 'section3';

/** In the section of the interview, that the worker was told of the dictation, and when, where the physician has said so. */
export function toldStatement({ id }: Section<FieldId>, answers: Answers): readonly ParagraphBlock[] {
  if (id !== INTERVIEW) return [];
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

/** Whether the region of a group was not examined. */
export function isLeftOut({ region }: Group<FieldId>, meta: Answers['meta']): boolean {
  return region !== undefined && meta?.notExamined.includes(region) === true;
}

/**
 * What the examination bore on, in one sentence, where a region was left out of it: the regions in which something is
 * recorded, for one that is empty was perhaps not examined either.
 * @param contents of the groups of the section, in their order
 */
export function examinedStatement(
  { groups }: Section<FieldId>,
  contents: readonly { readonly blocks: readonly DocumentBlock[] }[],
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
export function leftOutStatement(
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

export function statement(text: string): ParagraphBlock {
  return { kind: 'paragraph', text, style: 'statement' };
}
