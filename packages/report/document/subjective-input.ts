/**
 * Section 8 is dictated as one text and then split into three. The overall text is printed only when it holds
 * something that none of the three does, so that nothing dictated is missing and nothing is printed twice.
 */
import type { FieldId } from '../catalogue/index.ts';
import { textOf } from '../rules/index.ts';
import type { FormData } from '../rules/index.ts';
import { blankSubjectiveHeadings } from '../rules/subjective/index.ts';

export const OVERALL_FIELD = 'section8Input' satisfies FieldId;

export const SUBJECTIVE_PARTS = [
  'appreciationEvolution',
  'plaintesproblemes',
  'impactAvq',
] as const satisfies readonly FieldId[];

const EDGES = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;

/** True when the words of a line of the overall text, its headings aside, stand in none of the three parts. */
export function isOverallTextNeeded(data: FormData): boolean {
  const parts = SUBJECTIVE_PARTS.map((id) => wordsOf(textOf(data, id)));
  return blankSubjectiveHeadings(textOf(data, OVERALL_FIELD))
    .split(/\r\n?|\n/u)
    .map(wordsOf)
    .some((line) => line !== '' && !parts.some((part) => part.includes(line)));
}

/** The words one after another, each between blanks, so that « non » is not found in « sinon ». */
function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => withoutEdges(word))
    .filter((word) => word !== '');
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

/** A word without the punctuation around it; a sign alone, or a number with its sign, keeps it. */
function withoutEdges(word: string): string {
  return /\p{N}/u.test(word) ? word.replaceAll(/[,;:.!?]+$/gu, '') : word.replaceAll(EDGES, '');
}
