/**
 * Section 8 is dictated as one text and then split into three. The overall text is printed only when it holds
 * something that none of the three does, so that nothing dictated is missing and nothing is printed twice.
 */
import type { FieldId } from '../catalogue/index.ts';
import { blankSubjectiveHeadings, textOf } from '../rules/index.ts';
import type { FormData } from '../rules/index.ts';

export const OVERALL_FIELD = 'section8Input' satisfies FieldId;

const PARTS = [
  'appreciationEvolution',
  'plaintesproblemes',
  'impactAvq',
] as const satisfies readonly FieldId[];

const BULLET = /^[-–—•*]\s*/u;

/** True when a line of the overall text, its headings aside, is in none of the three parts. */
export function isOverallTextNeeded(data: FormData): boolean {
  const parts = PARTS.map((id) => comparable(textOf(data, id)));
  return blankSubjectiveHeadings(textOf(data, OVERALL_FIELD))
    .split(/\r\n?|\n/u)
    .map((line) => comparable(line.trim().replace(BULLET, '')))
    .some((line) => line !== '' && !parts.some((part) => part.includes(line)));
}

function comparable(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}
