import type { GeneratedAnswer } from '@constat/contract';
import type { FieldId } from '@constat/report/catalogue';
import { CONCLUSION_FIELDS } from './conclusion-fields.ts';

/** What is written when the physician takes the conclusion, with the sentences without a source that were ticked. */
export function chosenConclusion(
  answer: Pick<GeneratedAnswer, 'unsourced'> & { readonly conclusion: Readonly<Record<string, string>> },
  ticked: ReadonlySet<number>,
): ReadonlyMap<FieldId, string> {
  const texts = new Map<FieldId, string>();
  for (const field of CONCLUSION_FIELDS) {
    const sentences = answer.unsourced
      .filter((sentence, index) => sentence.field === field && ticked.has(index))
      .map(({ text }) => text);
    const text = [answer.conclusion[field] ?? '', ...sentences].filter((part) => part !== '').join(' ');
    if (text !== '') texts.set(field, text);
  }
  return texts;
}
